package app.starhop.host

import java.util.concurrent.TimeUnit
import java.util.concurrent.locks.ReentrantLock
import kotlin.concurrent.withLock

internal class Frame(
    val number: Int,
    val jpeg: ByteArray,
)

/** The latest picture of the screen, for whoever waits for a newer one. */
internal class Frames {
    private val lock = ReentrantLock()
    private val published = lock.newCondition()
    private var latest: Frame? = null

    fun publish(jpeg: ByteArray) =
        lock.withLock {
            latest = Frame((latest?.number ?: 0) + 1, jpeg)
            published.signalAll()
        }

    /** The first picture after the given one, or none where the screen stays as it is for that long. */
    fun after(
        number: Int,
        milliseconds: Long,
    ): Frame? =
        lock.withLock {
            var left = TimeUnit.MILLISECONDS.toNanos(milliseconds)
            while (left > 0 && (latest == null || latest!!.number <= number)) left = published.awaitNanos(left)
            latest?.takeIf { it.number > number }
        }
}
