package app.starhop.settings

import android.content.Context
import android.content.Intent
import android.os.Bundle
import android.widget.RadioGroup
import android.widget.Switch
import app.starhop.R
import app.starhop.about.AboutActivity
import app.starhop.platform.appLanguage
import app.starhop.platform.tellSystem
import app.starhop.settings
import app.starhop.statistics.StatisticsActivity
import app.starhop.ui.ActionSheet
import app.starhop.ui.ScreenActivity
import app.starhop.ui.SheetAction
import app.starhop.ui.onClick
import app.starhop.ui.overLine
import app.starhop.ui.setText

/** What holds for every game. Every row works at once. */
class SettingsActivity : ScreenActivity() {
    private val now: Settings get() = settings.current

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        open(R.layout.settings)
        setText(R.id.title, getString(R.string.settings))
        connectChoices()
        connectSwitches()
        onClick(R.id.language, ::chooseLanguage)
        onClick(R.id.statistics_row) { startActivity(StatisticsActivity.intent(this)) }
        onClick(R.id.about) { startActivity(AboutActivity.intent(this)) }
        show()
    }

    private fun connectChoices() {
        THEMES.forEach { (id, theme) -> onClick(id) { dress(now.copy(theme = theme)) } }
        PACES.forEach { (id, pace) -> onClick(id) { set(now.copy(pace = pace)) } }
        TOUCHES.forEach { (id, touch) -> onClick(id) { set(now.copy(touch = touch)) } }
    }

    private fun connectSwitches() {
        switch(R.id.contrast, R.string.contrast, getString(R.string.contrast_line), ::dress) { now.copy(contrast = it) }
        switch(R.id.marks, R.string.marks, getString(R.string.marks_line)) { now.copy(marks = it) }
        switch(R.id.rings, R.string.rings, getString(R.string.rings_line)) { now.copy(rings = it) }
        switch(R.id.sounds, R.string.sounds, getString(R.string.sounds_line)) { now.copy(sounds = it) }
        switch(R.id.confirm, R.string.confirm, getString(R.string.confirm_line, Settings.LONG_CHAIN)) { now.copy(confirm = it) }
        switch(R.id.keep_screen_on, R.string.keep_screen_on, getString(R.string.keep_screen_on_line)) { now.copy(keepScreenOn = it) }
        switch(R.id.rotate, R.string.rotate, getString(R.string.rotate_line)) { now.copy(rotate = it) }
        switch(R.id.hand_over, R.string.hand_over_setting, getString(R.string.hand_over_line)) { now.copy(handOver = it) }
    }

    private fun switch(
        id: Int,
        title: Int,
        line: String,
        take: (Settings) -> Unit = ::set,
        change: (Boolean) -> Settings,
    ) {
        val row = findViewById<Switch>(id)
        row.text = getString(title).overLine(this, R.style.TextAppearance_Starhop_Body, line)
        row.setOnClickListener { take(change(row.isChecked)) }
    }

    private fun chooseLanguage() {
        val choices = mapOf("" to getString(R.string.language_system)) + Settings.LANGUAGES
        val chosen = appLanguage(this, now)
        val rows =
            choices.map { (tag, name) ->
                val holds = tag == chosen
                val icon = if (holds) R.drawable.ic_check else R.drawable.ic_none
                SheetAction(icon, name, chosen = holds) { dress(now.copy(language = tag)) }
            }
        showOver(ActionSheet(this, getString(R.string.language), rows))
    }

    private fun set(settings: Settings) {
        this.settings.save(settings)
        show()
    }

    /** What changes the look of this screen too shows at once. */
    private fun dress(settings: Settings) {
        if (settings == now) return
        this.settings.save(settings)
        tellSystem(this, settings)
        recreate()
    }

    private fun show() {
        val settings = now
        check(R.id.theme, THEMES, settings.theme)
        check(R.id.speed, PACES, settings.pace)
        check(R.id.haptics, TOUCHES, settings.touch)
        findViewById<Switch>(R.id.contrast).isChecked = settings.contrast
        findViewById<Switch>(R.id.marks).isChecked = settings.marks
        findViewById<Switch>(R.id.rings).isChecked = settings.rings
        findViewById<Switch>(R.id.sounds).isChecked = settings.sounds
        findViewById<Switch>(R.id.confirm).isChecked = settings.confirm
        findViewById<Switch>(R.id.keep_screen_on).isChecked = settings.keepScreenOn
        findViewById<Switch>(R.id.rotate).isChecked = settings.rotate
        findViewById<Switch>(R.id.hand_over).isChecked = settings.handOver
        setText(R.id.language_chosen, Settings.LANGUAGES[appLanguage(this, settings)] ?: getString(R.string.language_system))
    }

    private fun <T> check(
        group: Int,
        choices: Map<Int, T>,
        chosen: T,
    ) = findViewById<RadioGroup>(group).check(choices.entries.first { it.value == chosen }.key)

    companion object {
        private val THEMES =
            mapOf(R.id.theme_system to ThemeChoice.SYSTEM, R.id.theme_light to ThemeChoice.LIGHT, R.id.theme_dark to ThemeChoice.DARK)
        private val PACES =
            mapOf(
                R.id.speed_slow to Pace.SLOW,
                R.id.speed_normal to Pace.NORMAL,
                R.id.speed_fast to Pace.FAST,
                R.id.speed_off to Pace.OFF,
            )
        private val TOUCHES =
            mapOf(R.id.haptics_off to Touch.OFF, R.id.haptics_light to Touch.LIGHT, R.id.haptics_strong to Touch.STRONG)

        fun intent(context: Context) = Intent(context, SettingsActivity::class.java)
    }
}
