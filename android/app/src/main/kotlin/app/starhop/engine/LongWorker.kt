package app.starhop.engine

import java.util.concurrent.Executor
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.ThreadPoolExecutor
import java.util.concurrent.TimeUnit

/** One thread for searches, with the stack that their depth needs. It ends when nothing is left to do. */
fun longWorker(name: String): Executor =
    ThreadPoolExecutor(0, 1, LINGER, TimeUnit.MILLISECONDS, LinkedBlockingQueue()) { work ->
        Thread(null, work, name, STACK).apply { isDaemon = true }
    }

private const val LINGER = 200L

/** In bytes: what the core asks for. Android's own threads have an eighth of it. */
private const val STACK = 8L shl 20
