package app.starhop.replay

import app.starhop.core.GameLibraryInterface
import app.starhop.core.NoHandle
import app.starhop.core.Replay
import app.starhop.core.ReplayFrame

/** A replay that counts how often it is asked. */
class CountedReplay(
    private val real: Replay,
) : Replay(NoHandle) {
    var seeks = 0

    override fun length() = real.length()

    override fun moves() = real.moves()

    override fun chart() = real.chart()

    override fun longestChain() = real.longestChain()

    override fun seek(ply: Int): ReplayFrame {
        seeks++
        return real.seek(ply)
    }
}

/** A library whose replays are counted. */
class CountedLibrary(
    private val real: GameLibraryInterface,
) : GameLibraryInterface by real {
    lateinit var replay: CountedReplay

    override fun replay(id: String): Replay = CountedReplay(real.replay(id)).also { replay = it }
}
