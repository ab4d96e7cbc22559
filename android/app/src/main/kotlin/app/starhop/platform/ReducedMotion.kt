package app.starhop.platform

import android.animation.ValueAnimator

/** Whether the person has asked the system for no animations. */
fun reducedMotion(): Boolean = !ValueAnimator.areAnimatorsEnabled()
