package app.starhop.vectors

import app.starhop.core.Because
import app.starhop.core.ClosingBlock
import app.starhop.core.Exercise
import app.starhop.core.ExerciseAnswer
import app.starhop.core.Feedback
import app.starhop.core.GameLibrary
import app.starhop.core.Solved
import org.json.JSONObject
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import java.nio.file.Files

/** In Kotlin every answer of a lesson or puzzle comes to what it comes to in Rust. */
@RunWith(RobolectricTestRunner::class)
class LearnVectorsTest {
    private val folder = Files.createTempDirectory("starhop").toFile()
    private val library = GameLibrary.open(folder.path)
    private val learning = library.learning()
    private val vector = Vectors.read("learn.json")

    @After
    fun clear() {
        learning.close()
        library.close()
        folder.deleteRecursively()
    }

    @Test
    fun `the tasks of all lessons take the answers of the vector`() {
        val tasks = vector.objects("tasks")
        val course = learning.course(TODAY)
        assertEquals(course.lessons.sumOf { it.tasks.size }, tasks.size)
        for (case in tasks) {
            learning.task(case.getString("lesson"), case.getString("task"), TODAY).use { hold(it, case) }
        }
        val solved = learning.course(TODAY)
        assertTrue(solved.lessons.all { lesson -> lesson.tasks.all { it.solved == Solved.HELPED || it.solved == Solved.ALONE } })
        assertEquals(1, solved.streak.days)
    }

    @Test
    fun `puzzles take the answers of the vector`() {
        val puzzles = vector.objects("puzzles")
        assertTrue(puzzles.size >= 20)
        for (case in puzzles) {
            learning.puzzle(case.getString("id"), TODAY).use { hold(it, case) }
        }
    }

    @Test
    fun `the end of a game is found with what was in the way`() {
        val case = vector.getJSONObject("closing")
        val id = library.importGame(case.getString("game"))
        val closing = learning.closings().single()
        assertEquals(id, closing.gameId)
        assertEquals(case.getInt("seat") to case.getInt("moves"), closing.seat to closing.moves)
        assertEquals(case.getInt("from_ply") to case.getInt("to_ply"), closing.fromPly to closing.toPly)
        assertEquals(case.getInt("fewest"), closing.fewest)
        assertEquals(
            case.objects("entries").map { Triple(it.getInt("ply"), it.getInt("from"), it.getInt("hole")) },
            closing.entries.map { Triple(it.ply, it.from, it.hole) },
        )
        learning.closing(id, TODAY).use { exercise ->
            val because = (exercise.say(false).feedback as Feedback.Wrong).because
            assertEquals(case.objects("blocks").map(::block), (because as Because.Blocked).blocks)
            assertTrue(exercise.say(true).snapshot.solved)
        }
    }

    private fun block(vector: JSONObject) =
        ClosingBlock(
            ply = vector.getInt("ply"),
            piece = vector.getInt("piece"),
            by = vector.getInt("by"),
            deeper = vector.getInt("deeper"),
            turns = vector.getInt("turns"),
        )

    private fun hold(
        exercise: Exercise,
        case: JSONObject,
    ) {
        val begin = case.getJSONObject("begin")
        val begun = exercise.snapshot()
        assertEquals(begin.getString("pieces"), begun.pieces)
        assertEquals(begin.getInt("seat"), begun.seat)
        assertEquals(begin.getString("ask").uppercase(), begun.ask.name.replace("_", ""))
        assertEquals(begin.getInt("moves"), begun.movesLeft)
        assertEquals(begin.getInt("looked_for"), begun.lookedFor)
        assertEquals(begin.getInt("parts"), begun.parts.size)
        for (given in case.objects("answers")) {
            agree(given, give(exercise, given.getJSONObject("answer")))
        }
        assertTrue(exercise.snapshot().solved)
    }

    private fun give(
        exercise: Exercise,
        answer: JSONObject,
    ): ExerciseAnswer =
        when (val kind = answer.keys().next()) {
            "play" -> exercise.play(answer.numbers(kind))
            "mark" -> exercise.mark(answer.getInt(kind))
            "say" -> exercise.say(answer.getBoolean(kind))
            "count" -> exercise.count(answer.getInt(kind))
            "check" -> exercise.check()
            else -> error("$kind is no answer")
        }

    private fun agree(
        given: JSONObject,
        answer: ExerciseAnswer,
    ) {
        val what = given.toString()
        assertEquals(what, given.getString("feedback"), answer.feedback::class.simpleName)
        assertEquals(what, given.optString("why", "").takeUnless { given.isNull("why") }, why(answer.feedback))
        assertEquals(what, given.getBoolean("right"), answer.right)
        assertEquals(what, given.getString("pieces"), answer.snapshot.pieces)
        assertEquals(what, given.getInt("moves_left"), answer.snapshot.movesLeft)
        assertEquals(what, given.numbers("found"), answer.snapshot.found)
        assertEquals(what, given.getInt("mistakes"), answer.snapshot.mistakes)
        assertEquals(what, given.getBoolean("solved"), answer.snapshot.solved)
        assertFalse(what, answer.notSaved != null)
    }

    private fun why(feedback: Feedback): String? =
        when (feedback) {
            is Feedback.Absent -> feedback.why::class.simpleName
            is Feedback.Short -> feedback.why::class.simpleName
            is Feedback.Wrong -> feedback.because::class.simpleName
            is Feedback.Solved -> feedback.because?.let { it::class.simpleName }
            is Feedback.Illegal -> feedback.obstacle.takenBy?.toString()
            else -> null
        }

    private companion object {
        const val TODAY = 20_000
    }
}
