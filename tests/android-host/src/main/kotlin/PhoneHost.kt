package app.starhop.host

import org.junit.runner.JUnitCore
import kotlin.system.exitProcess

/** Runs the app until the process is ended; the endless test [Phone] is what keeps Robolectric's Android alive. */
object PhoneHost {
    @JvmStatic
    fun main(arguments: Array<String>) {
        val result = JUnitCore.runClasses(Phone::class.java)
        result.failures.forEach { System.err.println(it.trace) }
        exitProcess(if (result.wasSuccessful()) 0 else 1)
    }
}
