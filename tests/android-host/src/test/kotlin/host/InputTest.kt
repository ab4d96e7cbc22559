package app.starhop.host

import android.view.KeyEvent
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Test

class InputTest {
    @Test
    fun `a touch has a phase and a place`() {
        assertEquals(Input.Touch(Input.Phase.DOWN, 0.5f, 0.25f), Input.parse("down 0.5 0.25"))
        assertEquals(Input.Touch(Input.Phase.CANCEL, 0f, 1f), Input.parse("cancel 0 1"))
    }

    @Test
    fun `text keeps its spaces and any script`() {
        assertEquals(Input.Text("Lång match 棋"), Input.parse("text Lång match 棋"))
    }

    @Test
    fun `the space bar is a key`() {
        assertEquals(Input.Key(KeyEvent.KEYCODE_SPACE), Input.parse("key  "))
    }

    @Test
    fun `what is not an input is named`() {
        for (line in listOf("down 0.5", "down 0.5 NaN", "move a b", "key Shift", "text ", "jump", "")) {
            val error = assertThrows(line, IllegalArgumentException::class.java) { Input.parse(line) }
            assertEquals(true, error.message!!.isNotBlank())
        }
    }
}
