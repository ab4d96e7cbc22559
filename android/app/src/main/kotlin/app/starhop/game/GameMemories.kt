package app.starhop.game

import android.os.Bundle
import app.starhop.board.Holes
import app.starhop.ui.named

/** Keeps a [GameMemory] in a saved instance state. What cannot be read there counts as nothing selected. */
object GameMemories {
    private const val SELECTED = "selected"
    private const val PINS = "pins"
    private const val PANEL = "panel"
    private const val RESULT = "result"
    private const val HOLDER = "holder"

    fun write(
        memory: GameMemory,
        out: Bundle,
    ) {
        out.putInt(SELECTED, memory.selected)
        out.putIntArray(PINS, memory.pins.toIntArray())
        out.putString(PANEL, memory.panel.name)
        out.putBoolean(RESULT, memory.result)
        memory.holder?.let { out.putInt(HOLDER, it) }
    }

    fun read(state: Bundle): GameMemory =
        GameMemory(
            selected = state.getInt(SELECTED, Holes.NONE),
            pins = state.getIntArray(PINS)?.toList().orEmpty(),
            panel = Panel.entries.named(state.getString(PANEL)) ?: Panel.NONE,
            result = state.getBoolean(RESULT, true),
            holder = state.getInt(HOLDER).takeIf { it > 0 },
        )
}
