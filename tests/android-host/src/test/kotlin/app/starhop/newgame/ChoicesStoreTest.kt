package app.starhop.newgame

import android.content.Context
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

@RunWith(RobolectricTestRunner::class)
class ChoicesStoreTest {
    private val preferences = RuntimeEnvironment.getApplication().getSharedPreferences("choices", Context.MODE_PRIVATE)
    private val store = ChoicesStore(preferences, levels = 8)
    private val choices =
        NewGameChoices(
            seats =
                listOf(
                    PlayerSetup("Åsa = 明", PlayerKind.Person),
                    NewGameChoices.computer(8),
                    NewGameChoices.PERSON,
                    NewGameChoices.computer(2),
                ),
            toss = true,
            teams = true,
            preset = null,
            own = mapOf("camps" to "closed", "first" to "4"),
        )

    private fun damage(
        key: String,
        value: String,
    ) = preferences.edit().putString(key, value).apply()

    @Test
    fun `choices come back as they were kept`() {
        store.save(choices)
        assertEquals(choices, store.load())
        store.save(NewGameChoices(preset = Preset.QQ))
        assertEquals(NewGameChoices(preset = Preset.QQ), store.load())
    }

    @Test
    fun `nothing kept gives the defaults`() = assertEquals(NewGameChoices(), store.load())

    @Test
    fun `an unreadable value costs only itself`() {
        store.save(choices)
        damage("preset", "rules of a later version")
        assertEquals(choices.copy(preset = Preset.PLYYARD), store.load())
        store.save(choices)
        damage("own", "camps=closed gravity=on first=9 swap")
        assertEquals(choices.copy(own = mapOf("camps" to "closed")), store.load())
    }

    @Test
    fun `a value of another type costs only itself`() {
        store.save(choices)
        preferences.edit().putInt("toss", 1).apply()
        assertEquals(choices.copy(toss = false), store.load())
    }

    @Test
    fun `a level that this version does not have is forgotten`() {
        store.save(choices)
        damage("kind1", "9")
        assertEquals(NewGameChoices.computer(NewGameChoices.DEFAULT_LEVEL), store.load().seats[1])
    }

    @Test
    fun `a number of players that cannot play is forgotten, and somebody is always a person`() {
        store.save(choices)
        damage("players", "5")
        assertEquals(choices.seats.take(2), store.load().seats)
        damage("players", "2")
        damage("kind0", "4")
        assertEquals(1, store.load().people)
    }

    @Test
    fun `a name that is too long is cut to what the core takes`() {
        store.save(choices)
        damage("name0", "x".repeat(400))
        assertEquals(
            ChoicesText.LONGEST_NAME,
            store
                .load()
                .seats[0]
                .name.length,
        )
    }
}
