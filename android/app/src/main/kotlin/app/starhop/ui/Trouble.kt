package app.starhop.ui

import app.starhop.R
import app.starhop.core.StoreException

/** The sentence that tells a person why the saved games refused. */
fun troubleText(trouble: Throwable): Int =
    when (trouble) {
        is StoreException.Full -> R.string.trouble_full
        is StoreException.NoSuchGame, is StoreException.NoSuchPly -> R.string.trouble_no_game
        is StoreException.Damaged, is StoreException.TooLarge -> R.string.trouble_unreadable
        is StoreException.Newer -> R.string.trouble_newer
        else -> R.string.trouble_storage
    }
