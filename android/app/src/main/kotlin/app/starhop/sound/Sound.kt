package app.starhop.sound

import app.starhop.R

/** What the game sounds like; the files are made by scripts/sounds. */
enum class Sound(
    val file: Int,
) {
    TICK(R.raw.tick),
    STEP(R.raw.step),
    HOP(R.raw.hop),
    REFUSED(R.raw.refused),
    GOAL(R.raw.goal),
    WIN(R.raw.win),
    LOSS(R.raw.loss),
    DRAW(R.raw.draw),
}
