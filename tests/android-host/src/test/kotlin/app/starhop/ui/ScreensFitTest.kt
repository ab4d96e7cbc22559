package app.starhop.ui

import android.app.Activity
import android.graphics.Insets
import android.view.View
import android.view.WindowInsets
import android.widget.TextView
import app.starhop.R
import app.starhop.about.AboutActivity
import app.starhop.about.LicenceActivity
import app.starhop.about.Licences
import app.starhop.home.HomeActivity
import app.starhop.importing.ImportActivity
import app.starhop.newgame.NewGameActivity
import app.starhop.replay.ReplayActivity
import app.starhop.saved.SavedGamesActivity
import app.starhop.settings.SettingsActivity
import app.starhop.statistics.StatisticsActivity
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.cutOff
import app.starhop.support.gamesOf
import app.starhop.support.idle
import app.starhop.support.open
import app.starhop.support.shot
import app.starhop.support.shownViews
import app.starhop.trash.TrashActivity
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The screens around the game at their limits: small windows, large text, right to left. */
@RunWith(RobolectricTestRunner::class)
class ScreensFitTest {
    private val app = app()
    private val games = gamesOf(app)
    private val game = games.computer(turns = 3)
    private val reviewed = games.wanderers(plies = 6).also { id -> games.library.review(id).use { it.run() } }

    init {
        games.library.delete(games.people(plies = 4))
    }

    private fun screens(): Map<String, Activity> =
        mapOf(
            "home" to open<HomeActivity>().get(),
            "new-game" to open<NewGameActivity>(NewGameActivity.intent(app)).get(),
            "about" to open<AboutActivity>(AboutActivity.intent(app)).get(),
            "licence" to open<LicenceActivity>(LicenceActivity.intent(app, Licences.MIT)).get(),
            "settings" to open<SettingsActivity>(SettingsActivity.intent(app)).get(),
            "statistics" to open<StatisticsActivity>(StatisticsActivity.intent(app)).get(),
            "saved" to open<SavedGamesActivity>(SavedGamesActivity.intent(app)).get(),
            "import" to open<ImportActivity>(ImportActivity.intent(app)).get(),
            "trash" to open<TrashActivity>(TrashActivity.intent(app)).get(),
            "replay" to open<ReplayActivity>(ReplayActivity.intent(app, game)).get(),
            "review" to open<ReplayActivity>(ReplayActivity.intent(app, reviewed)).get(),
        )

    private fun assertFits(picture: String) {
        games.damage()
        for ((name, screen) in screens()) {
            shot(screen, "$name-$picture")
            assertEquals(name, emptyList<String>(), cutOff(screen.window.decorView))
        }
    }

    @Test
    @Config(qualifiers = "en-${ScreenShots.SMALL}")
    fun `E1 a small phone cuts nothing`() = assertFits("small-plain")

    @Test
    @Config(qualifiers = "en-${ScreenShots.SMALL}")
    fun `E1 text at twice its size on a small phone cuts nothing`() {
        RuntimeEnvironment.setFontScale(2f)
        assertFits("small-large-text")
    }

    @Test
    @Config(qualifiers = "sv-${ScreenShots.PHONE}")
    fun `E1 text at twice its size in Swedish cuts nothing`() {
        RuntimeEnvironment.setFontScale(2f)
        assertFits("sv-large-text")
    }

    @Test
    @Config(qualifiers = "en-${ScreenShots.LANDSCAPE}")
    fun `E1 a phone held sideways cuts nothing`() = assertFits("landscape-plain")

    @Test
    @Config(qualifiers = "en-${ScreenShots.LANDSCAPE}")
    fun `E1 text at twice its size on a phone held sideways cuts nothing of a replay`() {
        RuntimeEnvironment.setFontScale(2f)
        for (id in listOf(game, reviewed)) {
            val screen = open<ReplayActivity>(ReplayActivity.intent(app, id)).get()
            shot(screen, "replay-landscape-large-text")
            assertEquals(emptyList<String>(), cutOff(screen.window.decorView))
        }
    }

    @Test
    @Config(qualifiers = "ar-ldrtl-${ScreenShots.PHONE}")
    fun `E2 right to left puts titles at the right and leaves time and board alone`() {
        for ((name, screen) in screens()) {
            shot(screen, "$name-rtl")
            assertEquals(name, emptyList<String>(), cutOff(screen.window.decorView))
            val title = screen.findViewById<TextView>(R.id.title) ?: continue
            val line = title.layout.getLineLeft(0)
            assertTrue("$name: $line", line > title.width / 3)
        }
        val replay = open<ReplayActivity>(ReplayActivity.intent(app, game)).get()
        assertTrue(replay.findViewById<View>(R.id.first).left < replay.findViewById<View>(R.id.last).left)
    }

    @Test
    @Config(qualifiers = "en-${ScreenShots.PHONE}")
    fun `everything that can be pressed has words for a screen reader`() {
        for ((name, screen) in screens()) {
            val silent =
                screen.window.decorView.shownViews().filter {
                    it.isClickable && it.isEnabled && it.contentDescription.isNullOrEmpty() && it.words().isEmpty()
                }
            assertEquals(name, emptyList<View>(), silent)
        }
    }

    @Test
    @Config(qualifiers = "en-${ScreenShots.PHONE}")
    fun `nothing that can be read or pressed lies under the system bars`() {
        val bars = WindowInsets.Builder().setInsets(WindowInsets.Type.systemBars(), Insets.of(0, 48, 0, 96)).build()
        for ((name, screen) in screens()) {
            screen.window.decorView.dispatchApplyWindowInsets(bars)
            idle()
            val page = screen.findViewById<View>(R.id.page)
            assertEquals(name, listOf(0, 48, 0, 96), listOf(page.paddingLeft, page.paddingTop, page.paddingRight, page.paddingBottom))
            shot(screen, "$name-bars")
        }
    }

    private fun View.words() = shownViews().filterIsInstance<TextView>().map { "${it.text}${it.hint ?: ""}" }.filter(String::isNotEmpty)

    @Test
    @Config(qualifiers = "en-${ScreenShots.PHONE}")
    fun `everything that can be pressed is large enough for a finger`() {
        for ((name, screen) in screens()) {
            val least = screen.resources.getDimensionPixelSize(R.dimen.touch)
            val small =
                screen.window.decorView
                    .shownViews()
                    .filter { it.isClickable && it.height < least }
            assertEquals(name, emptyList<View>(), small)
        }
    }
}
