package app.starhop.home

import android.app.Activity
import android.app.Application.ActivityLifecycleCallbacks
import android.content.Context
import android.os.Bundle
import app.starhop.game.GameActivity
import app.starhop.ui.text

/** Remembers the game that is on the screen, so that a cold start can reopen it. */
class OpenGame(
    context: Context,
) : ActivityLifecycleCallbacks {
    private val preferences = context.getSharedPreferences("open-game", Context.MODE_PRIVATE)

    var id: String?
        get() = preferences.getString(ID, null)
        set(value) = preferences.edit().putString(ID, value).apply()

    override fun onActivityResumed(activity: Activity) {
        id = (activity as? GameActivity)?.intent?.text(GameActivity.EXTRA_GAME)
    }

    override fun onActivityCreated(
        activity: Activity,
        state: Bundle?,
    ) = Unit

    override fun onActivityStarted(activity: Activity) = Unit

    override fun onActivityPaused(activity: Activity) = Unit

    override fun onActivityStopped(activity: Activity) = Unit

    override fun onActivitySaveInstanceState(
        activity: Activity,
        state: Bundle,
    ) = Unit

    override fun onActivityDestroyed(activity: Activity) = Unit

    private companion object {
        const val ID = "id"
    }
}
