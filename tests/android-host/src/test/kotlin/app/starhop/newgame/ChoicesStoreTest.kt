package app.starhop.newgame

import android.content.Context
import app.starhop.core.Mode
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

@RunWith(RobolectricTestRunner::class)
class ChoicesStoreTest {
    private val preferences = RuntimeEnvironment.getApplication().getSharedPreferences("choices", Context.MODE_PRIVATE)
    private val store = ChoicesStore(preferences, levels = 8)

    @Test
    fun `choices come back as they were kept`() {
        val choices = NewGameChoices(Mode.PASS_AND_PLAY, 8, Starter.TOSS)
        store.save(choices)
        assertEquals(choices, store.load())
    }

    @Test
    fun `nothing kept gives the defaults`() = assertEquals(NewGameChoices(), store.load())

    @Test
    fun `an unreadable value costs only itself`() {
        store.save(NewGameChoices(Mode.PASS_AND_PLAY, 6, Starter.COMPUTER))
        preferences.edit().putString("mode", "a mode of a later version").apply()
        assertEquals(NewGameChoices(Mode.COMPUTER, 6, Starter.COMPUTER), store.load())
    }

    @Test
    fun `a value of another type costs only itself`() {
        store.save(NewGameChoices(Mode.PASS_AND_PLAY, 6, Starter.COMPUTER))
        preferences
            .edit()
            .putString("level", "six")
            .putInt("starter", 1)
            .apply()
        assertEquals(NewGameChoices(mode = Mode.PASS_AND_PLAY), store.load())
    }

    @Test
    fun `a level that this version does not have is forgotten`() {
        preferences.edit().putInt("level", 9).apply()
        assertEquals(NewGameChoices.DEFAULT_LEVEL, store.load().level)
    }
}
