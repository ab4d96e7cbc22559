package app.starhop.support

import com.sun.management.ThreadMXBean
import java.lang.management.ManagementFactory

/** Bytes that this thread allocates while it does the [work]. */
fun allocated(work: () -> Unit): Long {
    val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean
    val before = threads.currentThreadAllocatedBytes
    work()
    return threads.currentThreadAllocatedBytes - before
}
