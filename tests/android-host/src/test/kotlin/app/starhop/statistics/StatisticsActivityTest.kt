package app.starhop.statistics

import android.app.AlertDialog
import android.content.Intent
import android.view.ViewGroup
import app.starhop.R
import app.starhop.core.Preset
import app.starhop.core.Profile
import app.starhop.core.RuleSet
import app.starhop.core.RuleTally
import app.starhop.core.Settlement
import app.starhop.settings.SettingsActivity
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.cutOff
import app.starhop.support.gamesOf
import app.starhop.support.idle
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
import org.robolectric.shadows.ShadowDialog

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class StatisticsActivityTest {
    private val app = app()

    private fun statistics() = open<StatisticsActivity>(StatisticsActivity.intent(app)).get()

    private fun play() {
        val games = gamesOf(app)
        games.resign(games.computer(turns = 4))
        games.resign(games.computer())
        games.library.resignRated()
    }

    @Test
    fun `settings lead to the statistics`() {
        open<SettingsActivity>(SettingsActivity.intent(app)).get().press(R.id.statistics_row)
        assertEquals(StatisticsActivity::class.java.name, app.started()?.component?.className)
        val screen = statistics()
        assertTrue(screen.shown(R.id.statistics_none))
        assertFalse(screen.shown(R.id.statistics_actions))
        assertEquals("Scamp", screen.text(R.id.rank_title))
        assertEquals("Rank 1 · 0 points", screen.text(R.id.rank_number))
        assertEquals("50 points to rank 2, Little Novice", screen.text(R.id.rank_next))
    }

    @Test
    fun `each rule set has its figures, as a screen reader says them too`() {
        play()
        val screen = statistics()
        val cards = screen.findViewById<ViewGroup>(R.id.tallies)
        val said = (0 until cards.childCount).map { cards.getChildAt(it).contentDescription.toString() }
        assertEquals(2, said.size)
        assertTrue("$said", said[0].startsWith("Free rules · 2 players, 0 won, 2 lost, 0 drawn"))
        assertEquals("Points · 2 players, 0 won, 1 lost, 0 drawn", said[1])
    }

    @Test
    fun `setting back asks first`() {
        play()
        val screen = statistics()
        screen.press(R.id.statistics_reset)
        val question = ShadowDialog.getLatestDialog() as AlertDialog
        shot(checkNotNull(question.window).decorView, "statistics-reset")
        question.getButton(AlertDialog.BUTTON_NEGATIVE).performClick()
        idle()
        assertFalse(question.isShowing || screen.shown(R.id.statistics_none))
        screen.press(R.id.statistics_reset)
        (ShadowDialog.getLatestDialog() as AlertDialog).getButton(AlertDialog.BUTTON_POSITIVE).performClick()
        idle()
        assertTrue(screen.shown(R.id.statistics_none))
        assertFalse(screen.shown(R.id.statistics_actions))
    }

    @Test
    fun `the statistics can be shared`() {
        play()
        statistics().press(R.id.statistics_share)

        @Suppress("DEPRECATION")
        val sent = app.started()?.getParcelableExtra<Intent>(Intent.EXTRA_INTENT)
        val text = sent?.getStringExtra(Intent.EXTRA_TEXT).orEmpty().lines()
        assertEquals(listOf("Starhop: games against the computer", "Rank 1, Scamp · 0 points"), text.take(2))
        assertEquals(4, text.size)
    }

    @Test
    fun `the best of a rule set is told where there was any`() {
        val words = StatisticsTexts(app.resources)
        val tally = RuleTally(RuleSet(Preset.PLYYARD, emptyList()), 2, wins = 1, losses = 0, draws = 0, longestChain = 5, fewestMoves = 30)
        assertEquals(listOf("Longest chain: 5 hops", "Fastest win: 30 moves"), words.best(tally))
        assertEquals(emptyList<String>(), words.best(tally.copy(longestChain = 1, fewestMoves = null)))
    }

    @Test
    fun `ranks and points in words`() {
        val words = RankTexts(app.resources)
        assertEquals("1 point to rank 2, Little Novice", words.next(49, 1))
        assertEquals("2,000 points to rank 19, Heavenly King", words.next(7_000, 18))
        assertNull(words.next(25_000, 25))
        assertEquals("Now 60 points. New rank: 2, Little Novice", words.settled(Settlement(23, 60, 1, 2)))
        assertEquals("Now 23 points. Back to rank 1, Scamp", words.settled(Settlement(60, 23, 2, 1)))
        assertEquals("Now 1 point. Rank 1, Scamp", words.settled(Settlement(0, 1, 1, 1)))
    }

    @Test
    fun `E1 nothing is cut off on a narrow screen with text of twice the size, in any language`() {
        play()
        for (language in listOf("en", "zh-rCN", "sv")) {
            RuntimeEnvironment.setQualifiers("$language-${ScreenShots.SMALL}")
            RuntimeEnvironment.setFontScale(2f)
            val screen = statistics()
            assertEquals(language, emptyList<String>(), cutOff(screen.findViewById(R.id.page)))
            if (language == "sv") shot(screen, "statistics-large-sv")
        }
    }

    @Test
    fun `pictures of the statistics`() {
        play()
        for ((name, qualifiers) in ScreenShots.ALL) {
            RuntimeEnvironment.setQualifiers(qualifiers)
            val screen = statistics()
            assertTrue(name, screen.shown(R.id.tallies))
            shot(screen, "statistics-$name")
        }
        val rules = RuleSet(Preset.QQ, emptyList())
        val profile = Profile(1_640, 11, listOf(RuleTally(rules, 3, 12, 5, 1, 7, 31)), emptyList())
        val best = "Points · 3 players, 12 won, 5 lost, 1 drawn, Longest chain: 7 hops, Fastest win: 31 moves"
        RuntimeEnvironment.setQualifiers("en-${ScreenShots.PHONE}")
        assertTrue(StatisticsTexts(app.resources).export(profile).endsWith(best))
    }
}
