package app.starhop.saved

import android.content.Context
import android.view.View
import android.widget.TextView
import app.starhop.R
import app.starhop.core.GameSummary
import app.starhop.core.Status
import app.starhop.ui.CardSlice
import app.starhop.ui.GameWords
import app.starhop.ui.PieceIcon
import app.starhop.ui.Theme
import app.starhop.ui.ThumbnailView
import app.starhop.ui.bottomSeat

/** Shows games in the layout `saved_game`: the board, who plays, how it stands and when. */
class GameRows(
    context: Context,
) {
    private val resources = context.resources
    private val words = GameWords(resources)
    private val dates = ChangeDates(context)
    private val theme = Theme(context)

    /** Shows [game] as a row of a card, of which it may be the [first] and the [last]. */
    fun bind(
        view: View,
        game: GameSummary,
        first: Boolean,
        last: Boolean,
    ) {
        view.background = CardSlice(theme, first, last)
        view.findViewById<ThumbnailView>(R.id.thumbnail).show(game.pieces, game.players.bottomSeat())
        view.findViewById<PieceIcon>(R.id.game_piece).let { piece ->
            piece.visibility = if (game.status is Status.Drawn) View.GONE else View.VISIBLE
            piece.seat = game.leader()
        }
        view.findViewById<TextView>(R.id.game_title).text = words.title(game)
        view.findViewById<TextView>(R.id.game_progress).text = words.progress(game)
        view.findViewById<TextView>(R.id.game_details).text = words.join(words.rules(game.rules), dates.text(game.changed))
        view.findViewById<View>(R.id.game_actions).contentDescription = resources.getString(R.string.game_actions, words.title(game))
    }

    /** The seat whose piece stands beside the words: the winner's, else the one to move; a draw has none. */
    private fun GameSummary.leader(): Int = (status as? Status.Won)?.seat ?: toMove
}
