package app.starhop.game

import app.starhop.core.PlayedMove
import app.starhop.core.Snapshot

/** The newest entry of the record: a move, or what happened after it. */
val Snapshot.newest: PlayedMove?
    get() = since.lastOrNull() ?: lastMove

/** How many entries the record has; more than turns were played where somebody claimed, resigned or left. */
val Snapshot.entries: Int
    get() = newest?.ply ?: 0
