package app.starhop.ui

import android.app.Dialog
import android.content.Context
import android.content.res.ColorStateList
import android.os.Bundle
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.animation.DecelerateInterpolator
import android.widget.LinearLayout
import android.widget.ScrollView
import android.widget.TextView
import app.starhop.R
import app.starhop.platform.SheetBack
import app.starhop.platform.contrast
import app.starhop.platform.drawBehindSystemBars
import app.starhop.platform.padForSystemBars

/** One row of an action sheet. */
class SheetAction(
    val icon: Int,
    val text: String,
    val bad: Boolean = false,
    /** Of several choices the one that holds now. */
    val chosen: Boolean = false,
    val run: () -> Unit,
)

/** A panel that rises from the bottom edge over a scrim, with a title, a close button and [content]. */
open class Sheet(
    context: Context,
    private val heading: CharSequence,
) : Dialog(context, R.style.Theme_Starhop_Sheet) {
    protected val content: ViewGroup by lazy { findViewById(R.id.sheet_content) }
    private var early = false
    private val back by lazy { SheetBack(this, findViewById(R.id.sheet_panel)) }

    init {
        getContext().contrast(getContext().theme)
    }

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        setContentView(R.layout.sheet)
        window?.setLayout(MATCH_PARENT, MATCH_PARENT)
        window?.drawBehindSystemBars()
        setTitle(heading)
        findViewById<TextView>(R.id.sheet_title).text = heading
        findViewById<View>(R.id.sheet_close).setOnClickListener { dismiss() }
        findViewById<View>(R.id.sheet_scrim).setOnClickListener { dismiss() }
        findViewById<View>(R.id.sheet_panel).padForSystemBars(top = false)
        rise(findViewById(R.id.sheet_panel))
    }

    override fun onStart() {
        super.onStart()
        back.start()
    }

    override fun onStop() {
        back.stop()
        super.onStop()
    }

    /** A touch while the rows still rise would hit another one than was meant. */
    override fun dispatchTouchEvent(event: MotionEvent): Boolean {
        if (event.actionMasked == MotionEvent.ACTION_DOWN) early = findViewById<View>(R.id.sheet_panel).translationY > 0f
        return early || super.dispatchTouchEvent(event)
    }

    private fun rise(panel: View) {
        panel.translationY = panel.resources.displayMetrics.density * RISE
        panel
            .animate()
            .translationY(0f)
            .setDuration(RISE_MILLIS)
            .setInterpolator(DecelerateInterpolator())
    }

    private companion object {
        /** How far below its place the panel starts, in dp. */
        const val RISE = 120f
        const val RISE_MILLIS = 280L
    }
}

/** A sheet with one row per action; picking one closes it. */
class ActionSheet(
    context: Context,
    title: CharSequence,
    private val actions: List<SheetAction>,
) : Sheet(context, title) {
    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        val rows = LinearLayout(context).apply { orientation = LinearLayout.VERTICAL }
        actions.forEach { rows.addView(row(it, rows)) }
        content.addView(ScrollView(context).apply { addView(rows) })
    }

    private fun row(
        action: SheetAction,
        rows: ViewGroup,
    ): View {
        val row = layoutInflater.inflate(R.layout.sheet_row, rows, false) as TextView
        val colour = context.getColor(if (action.bad) R.color.bad else R.color.ink)
        row.text = action.text
        row.setTextColor(colour)
        row.isSelected = action.chosen
        row.setCompoundDrawablesRelativeWithIntrinsicBounds(action.icon, 0, 0, 0)
        row.compoundDrawableTintList = ColorStateList.valueOf(colour)
        row.setOnClickListener {
            dismiss()
            action.run()
        }
        return row
    }
}
