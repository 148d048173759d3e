/** What is said of a move: until when and how, what waits for an answer, or why there is none. */
import { useTranslation } from 'react-i18next'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { useShow } from '../../kit/show.ts'

type Move = OwnBooking['can']['move']

const useWhyNot = () => {
  const { t } = useTranslation()
  const show = useShow()
  return ({ why, until }: Move): string => {
    const words: Record<string, string> = {
      move_running: t('rental.moveRunning'),
      move_too_late: t('rental.moveTooLate', { day: show.day(until) }),
      move_unpaid: t('rental.moveUnpaid'),
      extension_under_way: t('rental.moveUnderWay'),
      not_enabled: t('rental.moveOff'),
    }
    return words[why ?? ''] ?? t('rental.moveUnbooked')
  }
}

export const useMoveWords = () => {
  const { t } = useTranslation()
  const show = useShow()
  const whyNot = useWhyNot()
  return ({ wish, can: { move } }: Pick<OwnBooking, 'wish' | 'can'>): string => {
    if (wish) return t('rental.moveWaits', { day: show.day(wish.lastDay) })
    if (!move.isPossible) return whyNot(move)
    const day = show.day(move.until)
    return move.mode === 'atOnce' ? t('rental.moveUntil', { day }) : t('rental.moveAskUntil', { day })
  }
}
