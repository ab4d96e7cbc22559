package app.starhop.sound

import android.content.ComponentCallbacks2
import android.content.Context
import android.media.AudioAttributes
import android.media.AudioManager
import android.media.SoundPool
import android.view.View
import android.widget.ImageButton
import app.starhop.R
import app.starhop.StarhopApp
import app.starhop.board.Holes
import app.starhop.core.TargetKind
import app.starhop.game.GameHarness
import app.starhop.settings
import app.starhop.settings.Pace
import app.starhop.settings.Settings
import app.starhop.settings.SettingsStore
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.util.ReflectionHelpers
import kotlin.math.log2
import kotlin.math.pow

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-w412dp-h892dp-xhdpi")
class SoundsTest {
    @get:Rule
    val game = GameHarness()

    private val app get() = RuntimeEnvironment.getApplication() as StarhopApp
    private val audio get() = app.getSystemService(AudioManager::class.java)
    private val pool: SoundPool? get() = ReflectionHelpers.getField(app.sounds, "pool")

    private fun rates(sound: Sound): List<Float> = pool?.let { shadowOf(it).getResourcePlaybacks(sound.file) }.orEmpty().map { it.rate }

    private fun heard(): Set<Sound> = Sound.entries.filterTo(mutableSetOf()) { rates(it).isNotEmpty() }

    private fun forget() = checkNotNull(pool).let { shadowOf(it).clearPlayed() }

    private fun openWithChain() {
        game.startPassAndPlay("d2-e6 n2-m6")
        game.open()
    }

    private fun playChain() {
        game.tap("c1")
        game.tap("e7")
        game.settle()
    }

    @Test
    fun `E6 sounds are those of a game`() {
        openWithChain()
        val attributes: AudioAttributes = ReflectionHelpers.getField(checkNotNull(pool), "mAttributes")
        assertEquals(AudioAttributes.USAGE_GAME, attributes.usage)
        assertEquals(AudioAttributes.CONTENT_TYPE_SONIFICATION, attributes.contentType)
        assertEquals(AudioManager.STREAM_MUSIC, game.activity.volumeControlStream)
    }

    @Test
    fun `E6 sounds leave what else is heard alone`() {
        openWithChain()
        playChain()
        assertEquals(setOf(Sound.TICK, Sound.HOP), heard())
        assertNull(shadowOf(audio).lastAudioFocusRequest)
    }

    @Test
    fun `E6 nothing is heard unless the ringer is normal`() {
        openWithChain()
        for (mode in listOf(AudioManager.RINGER_MODE_SILENT, AudioManager.RINGER_MODE_VIBRATE)) {
            audio.ringerMode = mode
            playChain()
            game.press(R.id.undo)
            game.settle()
            assertEquals(emptySet<Sound>(), heard())
        }
        audio.ringerMode = AudioManager.RINGER_MODE_NORMAL
        playChain()
        assertEquals(setOf(Sound.TICK, Sound.HOP), heard())
    }

    @Test
    fun `E7 mute is one tap in the game and persists`() {
        openWithChain()
        val speaker = game.view<ImageButton>(R.id.speaker)
        assertEquals(View.VISIBLE, speaker.visibility)
        assertEquals("Turn sounds off", speaker.contentDescription)
        game.press(R.id.speaker)
        assertEquals("Turn sounds on", speaker.contentDescription)
        playChain()
        assertEquals(emptySet<Sound>(), heard())
        val kept = SettingsStore(app.getSharedPreferences("settings", Context.MODE_PRIVATE))
        assertFalse(kept.current.sounds)
        game.killAndReopen()
        assertEquals("Turn sounds on", game.view<View>(R.id.speaker).contentDescription)
        game.press(R.id.speaker)
        assertTrue(app.settings.current.sounds)
        game.press(R.id.undo)
        game.settle()
        assertEquals(setOf(Sound.TICK), heard())
    }

    @Test
    fun `E7 every shape of the screen has the speaker where it hides nothing`() {
        game.startPassAndPlay()
        game.open()
        for (size in listOf("w320dp-h568dp-port", "w892dp-h412dp-land", "w1280dp-h800dp-land", "w412dp-h450dp-port")) {
            game.turn("+$size")
            game.shot("game-speaker-$size")
            val speaker = game.view<View>(R.id.speaker)
            assertTrue(size, speaker.isShown)
            val at = IntArray(2).also(speaker::getLocationInWindow)
            val nearest =
                (0 until Holes.count).minOf { hole ->
                    val (x, y) = game.onScreen(Holes.name(hole))
                    maxOf(at[0] - x, x - at[0] - speaker.width, at[1] - y, y - at[1] - speaker.height)
                }
            assertTrue("$size: $nearest", nearest > game.board.geometry.pitch / 2)
        }
    }

    @Test
    fun `a step taps and each hop knocks a semitone higher, at most seven`() {
        openWithChain()
        game.presenter.playMove(game.presenter.legalMoves().first { it.kind == TargetKind.STEP })
        game.settle()
        assertEquals(listOf(1f), rates(Sound.STEP))
        forget()
        (1..10).forEach(app.sounds::landing)
        val semitones = rates(Sound.HOP).map { Math.round(12 * log2(it)) }
        assertEquals(listOf(0, 1, 2, 3, 4, 5, 6, 7, 7, 7), semitones)
        assertEquals(2f.pow(7f / 12), rates(Sound.HOP).last(), 1e-4f)
    }

    @Test
    fun `without motion a chain is still heard, once`() {
        app.settings.save(Settings(pace = Pace.OFF))
        openWithChain()
        playChain()
        assertEquals(1, rates(Sound.HOP).size)
    }

    @Test
    fun `many changes at once tick at most twelve times a second`() {
        openWithChain()
        repeat(100) {
            app.sounds.tick()
            game.letPass(10)
        }
        assertTrue("${rates(Sound.TICK).size}", rates(Sound.TICK).size in 10..12)
    }

    @Test
    fun `an app in the background holds no sounds and has them again`() {
        openWithChain()
        app.onTrimMemory(ComponentCallbacks2.TRIM_MEMORY_UI_HIDDEN)
        assertNull(pool)
        playChain()
        assertEquals(setOf(Sound.TICK, Sound.HOP), heard())
    }

    @Test
    fun `the end of a game is heard once it has come`() {
        openWithChain()
        forget()
        game.presenter.resign()
        game.idle()
        assertEquals(setOf(Sound.WIN), heard())
    }
}
