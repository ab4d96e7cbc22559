package app.starhop.board

import app.starhop.core.HoleInfo
import app.starhop.core.board

/** The 121 holes as the core describes them, in reading order. */
object Holes {
    /** Stands for "no hole" where an index is expected. */
    const val NONE = -1

    val all: List<HoleInfo> by lazy { board() }

    val count: Int get() = all.size

    fun name(hole: Int): String = all[hole].name

    fun row(hole: Int): String = name(hole).take(1)

    fun indexOf(name: String): Int = all.indexOfFirst { it.name == name }
}
