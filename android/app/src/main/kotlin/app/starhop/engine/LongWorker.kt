package app.starhop.engine

import java.util.concurrent.Executor
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.ThreadPoolExecutor
import java.util.concurrent.TimeUnit

/** One thread, with the stack that the depth of searches needs, for work in the order in which it comes. It ends when nothing is left to do. */
fun longWorker(name: String): Executor =
    ThreadPoolExecutor(0, 1, LINGER, TimeUnit.MILLISECONDS, LinkedBlockingQueue()) { work ->
        Thread(null, work, name, STACK).apply { isDaemon = true }
    }

private const val LINGER = 200L

/** In bytes: what the core asks for. Android's own threads have an eighth of it. */
private const val STACK = 8L shl 20
