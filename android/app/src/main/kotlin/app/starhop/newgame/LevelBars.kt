package app.starhop.newgame

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.util.AttributeSet
import android.view.MotionEvent
import android.view.View
import android.view.ViewConfiguration
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.LinearLayout
import android.widget.RadioButton
import app.starhop.ui.Theme
import kotlin.math.abs

/** A row of rising bars, filled up to the level. Each bar is a button, and a finger may slide along all of them. */
class LevelBars
    @JvmOverloads
    constructor(
        context: Context,
        attributes: AttributeSet? = null,
    ) : LinearLayout(context, attributes) {
        var onPick: (Int) -> Unit = {}

        private val slop = ViewConfiguration.get(context).scaledTouchSlop
        private var downX = 0f

        init {
            orientation = HORIZONTAL
            layoutDirection = LAYOUT_DIRECTION_LTR
        }

        /** Makes one bar per entry of [names], which screen readers say. */
        fun setLevels(names: List<String>) {
            removeAllViews()
            names.forEachIndexed { index, name ->
                val bar = LevelBar(context, index + 1, names.size)
                bar.contentDescription = name
                bar.setOnClickListener { onPick(index + 1) }
                addView(bar, LayoutParams(0, LayoutParams.MATCH_PARENT, 1f))
            }
        }

        fun show(level: Int) {
            for (index in 0 until childCount) (getChildAt(index) as LevelBar).show(level)
        }

        override fun onInterceptTouchEvent(event: MotionEvent): Boolean {
            if (event.actionMasked == MotionEvent.ACTION_DOWN) downX = event.x
            val dragged = event.actionMasked == MotionEvent.ACTION_MOVE && abs(event.x - downX) > slop
            if (dragged) parent.requestDisallowInterceptTouchEvent(true)
            return dragged
        }

        @Suppress("ClickableViewAccessibility")
        override fun onTouchEvent(event: MotionEvent): Boolean {
            if (event.actionMasked == MotionEvent.ACTION_MOVE) {
                onPick((event.x * childCount / width).toInt().coerceIn(0, childCount - 1) + 1)
            }
            return true
        }
    }

/** One bar with its number below. */
private class LevelBar(
    context: Context,
    private val level: Int,
    private val levels: Int,
) : View(context) {
    private val theme = Theme(context)
    private val bar = Paint(Paint.ANTI_ALIAS_FLAG)
    private val outline =
        Paint(Paint.ANTI_ALIAS_FLAG).apply {
            style = Paint.Style.STROKE
            strokeWidth = theme.dp(1f)
            color = theme.line
        }
    private val number =
        Paint(Paint.ANTI_ALIAS_FLAG).apply {
            textAlign = Paint.Align.CENTER
            textSize = theme.sp(13f)
        }
    private var shown = 0

    init {
        isClickable = true
        isFocusable = true
        minimumHeight = Math.round(theme.dp(BARS + GAP) + number.fontSpacing)
    }

    fun show(level: Int) {
        shown = level
        isSelected = level == this.level
        invalidate()
    }

    override fun onMeasure(
        widthSpec: Int,
        heightSpec: Int,
    ) = setMeasuredDimension(MeasureSpec.getSize(widthSpec), suggestedMinimumHeight)

    override fun onDraw(canvas: Canvas) {
        val inset = theme.dp(2.5f)
        val high = theme.dp(LOWEST + (HIGHEST - LOWEST) * (level - 1) / (levels - 1))
        val foot = theme.dp(BARS)
        val radius = theme.dp(5f)
        bar.color = if (level <= shown) theme.accent else theme.surface2
        canvas.drawRoundRect(inset, foot - high, width - inset, foot, radius, radius, bar)
        if (level > shown) canvas.drawRoundRect(inset, foot - high, width - inset, foot, radius, radius, outline)
        number.color = if (isSelected) theme.ink else theme.ink2
        number.isFakeBoldText = isSelected
        canvas.drawText(level.toString(), width / 2f, foot + theme.dp(GAP) - number.ascent(), number)
        if (isFocused) canvas.drawRoundRect(1f, 1f, width - 1f, height - 1f, radius, radius, outline)
    }

    override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
        super.onInitializeAccessibilityNodeInfo(info)
        info.className = RadioButton::class.java.name
        info.isCheckable = true
        info.isChecked = isSelected
    }

    private companion object {
        /** Height of the row of bars, of its lowest and of its highest bar, and the gap above the numbers, in dp. */
        const val BARS = 40f
        const val LOWEST = 12.6f
        const val HIGHEST = 30.8f
        const val GAP = 4f
    }
}
