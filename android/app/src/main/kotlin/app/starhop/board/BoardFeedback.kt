package app.starhop.board

import android.view.View
import app.starhop.platform.Haptics
import app.starhop.sound.Sound
import app.starhop.sound.Sounds

/** What is heard and felt on a board. All of it is also seen. */
class BoardFeedback(
    private val board: View,
    private val sounds: Sounds,
) {
    fun landed(hops: Int) {
        sounds.landing(hops)
        Haptics.landing(board)
    }

    fun select() {
        sounds.play(Sound.TICK)
        Haptics.select(board)
    }

    fun tick() {
        sounds.tick()
        Haptics.tick(board)
    }

    fun refuse() {
        sounds.play(Sound.REFUSED)
        Haptics.refuse(board)
    }

    fun succeed(sound: Sound) {
        sounds.play(sound)
        Haptics.success(board)
    }
}
