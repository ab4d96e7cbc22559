package app.starhop.game

import android.app.Activity
import android.view.View
import app.starhop.Background
import app.starhop.R
import app.starhop.core.Snapshot
import app.starhop.replay.ReplayRecord
import app.starhop.replay.StepsChart

/** On tablets: the moves so far and the steps that each player still needs, unless they cannot be [read]. */
class RecordPanel(
    private val activity: Activity,
    private val worker: Background,
    private val read: () -> ReplayRecord,
) {
    private val table: MoveTable = activity.findViewById(R.id.move_table)
    private val chart: StepsChart = activity.findViewById(R.id.steps_chart)
    private var revision: Long? = null

    init {
        activity.findViewById<View>(R.id.record).visibility = View.VISIBLE
    }

    fun show(snapshot: Snapshot) {
        if (snapshot.revision == revision) return
        revision = snapshot.revision
        worker.run(read) { record -> if (!activity.isDestroyed) record.onSuccess { show(it, snapshot) } }
    }

    private fun show(
        record: ReplayRecord,
        snapshot: Snapshot,
    ) {
        table.show(record.moves, snapshot.players.map { it.seat })
        chart.setGame(record)
        chart.showPly(record.length)
    }
}
