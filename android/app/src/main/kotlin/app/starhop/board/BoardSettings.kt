package app.starhop.board

import app.starhop.settings.Pace
import app.starhop.settings.Settings
import app.starhop.platform.reducedMotion as systemReducesMotion

/** Lets the board move and mark as a person has set. */
fun BoardView.follow(settings: Settings) {
    reducedMotion = systemReducesMotion() || settings.pace == Pace.OFF
    pace = settings.pace.factor
    marksTargets = settings.rings
}
