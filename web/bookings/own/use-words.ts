/** What is said of a tenant's booking: how it stands, by when, and why something cannot be done. */
import {
  type Icon,
  IconBookmark,
  IconCalendarEvent,
  IconCheck,
  IconCircle,
  IconHourglass,
  IconPlayerPlay,
  IconReceiptRefund,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { daysBetween } from '#shared/kit/day.ts'
import { useShow } from '../../kit/show.ts'
import type { StatusLook } from '../../kit/status-mark.tsx'
import { useToday } from '../../markets/use-today.ts'

type Look = StatusLook & { text: string }

/** "torsdag 26. november kl. 19:00", without an hour where the market has not said one. */
export const useDayAndHour = () => {
  const { t } = useTranslation()
  const show = useShow()
  return ({ day, time }: OwnBooking['emptyBy']): string =>
    time ? t('rental.dayAndTime', { day: show.day(day), time }) : show.day(day)
}

/** "5 dage tilbage"; on the last day that it is the last. */
export const useDaysLeft = () => {
  const { t } = useTranslation()
  const today = useToday()
  return (until: string): string => {
    const left = daysBetween(today, until)
    return left > 0 ? t('rental.daysLeft', { count: left }) : t('rental.lastDayToday')
  }
}

const look = (icon: Icon, tone: Look['tone'], text: string): Look => ({ icon, tone, text })

/** How it stands with the money, where that is what matters; undefined for one that is paid. */
const useMoneyLook = () => {
  const { t } = useTranslation()
  return ({ status, shelfStatus, when, isWithheld, totalPrice }: OwnBooking): Look | undefined => {
    if (status === 'refunded' && Number(totalPrice) === 0)
      return look(IconCheck, 'quiet', t('rental.isEnded'))
    if (status === 'refunded') return look(IconReceiptRefund, 'quiet', t('rental.isRefunded'))
    if (status.startsWith('refund')) return look(IconHourglass, 'waiting', t('rental.isRefunding'))
    if (shelfStatus === SHELF_BOOKING.waitingForPayment)
      return look(IconHourglass, 'waiting', t('rental.waitsForPayment'))
    if (shelfStatus !== SHELF_BOOKING.bookedNotPaid || when === 'past') return undefined
    return look(IconCircle, 'waiting', isWithheld ? t('rental.isWithheld') : t('rental.notPaid'))
  }
}

/** How a booking stands: money that is missing or goes back comes first, then the days. */
export const useLook = () => {
  const { t } = useTranslation()
  const daysLeft = useDaysLeft()
  const moneyLook = useMoneyLook()
  const ofDays = (
    { shelfStatus, when, dateEndCustomer: dateEnd, goesOn }: OwnBooking,
    withDays: boolean,
  ): Look => {
    if (when === 'past') return look(IconCheck, 'quiet', t('rental.isOver'))
    if (shelfStatus === SHELF_BOOKING.reserved) return look(IconBookmark, 'quiet', t('rental.isHeld'))
    if (when === 'coming') return look(IconCalendarEvent, 'good', t('rental.isComing'))
    const days = withDays && !goesOn ? `, ${daysLeft(dateEnd)}` : ''
    return look(IconPlayerPlay, 'good', `${t('rental.runs')}${days}`)
  }
  return (booking: OwnBooking, withDays = false): Look => moneyLook(booking) ?? ofDays(booking, withDays)
}

/** The market lets the tenant extend nothing online; the booking itself stands. */
const OFF = ['not_enabled', 'online_booking_off', 'extension_not_sold']

/** Until when a booking can be extended, or why it cannot be. */
export const useExtendWords = () => {
  const { t } = useTranslation()
  const show = useShow()
  return ({ can: { extend }, goesOn }: OwnBooking): string => {
    if (extend.isPossible) return t('rental.extendUntil', { day: show.day(extend.until) })
    if (goesOn) return t('rental.extendedUntil', { day: show.day(goesOn.dateEnd), shelf: goesOn.shelf.name })
    if (extend.why === 'extension_too_late') return t('rental.extendTooLate', { day: show.day(extend.until) })
    if (extend.why === 'not_paid') return t('rental.extendNotPaid')
    if (OFF.includes(extend.why ?? '')) return t('rental.extendOff')
    return t('rental.extendNot')
  }
}
