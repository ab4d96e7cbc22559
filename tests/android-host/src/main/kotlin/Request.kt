package app.starhop.host

import java.util.concurrent.CompletableFuture

/** What a page asks of the phone's thread. */
internal sealed interface Request {
    class Act(
        val input: Input,
    ) : Request

    /** Answered once nothing has moved for so many frames as [still] says. */
    class Describe(
        val answer: CompletableFuture<Description>,
        val still: Int = 0,
    ) : Request
}

/** What a person does with the phone. Places are fractions of the screen's width and height. */
internal sealed interface Input {
    data class Touch(
        val phase: Phase,
        val x: Float,
        val y: Float,
    ) : Input

    data class Scroll(
        val x: Float,
        val y: Float,
        val down: Float,
    ) : Input

    data class Key(
        val code: Int,
    ) : Input

    data class Text(
        val text: String,
    ) : Input

    data object Back : Input

    data object Turn : Input

    data object Open : Input

    enum class Phase { DOWN, MOVE, UP, CANCEL }

    companion object {
        /** Reads one line of the page's language, such as `down 0.5 0.25` or `key Enter`. */
        fun parse(line: String): Input {
            val words = line.split(' ', limit = 2)
            val rest = words.getOrElse(1) { "" }
            return when (words[0]) {
                "down", "move", "up", "cancel" -> numbers(rest, 2).let { (x, y) -> Touch(Phase.valueOf(words[0].uppercase()), x, y) }
                "scroll" -> numbers(rest, 3).let { (x, y, down) -> Scroll(x, y, down) }
                "key" -> Key(requireNotNull(keyCodes[rest]) { "no key $rest" })
                "text" -> Text(rest.also { require(it.isNotEmpty()) { "no text" } })
                "back" -> Back
                "turn" -> Turn
                "open" -> Open
                else -> throw IllegalArgumentException("not an input: $line")
            }
        }

        private fun numbers(
            text: String,
            count: Int,
        ): List<Float> {
            val numbers = text.split(' ').mapNotNull(String::toFloatOrNull).filter(Float::isFinite)
            require(numbers.size == count) { "not $count numbers: $text" }
            return numbers
        }
    }
}
