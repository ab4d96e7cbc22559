package app.starhop.host

import android.app.Activity
import android.content.ComponentName
import android.content.Intent
import android.os.Bundle
import android.os.Looper
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowChoreographer
import java.time.Duration

private val calls = mutableListOf<String>()

/** Whether the next activity that starts asks to be made anew, as one does whose theme was changed meanwhile. */
private var renewed = false

open class FirstActivity : Activity() {
    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        log("create")
    }

    override fun onStart() {
        super.onStart()
        log("start")
        if (renewed) recreate()
        renewed = false
    }

    override fun onResume() = super.onResume().also { log("resume") }

    override fun onPause() = super.onPause().also { log("pause") }

    override fun onStop() = super.onStop().also { log("stop") }

    override fun onDestroy() = super.onDestroy().also { log("destroy") }

    override fun onNewIntent(intent: Intent) = log("new intent")

    @Deprecated("the framework's way without AndroidX")
    override fun onActivityResult(
        requestCode: Int,
        resultCode: Int,
        data: Intent?,
    ) = log("result $requestCode $resultCode ${data?.action}")

    private fun log(call: String) {
        calls += "${javaClass.simpleName.removeSuffix("Activity").lowercase()} $call"
    }
}

class SecondActivity : FirstActivity()

@RunWith(RobolectricTestRunner::class)
@Config(shadows = [RenewedActivity::class])
class TaskTest {
    private val application = RuntimeEnvironment.getApplication()
    private val size = ScreenSize(412, 892)
    private val task by lazy { Task(size, Intent(application, FirstActivity::class.java)) }

    @Before
    fun prepare() {
        calls.clear()
        for (type in listOf(FirstActivity::class.java, SecondActivity::class.java)) {
            shadowOf(application.packageManager).addActivityIfNotPresent(ComponentName(application, type))
        }
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(Duration.ofMillis(16))
        task.open()
    }

    @Test
    fun `an activity that is started covers the one below`() {
        calls.clear()
        startSecond()
        assertEquals(listOf("first pause", "second create", "second start", "second resume", "first stop"), calls)
        assertEquals(SecondActivity::class.java, task.activity!!.javaClass)
    }

    @Test
    fun `a finished activity hands its result to the one below`() {
        task.activity!!.startActivityForResult(Intent(application, SecondActivity::class.java), 7)
        task.settle()
        calls.clear()
        task.activity!!.setResult(Activity.RESULT_OK, Intent("done"))
        task.activity!!.finish()
        task.settle()
        assertEquals(
            listOf("second pause", "first start", "first result 7 -1 done", "first resume", "second stop", "second destroy"),
            calls,
        )
    }

    @Test
    fun `back finishes an activity and leaves the last one behind the launcher`() {
        val first = task.activity
        startSecond()
        task.back()
        task.settle()
        assertSame(first, task.activity)
        task.back()
        assertNull(task.activity)
        assertFalse(first!!.isDestroyed)
        task.open()
        assertSame(first, task.activity)
    }

    @Test
    fun `turning makes each activity anew once it is seen`() {
        val first = task.activity
        startSecond()
        val second = task.activity
        task.turn()
        assertNotSame(second, task.activity)
        assertEquals(
            892,
            task.activity!!
                .resources.configuration.screenWidthDp,
        )
        calls.clear()
        task.back()
        task.settle()
        assertNotSame(first, task.activity)
        assertEquals(
            892,
            task.activity!!
                .resources.configuration.screenWidthDp,
        )
    }

    @Test
    fun `an activity that asks for it is made anew and gets frames again`() {
        val first = task.activity
        startSecond()
        renewed = true
        task.back()
        task.settle()
        val fresh = checkNotNull(task.activity)
        assertNotSame(first, fresh)
        assertTrue(checkNotNull(first).isDestroyed)
        var frames = 0
        fresh.window.decorView.postOnAnimation { frames++ }
        shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(32))
        assertEquals(1, frames)
        assertEquals(1, task.windows.size)
    }

    @Test
    fun `clear top with single top goes back to the activity that is there`() {
        val first = task.activity
        startSecond()
        calls.clear()
        val flags = Intent.FLAG_ACTIVITY_CLEAR_TOP or Intent.FLAG_ACTIVITY_SINGLE_TOP
        task.activity!!.startActivity(Intent(application, FirstActivity::class.java).addFlags(flags))
        task.settle()
        assertSame(first, task.activity)
        assertEquals(listOf("first new intent"), calls.filter { it.startsWith("first new") })
        assertEquals(1, calls.count { it == "second destroy" })
    }

    @Test
    fun `leaving ends every activity`() {
        startSecond()
        calls.clear()
        task.leave()
        assertEquals(listOf("second pause", "second stop", "second destroy", "first destroy"), calls)
    }

    private fun startSecond() {
        task.activity!!.startActivity(Intent(application, SecondActivity::class.java))
        task.settle()
    }
}
