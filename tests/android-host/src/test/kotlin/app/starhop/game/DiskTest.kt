package app.starhop.game

import app.starhop.R
import app.starhop.core.MatchException
import app.starhop.core.StoreException
import app.starhop.home.HomeActivity
import app.starhop.home.OpenGame
import app.starhop.support.app
import app.starhop.support.open
import app.starhop.support.shown
import app.starhop.support.started
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowToast

/** Games whose files are damaged, and disks that are full. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-w412dp-h892dp-xhdpi")
class DiskTest {
    @get:Rule
    val game = GameHarness()

    /** Every file of the folder with its content, but for the plan of faults. */
    private fun files(): Map<String, List<Byte>> =
        game.folder
            .walk()
            .filter { it.isFile && it.name != FAULT }
            .associate { it.name to it.readBytes().toList() }

    @Test
    fun `A6 a damaged saved state gives a clean start and keeps the file`() {
        game.startPassAndPlay("d2-e6 n2-m6")
        val id = game.match.snapshot().gameId
        game.match.close()
        val file =
            game.folder
                .walk()
                .single { it.isFile && id in it.name }
        val torn = file.readBytes().let { it.copyOf(it.size / 2) }
        file.writeBytes(torn)
        val app = app()
        OpenGame(app).id = id
        val screen = open<GameActivity>(GameActivity.intent(app, id)).get()
        assertTrue(screen.isFinishing)
        assertEquals("That game could not be read. It was kept.", ShadowToast.getTextOfLatestToast())
        assertEquals(HomeActivity::class.java.name, app.started()?.component?.className)
        val home = open<HomeActivity>().get()
        assertTrue(home.shown(R.id.new_game_filled))
        assertFalse(home.shown(R.id.continue_card))
        assertTrue(game.folder.walk().any { it.isFile && it.readBytes().contentEquals(torn) })
        assertEquals(
            1,
            game.library
                .shelf()
                .damaged.size,
        )
        game.startPassAndPlay("d2-e6")
        assertEquals(1, game.match.snapshot().ply)
    }

    @Test
    fun `A7 a full disk leaves the save before intact, and the person is told`() {
        game.startPassAndPlay("d2-e6 n2-m6")
        game.open()
        val plan = game.folder.resolve(FAULT)
        for (fault in listOf("create 1 full", "write 1 full", "write 1 short", "flush 1 full")) {
            val before = files()
            val pieces = game.state.snapshot.pieces
            plan.writeText(fault)
            game.tap("c1")
            game.tap("e7")
            game.settle()
            assertTrue("$fault: ${game.state.trouble}", (game.state.trouble as? MatchException.NotSaved)?.error is StoreException.Full)
            assertEquals("The phone is full. What was saved before is safe.", said())
            assertEquals(fault, pieces, game.board.state.pieces)
            assertEquals(fault, before, files())
            plan.delete()
        }
        game.tap("c1")
        game.tap("e7")
        game.settle()
        assertNull(game.state.trouble)
        game.killAndReopen()
        assertEquals(3, game.state.snapshot.ply)
    }

    private fun said() = (GameTexts(game.activity.resources).status(game.state) as StatusContent.Words).text

    private companion object {
        /** What the core reads its plan of faults from, where it is built with them. */
        const val FAULT = "fault"
    }
}
