/** What is said of a move: why there is none, and where a booking is and is wanted. */
import { useTranslation } from 'react-i18next'
import type { OwnBooking } from '#shared/bookings/own-calls.ts'
import { useShow } from '../../kit/show.ts'

/** Until when a booking can be moved and how, what waits for an answer, or why it cannot be moved. */
export const useMoveWords = () => {
  const { t } = useTranslation()
  const show = useShow()
  return ({ wish, can: { move } }: Pick<OwnBooking, 'wish' | 'can'>): string => {
    const day = show.day(move.until)
    if (wish) return t('rental.moveWaits', { day: show.day(wish.lastDay) })
    if (move.isPossible)
      return move.mode === 'atOnce' ? t('rental.moveUntil', { day }) : t('rental.moveAskUntil', { day })
    if (move.why === 'move_running') return t('rental.moveRunning')
    if (move.why === 'move_too_late') return t('rental.moveTooLate', { day })
    if (move.why === 'move_unpaid') return t('rental.moveUnpaid')
    if (move.why === 'extension_under_way') return t('rental.moveUnderWay')
    if (move.why === 'not_enabled') return t('rental.moveOff')
    return t('rental.moveUnbooked')
  }
}
