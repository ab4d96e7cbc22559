package app.starhop.learn

import app.starhop.core.NamedPart
import app.starhop.core.Shown

/** As much of what is shown as a hint tells; of the parts of a move the one that is [asked]. */
fun Shown.beginning(asked: NamedPart?): Shown =
    when (this) {
        is Shown.Holes -> Shown.Holes(holes.take(1))
        is Shown.Move -> Shown.Move(target.copy(path = target.path.take(1)))
        is Shown.Parts -> Shown.Parts(parts.filter { it.hop == asked?.hop && it.kind == asked.kind })
        else -> this
    }
