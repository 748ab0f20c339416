// VarHandles with exact behaviour refuse call sites whose types are not theirs to the letter.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ExactVarHandle {
    static long total;

    interface Work {
        Object run();
    }

    static void show(String name, Work work) {
        try {
            System.out.println(name + " " + work.run());
        } catch (RuntimeException e) {
            System.out.println(name + " ! " + e);
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        VarHandle loose = MethodHandles.arrayElementVarHandle(int[].class);
        VarHandle exact = loose.withInvokeExactBehavior();
        int[] array = {1, 2};
        System.out.println(loose.hasInvokeExactBehavior() + " " + exact.hasInvokeExactBehavior());
        show("loose short", () -> {
            loose.set(array, 0, (short) 5);
            return array[0];
        });
        show("exact short", () -> {
            exact.set(array, 0, (short) 6);
            return array[0];
        });
        show("exact int", () -> {
            exact.set(array, 0, 7);
            return (int) exact.get(array, 0);
        });
        show("exact object result", () -> exact.get(array, 1));
        show("loosened again", () -> exact.withInvokeBehavior().get(array, 1));
        VarHandle statics = MethodHandles.lookup().findStaticVarHandle(ExactVarHandle.class, "total", long.class)
                .withInvokeExactBehavior();
        show("static int", () -> {
            statics.set(3);
            return total;
        });
        show("static long", () -> (long) statics.getAndAdd(4L) + total);
    }
}
