package app.starhop.host

import android.app.LoadedApk
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadows.ShadowLoadedApk
import java.io.File

/** Keeps the app's data where it is found again next time, rather than in a temporary folder. */
@Implements(value = LoadedApk::class, isInAndroidSdk = false)
class DataFolder : ShadowLoadedApk() {
    @Implementation
    fun getDataDirFile(): File = path

    companion object {
        val path = File(checkNotNull(System.getProperty("phone.data")) { "phone.data is not set" })
    }
}
