package app.starhop.statistics

import app.starhop.Background
import app.starhop.core.GameLibraryInterface
import app.starhop.core.Profile
import app.starhop.saved.FullDisk

/** What the statistics screen draws. */
data class StatisticsState(
    /** Null until it was read, and where it cannot be. */
    val profile: Profile? = null,
    /** Whether the person is asked about setting everything back. */
    val asks: Boolean = false,
    /** Why the last action failed. */
    val trouble: Throwable? = null,
) {
    /** Whether there is anything to set back or to share. */
    val exists: Boolean get() = profile != null && (profile.points > 0 || profile.tallies.isNotEmpty())
}

/** Reads points, rank and figures, and sets them back after asking. */
class StatisticsPresenter(
    private val library: () -> GameLibraryInterface,
    private val background: Background,
    private val disk: FullDisk,
    /** Whether the person was being asked when the screen went. */
    asks: Boolean = false,
    private val show: (StatisticsState) -> Unit,
) {
    var state = StatisticsState(asks = asks)
        private set(value) {
            field = value
            show(value)
        }

    fun refresh() = read { it.profile() }

    fun ask() {
        if (state.exists) state = state.copy(asks = true)
    }

    fun keep() {
        state = state.copy(asks = false)
    }

    fun reset() {
        if (!state.asks) return
        keep()
        read { library -> library.runCatching { resetProfile() }.also(disk::note).getOrThrow() }
    }

    private fun read(profile: (GameLibraryInterface) -> Profile) =
        background.run({ profile(library()) }) { result ->
            state = result.fold({ state.copy(profile = it, trouble = null) }, { state.copy(trouble = it) })
        }
}
