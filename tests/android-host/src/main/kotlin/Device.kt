package app.starhop.host

import android.os.Looper
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowApplication
import org.robolectric.shadows.ShadowChoreographer
import java.time.Duration
import java.util.concurrent.CountDownLatch
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit

/**
 * The running phone. Android's clock follows the wall clock in steps of one frame, or where it is [hurried] runs ahead of
 * it while something is due and nothing moves, and stands still under a finger. All that touches Android happens on the
 * thread of [run], which takes what the page sends from [inbox] and puts what it shows in [frames].
 */
internal class Device(
    size: ScreenSize,
    private val hurried: Boolean,
) {
    val inbox = LinkedBlockingQueue<Request>()
    val frames = Frames()

    private val task = Task.ofApp(size)
    private val screen = Screen(task, frames)
    private val input = InputDispatcher(task)
    private val looper = shadowOf(Looper.getMainLooper())
    private val ended = CountDownLatch(1)
    private val watching = mutableListOf<Request.Describe>()

    @Volatile
    private var ending = false

    fun run() {
        ShadowApplication.setEnableOnBackInvokedCallback(true)
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(Duration.ofNanos(FRAME))
        task.open()
        var last = System.nanoTime()
        while (!ending) {
            val hurries = hurried && screen.pausing && !input.touching
            answerUntil(if (hurries) last else last + FRAME)
            val now = System.nanoTime()
            looper.idleFor(passes(now - last, hurries), TimeUnit.NANOSECONDS)
            last = now
            task.settle()
            screen.refresh()
            watching.removeAll(::describe)
        }
        task.leave()
        ended.countDown()
    }

    /** How much time passes for Android: a program that is slow to lift its finger means no long press. */
    private fun passes(
        time: Long,
        hurries: Boolean,
    ) = when {
        hurries -> maxOf(FRAME, time)
        hurried && input.touching -> 0
        else -> time
    }

    /** Asks [run] to end as when the system closes an app, and waits for it. */
    fun end() {
        ending = true
        ended.await(LAST_WORDS, TimeUnit.SECONDS)
    }

    private fun answerUntil(time: Long) {
        while (true) {
            val left = time - System.nanoTime()
            val request = (if (left > 0) inbox.poll(left, TimeUnit.NANOSECONDS) else inbox.poll()) ?: return
            when (request) {
                is Request.Act -> input.dispatch(request.input)
                is Request.Describe -> if (!describe(request)) watching += request
            }
        }
    }

    /** Whether the time for it has come. */
    private fun describe(request: Request.Describe): Boolean {
        if (screen.still < request.still) return false
        request.answer.complete(Description.of(task, screen))
        return true
    }

    private companion object {
        const val FRAME = 16_000_000L
        const val LAST_WORDS = 3L
    }
}
