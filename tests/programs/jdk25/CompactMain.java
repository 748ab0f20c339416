// A compact source file (JEP 512): an instance main method without a class declaration.
int calls = 0;

String greet(String name) {
    calls++;
    return "Hello, " + name + " " + calls;
}

void main() {
    IO.println(greet("one"));
    IO.println(greet("two"));
    IO.print(List.of(1, 2, 3));
    IO.println();
    assert calls == 2 : "calls " + calls;
    throw new IllegalStateException("end " + calls);
}
