package app.starhop.learn

import android.content.res.Resources
import app.starhop.board.Holes
import app.starhop.core.ExerciseInterface
import app.starhop.core.Feedback
import app.starhop.core.PuzzleKind
import app.starhop.core.Streak
import app.starhop.support.ScreenShots
import app.starhop.support.app
import app.starhop.support.gamesOf
import app.starhop.vectors.Vectors
import app.starhop.vectors.numbers
import app.starhop.vectors.objects
import org.json.JSONObject
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** Every lesson, task, puzzle and answer has words in the three languages. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-${ScreenShots.PHONE}")
class LearnTextsTest {
    private val app = app()
    private val games = gamesOf(app)

    private fun inEachLanguage(act: (String, Resources) -> Unit) {
        for (language in listOf("en", "zh-rCN", "sv")) {
            RuntimeEnvironment.setQualifiers("$language-${ScreenShots.PHONE}")
            act(language, app.resources)
        }
    }

    @Test
    fun `lessons, tasks and puzzles have words of their own in each language`() {
        val course = games.library.learning().use { it.course(TODAY) }
        val said = mutableMapOf<String, List<String>>()
        inEachLanguage { language, resources ->
            val texts = LearnTexts(resources)
            val words =
                course.lessons.flatMap { lesson ->
                    val questions = course.spots(Sitting.Lesson(lesson.key)).map(texts::question)
                    assertFalse("$language ${lesson.key}", lesson.tasks.any { it.key in questions })
                    assertFalse("$language ${lesson.key}", texts.title(lesson.key) == lesson.key)
                    listOf(texts.title(lesson.key), texts.line(lesson.key)) + questions
                } + PuzzleKind.entries.map(texts::kind)
            assertTrue(language, words.none(String::isBlank))
            val puzzles = course.puzzles.flatMap { course.spots(Sitting.Puzzle(it.id)).take(1) }.map(texts::question)
            assertTrue(language, puzzles.none { it.isBlank() || '%' in it })
            said[language] = words
        }
        val (english, chinese, swedish) = listOf("en", "zh-rCN", "sv").map(said::getValue)
        assertEquals(emptyList<String>(), english.filterIndexed { at, text -> text == chinese[at] })
        assertEquals(emptyList<String>(), english.filterIndexed { at, text -> text == swedish[at] })
    }

    @Test
    fun `a row of days is told with its number`() {
        val texts = LearnTexts(app.resources)
        assertEquals("1 day in a row", texts.streak(Streak(1, 4, true)))
        assertEquals("3 days in a row. Solve one today to go on", texts.streak(Streak(3, 4, false)))
        assertEquals("Solve one today to start a streak", texts.streak(Streak(0, 4, false)))
    }

    @Test
    fun `every answer of the vectors is told in each language`() {
        val told = mutableListOf<Feedback>()
        games.library.learning().use { learning ->
            for (case in Vectors.read("learn.json").objects("tasks")) {
                learning.task(case.getString("lesson"), case.getString("task"), TODAY).use { exercise ->
                    case.objects("answers").forEach { told += give(exercise, it.getJSONObject("answer")) }
                }
            }
        }
        assertTrue(told.size > 100)
        inEachLanguage { language, resources ->
            val texts = FeedbackTexts(resources)
            for (feedback in told) {
                val text = texts.feedback(feedback)
                assertFalse("$language $feedback: $text", text.isBlank() || '%' in text || "null" in text || '@' in text)
            }
        }
    }

    @Test
    fun `facts are named`() {
        val texts = FeedbackTexts(app.resources)
        games.library.learning().use { learning ->
            learning.task("moves", "over", TODAY).use { exercise ->
                val elsewhere = exercise.play(exercise.targets(hole("e5")).first { it.hole != hole("g5") }.path)
                assertTrue(texts.feedback(elsewhere.feedback), texts.feedback(elsewhere.feedback).endsWith("Go to g5."))
            }
            learning.task("blocked", "taken", TODAY).use { exercise ->
                val wrong = texts.feedback(exercise.say(true).feedback)
                assertEquals("No. The rules do not allow this move. k7 is taken by Blue.", wrong)
            }
        }
    }

    private fun hole(name: String) = Holes.indexOf(name)

    private fun give(
        exercise: ExerciseInterface,
        answer: JSONObject,
    ): Feedback =
        when (val kind = answer.keys().next()) {
            "play" -> exercise.play(answer.numbers(kind))
            "mark" -> exercise.mark(answer.getInt(kind))
            "say" -> exercise.say(answer.getBoolean(kind))
            "count" -> exercise.count(answer.getInt(kind))
            else -> exercise.check()
        }.feedback

    private companion object {
        const val TODAY = 20_000
    }
}
