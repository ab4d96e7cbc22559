package app.starhop.game

import app.starhop.core.MoveKind
import app.starhop.core.PlayedMove

/** How many hops a move made. */
val PlayedMove.hops: Int
    get() = if (kind == MoveKind.HOP || kind == MoveKind.CHAIN) path.size - 1 else 0
