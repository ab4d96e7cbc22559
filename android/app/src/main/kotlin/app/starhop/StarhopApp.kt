package app.starhop

import android.app.Application
import android.content.Context
import android.os.Handler
import android.os.Looper
import app.starhop.core.GameLibrary
import app.starhop.engine.SearchWorker
import app.starhop.engine.Thinker
import app.starhop.engine.longWorker
import app.starhop.home.FirstRun
import app.starhop.home.KeptFirstRun
import app.starhop.home.OpenGame
import app.starhop.saved.FullDisk
import app.starhop.settings.SettingsStore
import app.starhop.sound.Sounds
import java.io.File
import java.util.concurrent.Executor

/** Owns the one [GameLibrary] of the process, so that two screens never hold two copies of one game. */
class StarhopApp : Application() {
    private val main = Handler(Looper.getMainLooper()).let { handler -> Executor { handler.post(it) } }

    val library: GameLibrary by lazy { GameLibrary.open(folder().path) }

    /** Where screens run slow library calls, one after another in the order in which they were asked for. */
    var background = worker("library")

    /** Does what changes the game on the screen, beside longer work on the saved ones. */
    var gameWorker: Background = worker("game")

    /** Runs the computer's searches. */
    var searchWorker: Thinker = SearchWorker(worker(SearchWorker.NAME))

    /** Runs reviews of games, beside the searches. */
    var reviewWorker: Background = worker("review")

    /** Makes what reads from other apps, each with a thread of its own, since any may block for ever. */
    var outsideWorker: () -> Background = { worker("outside") }

    /** Whether there is no room left for saved games. */
    val fullDisk = FullDisk()

    /** What the person has set. */
    val settings: SettingsStore by lazy { SettingsStore(getSharedPreferences("settings", MODE_PRIVATE)) }

    /** Whether the choice of the first run was made. */
    val firstRun: FirstRun by lazy { KeptFirstRun(getSharedPreferences("first-run", MODE_PRIVATE)) }

    /** The sounds of the game. */
    val sounds: Sounds by lazy { Sounds(this) { settings.current } }

    override fun onCreate() {
        super.onCreate()
        registerActivityLifecycleCallbacks(OpenGame(this))
    }

    override fun onTrimMemory(level: Int) {
        super.onTrimMemory(level)
        if (level >= TRIM_MEMORY_UI_HIDDEN) sounds.release()
    }

    private fun worker(name: String) = Background(longWorker(name), main)

    private fun folder(): File = System.getProperty(FOLDER)?.let(::File) ?: File(filesDir, "games")

    companion object {
        /** The system property by which a host names another folder for the saved games. */
        const val FOLDER = "starhop.library"
    }
}

private val Context.app: StarhopApp get() = applicationContext as StarhopApp

/** Where the screens of this process run slow library calls. */
val Context.background: Background get() = app.background

/** Does what changes the game on the screen. */
val Context.gameWorker: Background get() = app.gameWorker

/** Runs the computer's searches in this process. */
val Context.searchWorker: Thinker get() = app.searchWorker

/** Runs reviews of games in this process. */
val Context.reviewWorker: Background get() = app.reviewWorker

/** A worker of its own to read from another app with. */
fun Context.outsideWorker(): Background = app.outsideWorker()

/** Whether there is no room left for saved games. */
val Context.fullDisk: FullDisk get() = app.fullDisk

/** What the person has set. */
val Context.settings: SettingsStore get() = app.settings

/** Whether the choice of the first run was made. */
val Context.firstRun: FirstRun get() = app.firstRun

/** The sounds of this process. */
val Context.sounds: Sounds get() = app.sounds

/** The saved games of this process. */
val Context.library: GameLibrary get() = app.library
