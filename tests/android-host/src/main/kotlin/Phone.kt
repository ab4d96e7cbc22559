package app.starhop.host

import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import org.robolectric.annotation.LooperMode

/** The phone on the desk: the real app in Robolectric's Android, seen and touched through a page in a browser. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [34], shadows = [DataFolder::class, RenewedActivity::class])
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@LooperMode(LooperMode.Mode.PAUSED)
class Phone {
    @Test
    fun live() {
        val options = PhoneOptions.fromProperties()
        RuntimeEnvironment.setQualifiers(options.size.qualifiers(options.language, options.dark))
        val device = Device(options.size, options.hurried)
        Runtime.getRuntime().addShutdownHook(Thread(device::end))
        PhoneServer(options, device.frames, device.inbox).use { server ->
            println("Starhop is at ${server.address}")
            println("Saved games are in ${DataFolder.path}. Ctrl-C ends the phone.")
            if (options.browser) Desktop.browse(server.address)
            device.run()
        }
    }
}
