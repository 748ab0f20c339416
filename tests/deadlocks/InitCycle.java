// Two classes whose initialisers need each other, started by two threads.
public class InitCycle {
    static class First {
        static int value = slow();

        static int slow() {
            pause();
            return Second.value;
        }
    }

    static class Second {
        static int value = slow();

        static int slow() {
            pause();
            return First.value;
        }
    }

    static void pause() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> System.out.println(First.value), "first");
        Thread second = new Thread(() -> System.out.println(Second.value), "second");
        first.start();
        second.start();
        first.join();
    }
}
