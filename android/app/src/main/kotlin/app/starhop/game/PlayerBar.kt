package app.starhop.game

import android.content.Context
import android.util.AttributeSet
import android.view.View
import android.widget.LinearLayout
import android.widget.TextView
import app.starhop.R
import app.starhop.platform.ink2
import app.starhop.ui.HomeMeter
import app.starhop.ui.NameView
import app.starhop.ui.PieceRow

/** Pieces in the goal and steps still needed, in words. */
data class FaceFigures(
    val home: String,
    val steps: String,
)

/** What a player's bar says. */
data class PlayerFace(
    val seat: Int,
    val name: String,
    /** Of the player's pieces; it stands for a name that has no room. */
    val colour: String,
    val state: String,
    val home: Int,
    /** None for a player without a piece left to bring home. */
    val figures: FaceFigures?,
    val spoken: String,
    val toMove: Boolean,
    val thinking: Boolean,
    /** What of the state is told where there is little room too: more than whose turn it is. */
    val brief: String = "",
    /** What is left of the player's time, while it is counted. */
    val time: String? = null,
    /** Whether that is little. */
    val hurried: Boolean = false,
    /** The player's sets of pieces, named by their home seats. */
    val sets: List<Int> = listOf(seat),
)

/** One player: name and state, pieces in the goal and steps still needed. The same class serves bars and corners. */
class PlayerBar
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : LinearLayout(context, attributes) {
        /** Called by "Move now". */
        var onMoveNow: () -> Unit = {}

        override fun onFinishInflate() {
            super.onFinishInflate()
            for (view in SEEN.mapNotNull { findViewById<View>(it) } - spoken()) {
                view.importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
            }
            findViewById<View>(R.id.move_now)?.setOnClickListener { onMoveNow() }
        }

        /** Where a screen reader hears all of the player, once. */
        private fun spoken(): View = findViewById(R.id.player_name) ?: findViewById(R.id.player_home)

        fun show(face: PlayerFace) {
            val corner = findViewById<View>(R.id.player_state) == null
            if (!corner || id == R.id.player_chip) setBackgroundResource(if (face.toMove) R.drawable.bar_active else 0)
            findViewById<PieceRow>(R.id.player_piece).show(face.sets)
            val chip = findViewById<View>(R.id.player_name) == null
            findViewById<NameView>(R.id.player_name)?.let { showName(it, face, corner) }
            text(R.id.player_state, line(face))
            val figures = face.figures
            val home = figures?.home ?: resources.getString(R.string.no_figures)
            text(R.id.player_home, if (chip) face.time ?: home else home)
            text(R.id.player_steps, figures?.steps.orEmpty())
            text(R.id.player_counts, figures?.let { resources.getString(R.string.joined, it.home, it.steps) }.orEmpty())
            val ink =
                when {
                    face.hurried -> context.getColor(R.color.bad)
                    face.toMove -> context.getColor(R.color.ink)
                    else -> context.ink2
                }
            findViewById<TextView>(R.id.player_state)?.setTextColor(ink)
            findViewById<HomeMeter>(R.id.player_meter)?.show(face.seat, face.home)
            visible(R.id.move_now, face.thinking)
            visible(R.id.thinking_bar, face.thinking)
            if (!chip) visible(R.id.player_home, figures != null)
            visible(R.id.player_steps, figures != null)
            visible(R.id.player_counts, figures != null)
            visible(R.id.player_meter, figures != null && (!face.thinking || corner))
            findViewById<View>(R.id.player_figures)?.let {
                it.visibility = if (face.thinking) GONE else VISIBLE
                visible(R.id.player_state, face.brief.isNotEmpty() && !face.thinking)
            }
            spoken().contentDescription = face.spoken
        }

        /** Beside the board there is room for a short name; a bar that is as wide as the screen grows with it. */
        private fun showName(
            view: NameView,
            face: PlayerFace,
            corner: Boolean,
        ) {
            val wide = findViewById<View>(R.id.thinking_bar) != null || findViewById<View>(R.id.player_counts) != null
            val name = if (corner) face.timed(face.name) else face.name
            view.show(
                name,
                if (wide) {
                    null
                } else if (corner) {
                    face.timed(face.colour)
                } else {
                    face.colour
                },
            )
        }

        /** Says [aim] in place of the line under the name of [face], for as long as a finger aims. */
        fun showAim(
            aim: String?,
            face: PlayerFace,
        ) = text(R.id.player_state, aim ?: line(face))

        private fun line(face: PlayerFace) = if (findViewById<View>(R.id.player_figures) == null) face.state else face.brief

        /** Where there is no line for the state, the time stands beside the name; a chip has room for the time alone. */
        private fun PlayerFace.timed(text: String): String = if (time == null) text else resources.getString(R.string.joined, text, time)

        private fun text(
            id: Int,
            text: String,
        ) {
            findViewById<TextView>(id)?.let { if (it.text.toString() != text) it.text = text }
        }

        private fun visible(
            id: Int,
            shown: Boolean,
        ) {
            findViewById<View>(id)?.visibility = if (shown) VISIBLE else GONE
        }

        private companion object {
            /** What the spoken words hold too. */
            val SEEN = listOf(R.id.player_state, R.id.player_home, R.id.player_steps, R.id.player_counts)
        }
    }
