package app.starhop.saved

import app.starhop.core.MatchException
import app.starhop.core.StoreException

/** Remembers that the disk was full, on whichever screen, until something could be saved again. */
class FullDisk {
    /** What is to be told while the disk is full. */
    var trouble: StoreException? = null
        private set

    /** Takes note of how a change of the saved games went. */
    fun note(change: Result<*>) {
        val why = change.exceptionOrNull()
        val full = ((why as? MatchException.NotSaved)?.error ?: why) as? StoreException.Full
        if (full != null || change.isSuccess) trouble = full
    }
}
