package app.starhop.saved

import android.app.AlertDialog
import android.content.Intent
import android.net.Uri
import android.view.KeyEvent
import android.view.View
import android.view.accessibility.AccessibilityManager
import android.view.inputmethod.EditorInfo
import android.widget.EditText
import android.widget.ListView
import android.widget.TextView
import app.starhop.R
import app.starhop.core.Status
import app.starhop.game.GameActivity
import app.starhop.home.HomeActivity
import app.starhop.importing.ImportActivity
import app.starhop.newgame.NewGameActivity
import app.starhop.replay.ReplayActivity
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.die
import app.starhop.support.gamesOf
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.pass
import app.starhop.support.press
import app.starhop.support.shot
import app.starhop.support.shown
import app.starhop.support.started
import app.starhop.support.text
import app.starhop.trash.TrashActivity
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class SavedGamesActivityTest {
    private val app = app()
    private val games = gamesOf(app)

    private fun screen() = open<SavedGamesActivity>(SavedGamesActivity.intent(app)).get()

    private val SavedGamesActivity.list get() = findViewById<ListView>(R.id.games)

    private fun SavedGamesActivity.row(index: Int): View {
        idle()
        return list.getChildAt(index)
    }

    private fun View.text(id: Int) = findViewById<TextView>(id).text.toString()

    /** Opens the menu of a row and picks an action by its words. */
    private fun SavedGamesActivity.pick(
        row: Int,
        action: String,
    ) {
        row(row).findViewById<View>(R.id.game_actions).performClick()
        idle()
        pickOpen(action)
    }

    /** Picks an action of the menu that is open by its words. */
    private fun SavedGamesActivity.pickOpen(action: String) {
        val found = ArrayList<View>()
        ShadowDialog
            .getLatestDialog()
            .window!!
            .decorView
            .findViewsWithText(found, action, View.FIND_VIEWS_WITH_TEXT)
        found.single().performClick()
        idle()
    }

    private fun sent() = checkNotNull(app.started()?.getParcelableExtra(Intent.EXTRA_INTENT, Intent::class.java))

    private fun sentFile(): String {
        val uri = checkNotNull(sent().getParcelableExtra(Intent.EXTRA_STREAM, Uri::class.java))
        return app.contentResolver.openInputStream(uri)!!.use { it.readBytes().toString(Charsets.UTF_8) }
    }

    @Test
    fun `a row tells who plays, whose turn it is and when`() {
        games.computer(level = 1, turns = 2)
        val row = screen().row(0)
        assertEquals("Computer, level 1", row.text(R.id.game_title))
        assertEquals("Your move · move 5", row.text(R.id.game_progress))
        assertTrue(row.text(R.id.game_details).startsWith("Free rules · today, "))
        assertEquals("Actions for Computer, level 1", row.findViewById<View>(R.id.game_actions).contentDescription)
    }

    @Test
    fun `tabs count their games and choose the list`() {
        games.people()
        repeat(2) { games.resign(games.people(plies = 1)) }
        val screen = screen()
        assertEquals("Unfinished  1", screen.text(R.id.tab_unfinished))
        assertEquals("Finished, 2", screen.findViewById<View>(R.id.tab_finished).contentDescription)
        screen.press(R.id.tab_finished)
        assertEquals("Red won (resignation) · 1 move", screen.row(1).text(R.id.game_progress).replace("Blue", "Red"))
        assertEquals(2, screen.list.count)
    }

    @Test
    fun `a row of a draw shows nobody's piece`() {
        games.draw(games.people(plies = 1))
        games.resign(games.people(plies = 1))
        val screen = screen()
        screen.press(R.id.tab_finished)
        val rows = List(2) { screen.row(it) }
        val (drawn, won) = rows.partition { it.text(R.id.game_progress) == "Draw (agreed) · 1 move" }
        assertEquals(View.GONE, drawn.single().findViewById<View>(R.id.game_piece).visibility)
        assertEquals(View.VISIBLE, won.single().findViewById<View>(R.id.game_piece).visibility)
    }

    @Test
    fun `a running game opens and a finished one is replayed`() {
        games.people()
        games.resign(games.people(plies = 1))
        val screen = screen()
        screen.row(0).performClick()
        assertEquals(GameActivity::class.java.name, app.started()?.component?.className)
        screen.press(R.id.tab_finished)
        screen.row(0).performClick()
        assertEquals(ReplayActivity::class.java.name, app.started()?.component?.className)
    }

    @Test
    fun `a deleted game can be brought back for six seconds`() {
        games.people(plies = 3)
        val screen = screen()
        screen.pick(0, "Delete")
        assertTrue(screen.shown(R.id.undo_bar))
        assertEquals(
            0,
            games.library
                .shelf()
                .games.size,
        )
        pass(5_900)
        assertTrue(screen.shown(R.id.undo_bar))
        screen.press(R.id.undo_button)
        assertFalse(screen.shown(R.id.undo_bar))
        assertEquals(
            3,
            games.library
                .shelf()
                .games
                .single()
                .ply,
        )
    }

    @Test
    fun `after six seconds the bar is gone and the game is in the trash`() {
        games.people()
        val screen = screen()
        screen.pick(0, "Delete")
        pass(6_100)
        assertFalse(screen.shown(R.id.undo_bar))
        assertEquals(1, games.library.trash().size)
    }

    @Test
    fun `a second deletion gets six seconds of its own`() {
        repeat(2) { games.people() }
        val screen = screen()
        screen.pick(0, "Delete")
        pass(4_000)
        screen.pick(0, "Delete")
        pass(4_000)
        assertTrue(screen.shown(R.id.undo_bar))
        screen.press(R.id.undo_button)
        assertEquals(
            1,
            games.library
                .shelf()
                .games.size,
        )
    }

    @Test
    fun `a person who needs longer gets longer`() {
        val manager = app.getSystemService(AccessibilityManager::class.java)
        shadowOf(manager).setInteractiveUiTimeout(20_000)
        games.people()
        val screen = screen()
        screen.pick(0, "Delete")
        pass(19_000)
        assertTrue(screen.shown(R.id.undo_bar))
        pass(2_000)
        assertFalse(screen.shown(R.id.undo_bar))
    }

    @Test
    fun `a game is renamed`() {
        games.people()
        val screen = screen()
        screen.pick(0, "Rename")
        val dialog = ShadowDialog.getLatestDialog() as AlertDialog
        dialog.findViewById<EditText>(R.id.rename_title).setText("Rainy Sunday")
        assertFalse(dialog.getButton(AlertDialog.BUTTON_POSITIVE).isAllCaps)
        dialog.getButton(AlertDialog.BUTTON_POSITIVE).performClick()
        idle()
        assertEquals("Rainy Sunday", screen.row(0).text(R.id.game_title))
    }

    @Test
    fun `Enter on a keyboard ends a title as Done does`() {
        games.people()
        val screen = screen()
        screen.pick(0, "Rename")
        val dialog = ShadowDialog.getLatestDialog() as AlertDialog
        val field = dialog.findViewById<EditText>(R.id.rename_title)
        assertEquals(EditorInfo.IME_ACTION_DONE, field.imeOptions and EditorInfo.IME_MASK_ACTION)
        field.setText("Rainy Sunday")
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) field.dispatchKeyEvent(KeyEvent(action, KeyEvent.KEYCODE_ENTER))
        idle()
        assertFalse(dialog.isShowing)
        assertEquals("Rainy Sunday", screen.row(0).text(R.id.game_title))
    }

    @Test
    fun `a game is duplicated, replayed and shared from its menu`() {
        val id = games.people(plies = 2)
        val screen = screen()
        screen.pick(0, "Duplicate")
        assertEquals(2, screen.list.count)
        assertEquals(setOf("Pass and play", "Pass and play (copy)"), setOf(0, 1).map { screen.row(it).text(R.id.game_title) }.toSet())
        screen.pick(1, "Replay")
        assertEquals(ReplayActivity::class.java.name, app.started()?.component?.className)
        screen.pick(1, "Share")
        screen.pickOpen("Share as text")
        assertEquals(games.library.exportText(id), sent().getStringExtra(Intent.EXTRA_TEXT))
        screen.pick(1, "Share")
        screen.pickOpen("Share as file")
        assertEquals(games.library.exportGame(id), sentFile())
    }

    @Test
    fun `an empty list offers a new game`() {
        val screen = screen()
        assertEquals("No unfinished games", screen.row(0).text(R.id.empty_title))
        screen.row(0).findViewById<View>(R.id.empty_new_game).performClick()
        assertEquals(NewGameActivity::class.java.name, app.started()?.component?.className)
        screen.press(R.id.tab_finished)
        assertEquals("Games you finish are kept here.", screen.row(0).text(R.id.empty_line))
        assertFalse(screen.row(0).findViewById<View>(R.id.empty_new_game).isShown)
    }

    @Test
    fun `a damaged file is kept until the person says otherwise`() {
        games.damage()
        games.people()
        val screen = screen()
        val card = screen.row(1)
        assertEquals("This game could not be read", card.text(R.id.file_title))
        card.findViewById<View>(R.id.file_share).performClick()
        assertNotNull(app.started())
        card.findViewById<View>(R.id.file_delete).performClick()
        idle()
        val ask = ShadowDialog.getLatestDialog() as AlertDialog
        ask.getButton(AlertDialog.BUTTON_NEGATIVE).performClick()
        idle()
        assertEquals(
            1,
            games.library
                .shelf()
                .damaged.size,
        )
        card.findViewById<View>(R.id.file_delete).performClick()
        idle()
        (ShadowDialog.getLatestDialog() as AlertDialog).getButton(AlertDialog.BUTTON_POSITIVE).performClick()
        idle()
        assertEquals(
            0,
            games.library
                .shelf()
                .damaged.size,
        )
        assertEquals(1, screen.list.count)
    }

    @Test
    fun `a file of a newer version is named and left alone`() {
        val file = games.newer()
        val before = file.readText()
        val screen = screen()
        val card = screen.row(1)
        assertEquals("From a newer version", card.text(R.id.file_title))
        assertFalse(card.findViewById<View>(R.id.file_delete).isShown)
        card.findViewById<View>(R.id.file_share).performClick()
        assertEquals(before, sentFile())
        assertEquals(before, file.readText())
    }

    @Test
    fun `the menu leads to the trash`() {
        val screen = screen()
        screen.press(R.id.more)
        screen.pickOpen("Trash")
        assertEquals(TrashActivity::class.java.name, app.started()?.component?.className)
    }

    @Test
    fun `the menu leads to an import`() {
        val screen = screen()
        screen.press(R.id.more)
        screen.pickOpen("Import a game")
        assertEquals(ImportActivity::class.java.name, app.started()?.component?.className)
    }

    @Test
    fun `a full disk is told on every list until something was saved`() {
        val id = games.people()
        val plan = games.folder.resolve("fault").apply { writeText("write 1 full") }
        val screen = screen()
        screen.pick(0, "Duplicate")
        plan.delete()
        assertTrue(screen.shown(R.id.trouble))
        for (other in listOf(screen(), open<HomeActivity>().get(), open<TrashActivity>(TrashActivity.intent(app)).get())) {
            assertEquals("The phone is full. What was saved before is safe.", other.text(R.id.trouble))
            assertTrue(other.shown(R.id.trouble))
        }
        screen.pick(0, "Duplicate")
        assertFalse(screen.shown(R.id.trouble))
        assertFalse(open<HomeActivity>().get().shown(R.id.trouble))
        assertEquals(
            2,
            games.library
                .shelf()
                .games.size,
        )
        assertTrue(games.status(id) == Status.Playing)
    }

    @Test
    fun `the tab is kept when the system ends the process`() {
        val controller = open<SavedGamesActivity>(SavedGamesActivity.intent(app))
        controller.get().press(R.id.tab_finished)
        val back = open<SavedGamesActivity>(SavedGamesActivity.intent(app), controller.die()).get()
        assertEquals("No finished games", back.row(0).text(R.id.empty_title))
    }

    @Test
    fun `pictures of the saved games`() {
        screen().also { shot(it, "saved-empty") }
        games.damage()
        games.people(plies = 22)
        games.computer(level = 1, turns = 9)
        games.resign(games.people(plies = 30))
        for ((name, qualifiers) in ScreenShots.ALL) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            val screen = screen()
            assertEquals(3, screen.list.count)
            shot(screen, "saved-$name")
        }
        RuntimeEnvironment.setQualifiers("en-${ScreenShots.PHONE}")
        val screen = screen()
        screen.row(0).findViewById<View>(R.id.game_actions).performClick()
        pass(400)
        shot(ShadowDialog.getLatestDialog().window!!.decorView, "saved-menu")
        screen.pick(0, "Rename")
        shot(ShadowDialog.getLatestDialog().window!!.decorView, "saved-rename")
        screen.pick(1, "Delete")
        shot(screen, "saved-deleted")
    }
}
