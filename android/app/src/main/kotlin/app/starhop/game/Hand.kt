package app.starhop.game

import app.starhop.board.Holes
import app.starhop.core.MoveException
import app.starhop.core.PinnedChain
import app.starhop.core.Target
import app.starhop.core.TargetKind

/** The piece that a person has picked up, the landings pinned for it, and where it can go. */
data class Selection(
    val hole: Int = Holes.NONE,
    val pins: List<Int> = emptyList(),
    val targets: List<Target> = emptyList(),
    /** Whether a pinned chain may end where the piece waits. */
    val mayFinish: Boolean = false,
    /** Whether the chain waits because it is long, not because it was pinned. */
    val confirms: Boolean = false,
) {
    val exists: Boolean get() = hole != Holes.NONE

    val pinned: Boolean get() = pins.isNotEmpty()

    val waiting: Int get() = pins.lastOrNull() ?: hole

    val chain: List<Int> get() = listOf(hole) + pins

    fun target(hole: Int): Target? = targets.firstOrNull { it.hole == hole }
}

/** Picks pieces up, pins landings for them and lets them go again. It plays nothing. */
class Hand(
    /** Whether the piece on a hole may be picked up now. */
    private val owns: (Int) -> Boolean,
    /** Where the piece on a hole can go. */
    private val targets: (Int) -> List<Target>,
    /** What can follow a start and the landings pinned so far; a [MoveException] names the rule that these break. */
    private val follow: (List<Int>) -> PinnedChain,
) {
    var selection = Selection()
        private set

    private var before = Selection()

    /** A drag begins on [hole], or where the selected piece waits. */
    fun lift(hole: Int) {
        before = selection
        if (hole != Holes.NONE && hole != selection.waiting) pick(hole)
    }

    /** The drag went nowhere. */
    fun restore() {
        selection = before
    }

    fun pick(hole: Int) {
        selection = if (owns(hole)) Selection(hole, targets = targets(hole)) else Selection()
    }

    /** Pins a landing that was held; whether it is one. */
    fun hold(hole: Int): Boolean {
        val target = selection.target(hole)?.takeIf { it.kind != TargetKind.STEP } ?: return false
        pin(target.path)
        return true
    }

    /** Lets the piece wait at the end of a [path]; what the rules do not allow is dropped. */
    fun pin(
        path: List<Int>,
        confirms: Boolean = false,
    ) {
        selection =
            try {
                val chain = follow(path)
                Selection(path.first(), path.drop(1), chain.targets, chain.mayFinish, confirms)
            } catch (_: MoveException) {
                Selection()
            }
    }

    fun drop() {
        selection = Selection()
    }

    /** The position is another one, so that not even a drag can bring anything back. */
    fun clear() {
        drop()
        before = selection
    }
}
