package app.starhop.replay

import app.starhop.Background
import java.util.concurrent.Executor
import java.util.concurrent.FutureTask

/** Work that runs when the test says so: at once, or on a thread of its own. */
class HeldWork : Executor {
    private val held = ArrayDeque<Runnable>()

    val background = Background(this) { it.run() }

    val waiting: Int get() = held.size

    override fun execute(work: Runnable) {
        held += work
    }

    fun run() = held.removeFirst().run()

    /** Starts the oldest work; what is returned awaits its end. */
    fun runAside(): () -> Unit {
        val running = FutureTask(held.removeFirst(), Unit)
        Thread(null, running, "aside", STACK).start()
        return { running.get() }
    }

    private companion object {
        /** In bytes. */
        const val STACK = 8L shl 20
    }
}
