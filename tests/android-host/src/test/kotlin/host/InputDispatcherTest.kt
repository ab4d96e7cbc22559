package app.starhop.host

import android.app.AlertDialog
import android.content.ComponentName
import android.content.Intent
import android.os.Looper
import android.widget.EditText
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowChoreographer
import java.time.Duration

@RunWith(RobolectricTestRunner::class)
@Config(shadows = [RenewedActivity::class])
class InputDispatcherTest {
    @Test
    fun `what is typed reaches the field of an open dialog`() {
        val application = RuntimeEnvironment.getApplication()
        shadowOf(application.packageManager).addActivityIfNotPresent(ComponentName(application, FirstActivity::class.java))
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(Duration.ofMillis(16))
        val task = Task(ScreenSize(412, 892), Intent(application, FirstActivity::class.java))
        task.open()
        val field = EditText(task.activity)
        AlertDialog.Builder(task.activity).setView(field).show()
        task.settle()
        idle()
        val input = InputDispatcher(task)
        input.dispatch(Input.Text("Anna"))
        input.dispatch(Input.Key(checkNotNull(keyCodes["Backspace"])))
        idle()
        assertEquals("Ann", field.text.toString())
    }

    private fun idle() = shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(32))
}
