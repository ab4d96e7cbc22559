package app.starhop.game

import android.app.Activity
import android.view.View
import android.widget.ImageButton
import app.starhop.R
import app.starhop.settings
import app.starhop.sounds

/** Turns the sounds off and on; one tap, for this game and every later one. */
class SpeakerButton(
    private val activity: Activity,
) {
    private val button: ImageButton = activity.findViewById(R.id.speaker)

    init {
        button.visibility = View.VISIBLE
        button.setOnClickListener {
            val now = activity.settings.current
            activity.settings.save(now.copy(sounds = !now.sounds))
            show()
        }
        show()
    }

    fun show() {
        val on = activity.settings.current.sounds
        if (on) activity.sounds.prepare()
        button.setImageResource(if (on) R.drawable.ic_sound else R.drawable.ic_mute)
        button.contentDescription = activity.getString(if (on) R.string.sounds_turn_off else R.string.sounds_turn_on)
    }
}
