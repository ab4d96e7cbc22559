package app.starhop.game

import app.starhop.engine.Delays

/** A clock that the test moves. */
class ManualDelays : Delays {
    private class Due(
        val time: Long,
        val action: () -> Unit,
    )

    var now = 0L
    private val waiting = mutableListOf<Due>()

    /** How much is still to happen. */
    val count: Int get() = waiting.size

    override fun after(
        millis: Long,
        action: () -> Unit,
    ): () -> Unit {
        val due = Due(now + millis, action)
        waiting += due
        return { waiting -= due }
    }

    fun pass(millis: Long) {
        val end = now + millis
        while (true) {
            val next = waiting.filter { it.time <= end }.minByOrNull { it.time } ?: break
            waiting -= next
            now = maxOf(now, next.time)
            next.action()
        }
        now = end
    }
}
