package app.starhop.sound

import android.content.Context
import android.media.AudioAttributes
import android.media.AudioManager
import android.media.SoundPool
import android.os.SystemClock
import app.starhop.settings.Settings
import kotlin.math.min
import kotlin.math.pow

/**
 * Plays the sounds of the game beside whatever else the phone plays, and nothing while they are off or the phone is
 * silenced. Files are held from [prepare] to [release]; a sound that is not loaded yet is left out.
 */
class Sounds(
    private val context: Context,
    private val settings: () -> Settings,
) {
    private val audio: AudioManager? = context.getSystemService(AudioManager::class.java)
    private var pool: SoundPool? = null
    private var loaded: Map<Sound, Int> = emptyMap()
    private var ticked = -BETWEEN_TICKS

    private val audible: Boolean get() = settings().sounds && audio?.ringerMode == AudioManager.RINGER_MODE_NORMAL

    fun prepare() {
        if (pool != null || !settings().sounds) return
        val attributes =
            AudioAttributes
                .Builder()
                .setUsage(AudioAttributes.USAGE_GAME)
                .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                .build()
        pool =
            SoundPool.Builder().setAudioAttributes(attributes).setMaxStreams(AT_ONCE).build().also { fresh ->
                loaded = Sound.entries.associateWith { fresh.load(context, it.file, PRIORITY) }
            }
    }

    fun release() {
        pool?.release()
        pool = null
        loaded = emptyMap()
    }

    /** A piece has landed: on its first or a later hop of a move, or by a step where [hops] is 0. */
    fun landing(hops: Int) = if (hops == 0) play(Sound.STEP) else play(Sound.HOP, rate = SEMITONE.pow(min(hops - 1, HIGHEST)))

    /** Something small has changed; of many at once only some are heard. */
    fun tick() {
        val now = SystemClock.uptimeMillis()
        if (now - ticked < BETWEEN_TICKS) return
        ticked = now
        play(Sound.TICK, QUIET)
    }

    fun play(
        sound: Sound,
        volume: Float = 1f,
        rate: Float = 1f,
    ) {
        if (!audible) return
        prepare()
        loaded[sound]?.let { pool?.play(it, volume, volume, PRIORITY, 0, rate) }
    }

    private companion object {
        const val AT_ONCE = 4
        const val PRIORITY = 1
        const val QUIET = 0.4f

        /** Twelve ticks a second, in ms. */
        const val BETWEEN_TICKS = 1000L / 12

        /** Each hop of a chain sounds a semitone above the one before, at most seven above the first. */
        const val HIGHEST = 7
        val SEMITONE = 2f.pow(1f / 12)
    }
}
