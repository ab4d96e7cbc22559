package app.starhop.newgame

import android.app.Activity
import android.app.Dialog
import android.content.Intent
import android.graphics.Insets
import android.graphics.Rect
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import android.view.WindowInsets
import android.widget.Button
import android.widget.EditText
import android.widget.RadioButton
import android.widget.Switch
import android.widget.TextView
import app.starhop.R
import app.starhop.core.Mode
import app.starhop.core.PlayerKind
import app.starhop.core.Preset
import app.starhop.game.GameActivity
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.cutOff
import app.starhop.support.die
import app.starhop.support.gamesOf
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.pass
import app.starhop.support.press
import app.starhop.support.shot
import app.starhop.support.shown
import app.starhop.support.shownViews
import app.starhop.support.started
import app.starhop.support.text
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class NewGameActivityTest {
    private val app = app()
    private val games = gamesOf(app)

    private fun screen() = open<NewGameActivity>(NewGameActivity.intent(app)).get()

    private val NewGameActivity.bars get() = findViewById<ViewGroup>(R.id.level_bars)

    private fun NewGameActivity.checked(id: Int) = findViewById<RadioButton>(id).isChecked

    @Test
    fun `a started game is the one that was chosen`() {
        val screen = screen()
        screen.bars.getChildAt(5).performClick()
        screen.press(R.id.starter_computer)
        screen.press(R.id.start)
        val intent = app.started()
        assertEquals(GameActivity::class.java.name, intent?.component?.className)
        assertTrue(screen.isFinishing)
        val game =
            games.library
                .shelf()
                .games
                .single()
        assertEquals(game.id, intent?.getStringExtra(GameActivity.EXTRA_GAME))
        assertEquals(listOf(PlayerKind.Computer(6), PlayerKind.Person), game.players.map { it.kind })
    }

    @Test
    fun `each level has a name, a line and a spoken bar`() {
        val screen = screen()
        val seen = mutableSetOf<String>()
        for (level in 1..8) {
            val bar = screen.bars.getChildAt(level - 1)
            bar.performClick()
            assertEquals("$level", screen.text(R.id.level_number))
            assertEquals("Level $level, ${screen.text(R.id.level_name)}", bar.contentDescription)
            assertTrue(bar.isSelected)
            seen += screen.text(R.id.level_line)
        }
        assertEquals(8, seen.size)
    }

    @Test
    fun `a finger slides along the bars`() {
        val screen = screen()
        val bars = screen.bars

        fun touch(
            action: Int,
            level: Int,
        ) {
            val x = (level - 0.5f) * bars.width / 8
            val event = MotionEvent.obtain(0, 0, action, x, bars.height / 2f, 0)
            bars.dispatchTouchEvent(event)
            event.recycle()
        }
        touch(MotionEvent.ACTION_DOWN, 2)
        touch(MotionEvent.ACTION_MOVE, 4)
        touch(MotionEvent.ACTION_MOVE, 7)
        assertEquals("7", screen.text(R.id.level_number))
        touch(MotionEvent.ACTION_MOVE, 20)
        assertEquals("8", screen.text(R.id.level_number))
        touch(MotionEvent.ACTION_UP, 20)
        assertEquals("8", screen.text(R.id.level_number))
    }

    @Test
    fun `pass and play asks for no level, and Red or a toss starts`() {
        val screen = screen()
        screen.press(R.id.mode_pass)
        assertFalse(screen.shown(R.id.level_card))
        assertFalse(screen.shown(R.id.starter_computer))
        assertEquals("Red", screen.text(R.id.starter_you))
        assertEquals("Two people share the phone. Red moves first.", screen.text(R.id.starter_line))
        screen.press(R.id.mode_computer)
        assertTrue(screen.shown(R.id.level_card))
    }

    private fun NewGameActivity.count(players: Int) {
        findViewById<PlayerCounts>(R.id.counts).card(players).performClick()
        idle()
    }

    private fun NewGameActivity.row(index: Int): View = findViewById<ViewGroup>(R.id.seat_rows).getChildAt(index)

    private fun NewGameActivity.sheet() = ShadowDialog.getLatestDialog().also { idle() }

    @Test
    fun `each seat has a row that a screen reader can read`() {
        val screen = screen()
        screen.count(4)
        val spoken = List(4) { screen.row(it).contentDescription.toString() }
        val computers = listOf("Green", "Blue", "Yellow").map { "$it, $it, Computer, level 3 · Casual" }
        assertEquals(listOf("Red, You, Person") + computers, spoken)
        screen.press(R.id.starter_toss)
        assertEquals("Red, You, Person", screen.row(0).contentDescription)
        screen.count(2)
        assertEquals("the coin decides the colours", "You, Person", screen.row(0).contentDescription)
    }

    @Test
    fun `a seat gets a name and a level of its own`() {
        val screen = screen()
        screen.count(3)
        screen.row(1).performClick()
        val sheet = screen.sheet()
        sheet.findViewById<EditText>(R.id.seat_field).setText("Sky One")
        sheet.findViewById<ViewGroup>(R.id.level_bars).getChildAt(7).performClick()
        sheet.dismiss()
        idle()
        assertEquals("Sky, Sky One, Computer, level 8 · Master", screen.row(1).contentDescription)
        assertTrue("levels differ", screen.shown(R.id.levels_differ))
        screen.row(0).performClick()
        val mine = screen.sheet()
        assertFalse("somebody must be a person", mine.findViewById<View>(R.id.kind_computer).isEnabled)
        assertTrue(mine.findViewById<View>(R.id.seat_forbidden).isShown)
        mine.dismiss()
    }

    @Test
    fun `rules are chosen from the sheet, and their details have a sentence for each option`() {
        val screen = screen()
        screen.press(R.id.rules_change)
        val rules = screen.sheet()
        val names = rules.radios()
        assertEquals(6, names.size)
        names[1].performClick()
        idle()
        assertEquals("Masters", screen.text(R.id.rules_chosen))
        assertFalse("the rules toss", screen.findViewById<View>(R.id.starter_you).isEnabled)
        assertEquals("By these rules a toss decides who moves first.", screen.text(R.id.starter_line))
        rules.buttons().first { it.contentDescription == "Details of Tournament" }.performClick()
        val details = screen.sheet()
        val lines = details.texts(R.id.rule_line)
        assertEquals(15, lines.size)
        assertEquals(15, lines.toSet().size)
        assertTrue("A player may pass; when all pass twice in a row, the game is a draw." in lines)
        details.dismiss()
        idle()
        assertEquals("back in the list", NewGameSheet.Rules, screen.presenter.state.sheet)
    }

    @Test
    fun `own rules are edited, and what does not go together is disabled with the reason`() {
        val screen = screen()
        screen.count(4)
        screen.presenter.edit()
        val editor = screen.sheet() as OwnRulesSheet
        assertEquals(15, editor.texts(R.id.rule_title).size)
        assertFalse(editor.segment("deadlock", "on").isEnabled)
        assertTrue("Claim: A deadlock can be claimed by two players only." in editor.texts(R.id.own_forbidden))
        editor.segment("jump", "symmetric").performClick()
        editor.segment("teams", "two").performClick()
        idle()
        assertFalse(editor.segment("after", "places").isEnabled)
        editor.dismiss()
        idle()
        assertEquals("My own", screen.text(R.id.rules_chosen))
        assertTrue(screen.findViewById<Switch>(R.id.teams).isChecked)
        screen.press(R.id.start)
        val game =
            games.library
                .shelf()
                .games
                .single()
        assertEquals(listOf("jump" to "symmetric", "teams" to "two"), game.rules.changes.map { it.key to it.value })
    }

    @Test
    fun `numbers of players that the rules do not allow are disabled with the reason`() {
        val screen = screen()
        screen.presenter.edit()
        screen.presenter.pickOption("sets", "3")
        screen.presenter.open(null)
        idle()
        val counts = screen.findViewById<PlayerCounts>(R.id.counts)
        assertTrue(counts.card(2).isEnabled)
        assertTrue(listOf(3, 4, 6).none { counts.card(it).isEnabled })
        assertEquals("3, 4, 6: So many pieces each are for 2 players.", screen.text(R.id.counts_forbidden))
    }

    @Test
    fun `sides are told by pieces and by words`() {
        val screen = screen()
        assertFalse(screen.shown(R.id.teams_card))
        screen.count(6)
        assertEquals("Red, Sky, and Yellow against Green, Blue, and Pink", screen.findViewById<View>(R.id.teams_line).contentDescription)
        screen.press(R.id.teams)
        assertTrue(screen.presenter.state.choices.sides)
    }

    @Test
    fun `A4 an open sheet survives a turn of the phone and the end of the process`() {
        val controller = open<NewGameActivity>(NewGameActivity.intent(app))
        controller.get().count(3)
        controller.get().presenter.edit()
        controller.get().presenter.pickOption("camps", "closed")
        val back = open<NewGameActivity>(NewGameActivity.intent(app), controller.die()).get()
        assertEquals(NewGameSheet.Own, back.presenter.state.sheet)
        assertEquals(mapOf("camps" to "closed"), back.presenter.state.choices.own)
        assertTrue((back.sheet() as OwnRulesSheet).segment("camps", "closed").isChecked)
    }

    @Test
    fun `A4 a name that is being written survives a turn of the phone`() {
        val controller = open<NewGameActivity>(NewGameActivity.intent(app))
        controller.get().row(0).performClick()
        controller
            .get()
            .sheet()
            .findViewById<EditText>(R.id.seat_field)
            .setText("Li Na")
        val back = open<NewGameActivity>(NewGameActivity.intent(app), controller.die()).get()
        assertEquals(
            "Li Na",
            back
                .sheet()
                .findViewById<EditText>(R.id.seat_field)
                .text
                .toString(),
        )
        assertEquals("Red, Li Na, Person", back.row(0).contentDescription)
    }

    private fun Dialog.all() = checkNotNull(window).decorView.shownViews()

    private fun Dialog.radios() = all().filterIsInstance<RadioButton>()

    private fun Dialog.buttons() = all().filterIsInstance<Button>()

    private fun Dialog.texts(id: Int) = all().filterIsInstance<TextView>().filter { it.id == id }.map { it.text.toString() }

    @Test
    fun `the line below says what the choice of starter means`() {
        val screen = screen()
        val lines =
            listOf(R.id.starter_you, R.id.starter_computer, R.id.starter_toss).map {
                screen.press(it).let { screen.text(R.id.starter_line) }
            }
        assertEquals(3, lines.toSet().size)
        assertTrue(lines[1], lines[1].contains("blue"))
    }

    private fun Activity.whole(id: Int): Boolean {
        val seen = Rect()
        val view = findViewById<View>(id)
        return view.getGlobalVisibleRect(seen) && seen.height() == view.height
    }

    @Test
    fun `who starts is read without scrolling, and a tap on it leads to the choice`() {
        val screen = screen()
        val bars = WindowInsets.Builder().setInsets(WindowInsets.Type.systemBars(), Insets.of(0, 48, 0, 96)).build()
        screen.window.decorView.dispatchApplyWindowInsets(bars)
        idle()
        assertTrue(screen.whole(R.id.starter_line))
        assertFalse("the choice lies further down", screen.whole(R.id.starters))
        screen.press(R.id.starter_line)
        pass(600)
        assertTrue(screen.whole(R.id.starters))
        screen.press(R.id.starter_computer)
        assertEquals("You play blue. Red moves first.", screen.text(R.id.starter_line))
    }

    @Test
    fun `the last choices are there next time`() {
        val first = screen()
        first.bars.getChildAt(7).performClick()
        first.press(R.id.starter_toss)
        first.press(R.id.start)
        val next = screen()
        assertEquals("8", next.text(R.id.level_number))
        assertTrue(next.checked(R.id.starter_toss))
    }

    @Test
    fun `choices that were not started survive the end of the process but not a new visit`() {
        val controller = open<NewGameActivity>(NewGameActivity.intent(app))
        controller.get().press(R.id.mode_pass)
        val back = open<NewGameActivity>(NewGameActivity.intent(app), controller.die()).get()
        assertTrue(back.checked(R.id.mode_pass))
        assertTrue(screen().checked(R.id.mode_computer))
    }

    @Test
    fun `A9 the old game stays under saved games`() {
        val old = games.people(plies = 4)
        val screen = screen()
        screen.press(R.id.mode_pass)
        screen.press(R.id.start)
        val saved = games.library.shelf().games
        assertEquals(2, saved.size)
        assertTrue(saved.all { it.mode == Mode.PASS_AND_PLAY })
        assertEquals(4, saved.first { it.id == old }.ply)
        val flags = app.started()?.flags ?: 0
        assertTrue("back does not lead to the old one", flags and Intent.FLAG_ACTIVITY_CLEAR_TOP != 0)
    }

    private fun pictures(
        name: String,
        prepare: (NewGameActivity) -> Unit,
    ) {
        for ((size, qualifiers) in ScreenShots.ALL + ("large-text" to "sv-${ScreenShots.SMALL}")) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            RuntimeEnvironment.setFontScale(if (size == "large-text") 2f else 1f)
            val screen = screen()
            prepare(screen)
            pass(400)
            val dialog = ShadowDialog.getLatestDialog()?.takeIf { it.isShowing }
            val view = dialog?.window?.decorView ?: screen.window.decorView
            assertEquals("$name $size", emptyList<String>(), cutOff(view))
            shot(view, "$name-$size")
            dialog?.dismiss()
            screen.finish()
            idle()
        }
        RuntimeEnvironment.setFontScale(1f)
    }

    @Test
    fun `E1 six seats and sides at every size`() =
        pictures("new-game-six") { screen ->
            screen.count(6)
            screen.press(R.id.teams)
            screen.presenter.pickKind(3, level = 7)
        }

    @Test
    fun `E1 the sheet of rules at every size`() = pictures("rules") { it.press(R.id.rules_change) }

    @Test
    fun `E1 details at every size`() = pictures("rules-details") { it.presenter.open(NewGameSheet.Details(Preset.TOURNAMENT)) }

    @Test
    fun `E1 the editor of own rules at every size`() =
        pictures("rules-own") { screen ->
            screen.presenter.pickRules(Preset.PLYYARD)
            screen.presenter.edit()
        }

    @Test
    fun `E1 the sheet of a seat at every size`() = pictures("seat") { it.row(1).performClick() }

    @Test
    fun `pictures of a new game`() {
        for ((name, qualifiers) in ScreenShots.ALL) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            val screen = screen()
            screen.bars.getChildAt(4).performClick()
            idle()
            assertEquals("5", screen.text(R.id.level_number))
            shot(screen, "new-game-$name")
        }
    }
}
