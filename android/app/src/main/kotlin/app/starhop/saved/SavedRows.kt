package app.starhop.saved

import app.starhop.core.DamagedFile
import app.starhop.core.GameSummary
import app.starhop.core.NewerFile

/** One row of the list of saved games. */
sealed interface SavedRow {
    /** Names the row across changes of the list. */
    val key: String

    data class Game(
        val game: GameSummary,
        val first: Boolean,
        val last: Boolean,
    ) : SavedRow {
        override val key get() = "game ${game.id}"
    }

    data class Empty(
        val tab: SavedTab,
    ) : SavedRow {
        override val key get() = "empty $tab"
    }

    data class Damaged(
        val file: DamagedFile,
    ) : SavedRow {
        override val key get() = "damaged ${file.file}"
    }

    data class Newer(
        val file: NewerFile,
    ) : SavedRow {
        override val key get() = "newer ${file.file}"
    }
}

/** The rows of the chosen tab. Files that cannot be opened stand below the unfinished games and never block them. */
fun SavedState.rows(): List<SavedRow> {
    if (!listed) return emptyList()
    val listed = games.mapIndexed { index, game -> SavedRow.Game(game, index == 0, index == games.lastIndex) }
    val files = if (tab == SavedTab.UNFINISHED) damaged.map(SavedRow::Damaged) + newer.map(SavedRow::Newer) else emptyList()
    return listed.ifEmpty { listOf(SavedRow.Empty(tab)) } + files
}
