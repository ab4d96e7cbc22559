package app.starhop.game

import android.app.Application
import android.content.Intent
import android.content.pm.ApplicationInfo
import android.graphics.Bitmap
import android.graphics.Canvas
import android.os.Bundle
import android.os.Looper
import android.os.Parcel
import android.os.SystemClock
import android.view.Choreographer
import android.view.MotionEvent
import android.view.View
import android.window.OnBackInvokedCallback
import app.starhop.StarhopApp
import app.starhop.board.BoardView
import app.starhop.board.Holes
import app.starhop.core.GameLibrary
import app.starhop.core.GameSetup
import app.starhop.core.Match
import app.starhop.core.PlayerKind
import app.starhop.core.PlayerSetup
import app.starhop.core.Preset
import app.starhop.core.RuleSet
import app.starhop.core.Target
import app.starhop.support.DIRECTLY
import app.starhop.support.people
import org.junit.rules.ExternalResource
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadows.ShadowChoreographer
import org.robolectric.util.ReflectionHelpers
import java.io.File
import java.nio.file.Files
import java.time.Duration
import java.util.concurrent.TimeUnit

/** A game screen in a folder of its own, with a clock that moves only when the test moves it. */
class GameHarness(
    val folder: File = Files.createTempDirectory("games").toFile(),
) : ExternalResource() {
    private var downTime = 0L

    val thinker = HeldThinker()
    val library: GameLibrary get() = (RuntimeEnvironment.getApplication() as StarhopApp).library
    lateinit var match: Match
        private set
    lateinit var controller: ActivityController<GameActivity>
        private set

    val activity: GameActivity get() = controller.get()
    val presenter: GamePresenter get() = checkNotNull(activity.presenter)
    val state: GameState get() = presenter.state
    val board: BoardView get() = view(app.starhop.R.id.board)

    override fun before() {
        System.setProperty(StarhopApp.FOLDER, folder.path)
        val application = RuntimeEnvironment.getApplication() as StarhopApp
        application.searchWorker = thinker
        application.gameWorker = DIRECTLY
        enableBack(application)
    }

    override fun after() {
        if (::controller.isInitialized) controller.pause().stop().destroy()
        idle(FRAME * 4)
        ShadowChoreographer.setPaused(false)
        System.clearProperty(StarhopApp.FOLDER)
        folder.deleteRecursively()
    }

    fun startPassAndPlay(moves: String = "") = start(PlayerKind.Person, PlayerKind.Person, moves)

    fun startAgainstComputer(level: Int = 5) = start(PlayerKind.Person, PlayerKind.Computer(level), "")

    /** A person on the first seat against computers on all others. */
    fun startComputers(players: Int) {
        val computers = List(players - 1) { PlayerSetup("", PlayerKind.Computer(1)) }
        match =
            library.start(
                GameSetup(RuleSet(Preset.PLYYARD, emptyList()), listOf(PlayerSetup("", PlayerKind.Person)) + computers, toss = null),
            )
    }

    /** A game between [players] people under any rules, after what [play] does. */
    fun startUnder(
        preset: Preset,
        players: Int = 2,
        vararg changes: Pair<String, String>,
        play: (Match) -> Unit = {},
    ) {
        match = library.people(preset, players, *changes)
        play(match)
    }

    /** Takes up a saved game, as [open] needs it. */
    fun take(id: String) {
        match = library.openGame(id)
    }

    /** The computer has red, so that it moves first and the person's side is turned to the bottom. */
    fun startAsBlue(level: Int = 5) = start(PlayerKind.Computer(level), PlayerKind.Person, "")

    /** Plays [plies] plies, each the move that brings its piece furthest; the computer moves by its own search. */
    fun playForward(plies: Int) =
        repeat(plies) {
            val snapshot = match.snapshot()
            if (snapshot.computerToMove) {
                val search = match.search()
                search.moveNow()
                search.run()
                match.playFound(search)
            } else {
                match.play(furthest(snapshot.toMove))
            }
        }

    /** The move of the mover with the most hops. */
    fun longest(): Target = match.legalMoves().maxBy { it.hops }

    /** The hole of the piece that can hop most. */
    fun jumper(): String = Holes.name(longest().path.first())

    private fun furthest(seat: Int): List<Int> {
        val up = if (seat == 1) 1 else -1
        return match.legalMoves().maxBy { up * (Holes.all[it.path.last()].y - Holes.all[it.path.first()].y) }.path
    }

    private fun start(
        red: PlayerKind,
        blue: PlayerKind,
        moves: String,
    ) {
        match =
            library.start(GameSetup(RuleSet(Preset.PLYYARD, emptyList()), listOf(PlayerSetup("", red), PlayerSetup("", blue)), toss = null))
        moves.split(' ').filter(String::isNotEmpty).forEach { match.play(path(it)) }
    }

    /** Opens the screen of the game that was started. */
    fun open() {
        build(GameActivity.intent(RuntimeEnvironment.getApplication(), match.snapshot().gameId), kept = null)
    }

    fun turn(qualifiers: String) {
        idle(1000)
        ShadowChoreographer.setPaused(false)
        RuntimeEnvironment.setQualifiers(qualifiers)
        controller.configurationChange().visible()
        stepFrames()
        idle()
    }

    /** Ends the process and starts it again: what is kept goes through a parcel and through the disk. */
    fun killAndReopen() {
        val out = Bundle()
        controller
            .pause()
            .stop()
            .saveInstanceState(out)
            .destroy()
        match.close()
        val parcel = Parcel.obtain()
        out.writeToParcel(parcel, 0)
        parcel.setDataPosition(0)
        val kept = Bundle.CREATOR.createFromParcel(parcel)
        parcel.recycle()
        build(activity.intent, kept)
    }

    /** Closes the screen and opens it again with [kept] as its saved state. */
    fun reopen(kept: Bundle) {
        controller.pause().stop().destroy()
        build(activity.intent, kept)
    }

    private fun build(
        intent: Intent,
        kept: Bundle?,
    ) {
        idle(FRAME * 4)
        ShadowChoreographer.setPaused(false)
        controller = Robolectric.buildActivity(GameActivity::class.java, intent)
        if (kept == null) controller.setup() else controller.setup(kept)
        stepFrames()
    }

    private fun stepFrames() {
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(Duration.ofMillis(FRAME))
    }

    fun idle(millis: Long = 0) {
        val looper = shadowOf(Looper.getMainLooper())
        if (millis == 0L) looper.idle()
        repeat(((millis + FRAME - 1) / FRAME).toInt()) { looper.idleFor(FRAME, TimeUnit.MILLISECONDS) }
    }

    /** Lets a long time pass at once, in which nothing should happen. */
    fun letPass(millis: Long) = shadowOf(Looper.getMainLooper()).idleFor(millis, TimeUnit.MILLISECONDS)

    /** Lets every animation on the board end. */
    fun settle() {
        idle(FRAME)
        repeat(LONGEST_ANIMATION) { if (board.animating) idle(FRAME) }
        check(!board.animating) { "the animation does not end" }
        idle(PAUSE)
    }

    fun tap(hole: String) {
        down(hole)
        up(hole)
    }

    fun down(
        hole: String,
        dx: Float = 0f,
        dy: Float = 0f,
    ) {
        downTime = SystemClock.uptimeMillis()
        touch(MotionEvent.ACTION_DOWN, hole, dx, dy)
    }

    fun move(
        hole: String,
        dx: Float = 0f,
        dy: Float = 0f,
    ) = touch(MotionEvent.ACTION_MOVE, hole, dx, dy)

    fun up(
        hole: String,
        dx: Float = 0f,
        dy: Float = 0f,
    ) = touch(MotionEvent.ACTION_UP, hole, dx, dy)

    /** Sends a touch to the window, [dx] and [dy] pitches away from [hole]. */
    fun touch(
        action: Int,
        hole: String,
        dx: Float = 0f,
        dy: Float = 0f,
    ) {
        val (x, y) = onScreen(hole, dx, dy)
        val event = MotionEvent.obtain(downTime, SystemClock.uptimeMillis(), action, x, y, 0)
        activity.window.decorView.dispatchTouchEvent(event)
        event.recycle()
        idle()
    }

    fun touchWithTwo(
        action: Int,
        first: String,
        second: String,
    ) {
        val fingers = listOf(first, second).map { onScreen(it) }
        val properties = fingers.indices.map { index -> MotionEvent.PointerProperties().apply { id = index } }
        val places =
            fingers.map { (x, y) ->
                MotionEvent.PointerCoords().apply {
                    this.x = x
                    this.y = y
                }
            }
        val now = SystemClock.uptimeMillis()
        val event =
            MotionEvent.obtain(downTime, now, action, 2, properties.toTypedArray(), places.toTypedArray(), 0, 0, 1f, 1f, 0, 0, 0, 0)
        activity.window.decorView.dispatchTouchEvent(event)
        event.recycle()
        idle()
    }

    /** Back as the system gives it: to the callback on top of the window, else to the activity. */
    fun pressBack() {
        val root = View::class.java.getMethod("getViewRootImpl").invoke(activity.window.decorView)
        val dispatcher = root.javaClass.getMethod("getOnBackInvokedDispatcher").invoke(root)
        val top = dispatcher.javaClass.getMethod("getTopCallback").invoke(dispatcher) as OnBackInvokedCallback
        top.onBackInvoked()
        idle()
    }

    fun onScreen(
        hole: String,
        dx: Float = 0f,
        dy: Float = 0f,
    ): Pair<Float, Float> {
        val at = IntArray(2)
        board.getLocationInWindow(at)
        val index = Holes.indexOf(hole)
        val geometry = board.geometry
        return geometry.x(index) + dx * geometry.pitch + at[0] to geometry.y(index) + dy * geometry.pitch + at[1]
    }

    /** Whether anything on the screen has asked for another frame. */
    fun awaitsFrame(): Boolean = ReflectionHelpers.getField(Choreographer.getInstance(), "mFrameScheduled")

    fun press(id: Int) {
        view<View>(id).performClick()
        idle()
    }

    fun <T : View> view(id: Int): T = activity.findViewById(id)

    fun shot(
        name: String,
        view: View = activity.window.decorView,
    ): Bitmap {
        val bitmap = Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888)
        view.draw(Canvas(bitmap))
        val file = File(System.getProperty("shots"), "$name.png")
        file.parentFile?.mkdirs()
        file.outputStream().use { bitmap.compress(Bitmap.CompressFormat.PNG, 100, it) }
        return bitmap
    }

    companion object {
        const val FRAME = 16L
        const val PAUSE = 300L

        /** In frames. */
        const val LONGEST_ANIMATION = 400

        fun hole(name: String): Int = Holes.indexOf(name)

        fun path(text: String): List<Int> = text.split('-', ':').map(::hole)

        /** Robolectric's manifest parser passes this attribute over. */
        private fun enableBack(application: Application) {
            ApplicationInfo::class.java
                .getMethod("setEnableOnBackInvokedCallback", Boolean::class.javaPrimitiveType)
                .invoke(application.applicationInfo, true)
        }
    }
}
