package app.starhop.home

import android.view.View
import app.starhop.R
import app.starhop.game.GameActivity
import app.starhop.learn.LearnActivity
import app.starhop.newgame.NewGameActivity
import app.starhop.saved.SavedGamesActivity
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.die
import app.starhop.support.gamesOf
import app.starhop.support.open
import app.starhop.support.press
import app.starhop.support.shot
import app.starhop.support.shown
import app.starhop.support.started
import app.starhop.support.text
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class HomeActivityTest {
    private val app = app()
    private val games = gamesOf(app)

    private fun home() = open<HomeActivity>().get()

    private fun startedClass() = app.started()?.component?.className

    @Test
    fun `without a game there is only the filled button for a new one`() {
        app.firstRun.chosen = true
        val home = home()
        assertFalse(home.shown(R.id.continue_card))
        assertTrue(home.shown(R.id.new_game_filled))
        assertFalse(home.shown(R.id.new_game_outlined))
        assertEquals("Nothing saved yet", home.text(R.id.saved_counts))
        home.press(R.id.new_game_filled)
        assertEquals(NewGameActivity::class.java.name, startedClass())
    }

    @Test
    fun `a running game is described and continued`() {
        val id = games.computer(level = 1, turns = 2)
        val home = home()
        assertEquals("Your move", home.text(R.id.running_standing))
        assertEquals("Computer, level 1", home.text(R.id.running_title))
        assertEquals("0/10 home · move 5", home.text(R.id.running_counts))
        assertFalse(home.shown(R.id.new_game_filled))
        home.press(R.id.continue_game)
        val intent = app.started()
        assertEquals(GameActivity::class.java.name, intent?.component?.className)
        assertEquals(id, intent?.getStringExtra(GameActivity.EXTRA_GAME))
    }

    @Test
    fun `the rows lead to the other screens`() {
        games.people()
        games.resign(games.people(plies = 1))
        val home = home()
        assertEquals("1 unfinished, 1 finished", home.text(R.id.saved_counts))
        home.press(R.id.saved_games)
        assertEquals(SavedGamesActivity::class.java.name, startedClass())
        home.press(R.id.new_game_outlined)
        assertEquals(NewGameActivity::class.java.name, startedClass())
    }

    @Test
    fun `the first time there is a choice of two, and only once`() {
        val first = home()
        assertTrue(first.shown(R.id.first_run))
        assertFalse(first.shown(R.id.new_game_filled))
        assertFalse(first.shown(R.id.learn))
        assertTrue(first.shown(R.id.settings))
        assertEquals("Play at once · Against the computer, level 2", first.findViewById<View>(R.id.first_play).contentDescription)
        first.press(R.id.first_learn)
        assertEquals(LearnActivity::class.java.name, startedClass())
        val later = home()
        assertFalse(later.shown(R.id.first_run))
        assertTrue(later.shown(R.id.new_game_filled))
        later.press(R.id.learn)
        assertEquals(LearnActivity::class.java.name, startedClass())
    }

    @Test
    fun `who plays at once is in a game`() {
        home().press(R.id.first_play)
        val intent = app.started()
        assertEquals(GameActivity::class.java.name, intent?.component?.className)
        val id = intent?.getStringExtra(GameActivity.EXTRA_GAME)
        assertEquals(
            listOf(id),
            games.library
                .shelf()
                .games
                .map { it.id },
        )
    }

    @Test
    fun `a cold start during a game reopens it`() {
        val id = games.people(plies = 3)
        val game = open<GameActivity>(GameActivity.intent(app, id))
        game.pause().stop().destroy()
        home()
        assertEquals(id, app.started()?.getStringExtra(GameActivity.EXTRA_GAME))
    }

    @Test
    fun `a person who went home finds home`() {
        val id = games.people(plies = 3)
        open<GameActivity>(GameActivity.intent(app, id)).pause().stop().destroy()
        open<HomeActivity>().pause().stop().destroy()
        app.started()
        home()
        assertNull(app.started())
    }

    @Test
    fun `who goes back from a game that another app handed over finds home`() {
        val id = games.people(plies = 3)
        open<GameActivity>(GameActivity.intent(app, id)).pause().stop().destroy()
        open<HomeActivity>(HomeActivity.intent(app))
        assertNull(app.started())
    }

    @Test
    fun `coming back to a kept screen opens nothing`() {
        val controller = open<HomeActivity>()
        val state = controller.die()
        open<GameActivity>(GameActivity.intent(app, games.people())).pause().stop().destroy()
        open<HomeActivity>(state = state)
        assertNull(app.started())
    }

    @Test
    fun `a game that was left alone is not opened by a new one`() {
        games.people()
        home()
        assertNull(app.started())
    }

    @Test
    fun `pictures of home`() {
        for ((name, qualifiers) in ScreenShots.ALL) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            shot(home(), "first-run-$name")
        }
        app.firstRun.chosen = true
        RuntimeEnvironment.setQualifiers("en-${ScreenShots.PHONE}")
        shot(home(), "home-empty")
        games.resign(games.people(plies = 3))
        games.computer(level = 5, turns = 11)
        for ((name, qualifiers) in ScreenShots.ALL) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            val home = home()
            assertTrue(home.shown(R.id.continue_card))
            shot(home, "home-$name")
        }
    }
}
