package app.starhop.host

import android.app.Activity
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadows.ShadowActivity

/**
 * Notes that an activity asks to be made anew, for [Task] to do it. Robolectric's own way wants the new window at once,
 * and where frames come one by one there is none before the next.
 */
@Implements(Activity::class)
class RenewedActivity : ShadowActivity() {
    var wanted = false
        private set

    @Implementation
    public override fun recreate() {
        wanted = true
    }
}
