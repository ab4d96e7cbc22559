package app.starhop.ui

import app.starhop.R
import app.starhop.core.BarringRule
import app.starhop.core.LearnException
import app.starhop.core.MatchException
import app.starhop.core.MoveException
import app.starhop.core.Refusal
import app.starhop.core.StoreException

/** The sentence that tells a person why the game or the saved games refused. */
fun troubleText(trouble: Throwable): Int =
    when (trouble) {
        is StoreException -> storeText(trouble)
        is LearnException.Store -> storeText(trouble.error)
        is LearnException -> R.string.trouble_learn
        is MatchException.NotSaved -> storeText(trouble.error)
        is MatchException.Illegal -> moveText(trouble.error)
        is MatchException.Refused -> refusalText(trouble.refusal)
        is MatchException.NotAllowed, is MatchException.Stale -> R.string.refused_now
        is MatchException.NothingFound -> R.string.refused_nothing_found
        else -> R.string.trouble_storage
    }

private fun storeText(trouble: StoreException): Int =
    when (trouble) {
        is StoreException.Full -> R.string.trouble_full
        is StoreException.NoSuchGame, is StoreException.NoSuchPly -> R.string.trouble_no_game
        is StoreException.Damaged, is StoreException.Text, is StoreException.TooLarge -> R.string.trouble_unreadable
        is StoreException.Newer -> R.string.trouble_newer
        is StoreException.Setup, is StoreException.Rules, is StoreException.Limit, is StoreException.NoClock -> R.string.trouble_setup
        is StoreException.ReadOnly, is StoreException.Io -> R.string.trouble_storage
    }

/** The sentence that tells why a move is none. */
fun moveText(refused: MoveException): Int =
    when (refused) {
        is MoveException.Barred -> barredText(refused.rule)
        is MoveException.GameOver -> R.string.refused_over
        is MoveException.MayNotPass -> R.string.refused_may_not_pass
        is MoveException.NotYourTurn -> R.string.refused_not_your_turn
        else -> R.string.refused_move
    }

private fun barredText(rule: BarringRule): Int =
    when (rule) {
        BarringRule.GOAL_LOCKED -> R.string.barred_goal_locked
        BarringRule.CAMP_CLOSED -> R.string.barred_camp_closed
        BarringRule.MAY_NOT_REST -> R.string.barred_may_not_rest
        BarringRule.REPETITION -> R.string.barred_repetition
        BarringRule.MUST_CONTINUE -> R.string.barred_must_continue
    }

private fun refusalText(refusal: Refusal): Int =
    when (refusal) {
        is Refusal.GameOver -> R.string.refused_over
        is Refusal.NotInRules -> R.string.refused_not_in_rules
        is Refusal.MayNotPass -> R.string.refused_may_not_pass
        is Refusal.PassIsForced -> R.string.refused_pass_is_forced
        is Refusal.TooEarly -> R.string.refused_too_early
        is Refusal.Claimed -> R.string.refused_claimed
        is Refusal.NotIn -> R.string.refused_not_in
    }
