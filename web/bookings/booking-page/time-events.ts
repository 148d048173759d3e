/** What happened to a booking, in one line of time: what staff did, the buyer and the card provider. Newest first. */
import { useTranslation } from 'react-i18next'
import { SHELF_BOOKING, stands } from '#shared/bookings/states.ts'
import { useShow } from '../../kit/show.ts'
import { type HistoryRow, useChangeLines } from '../../markets/history/change-lines.ts'
import { useWho } from '../../markets/history/entry.tsx'
import type { Refund, RequestMoney, StaffsRequest } from '../request/use-request.ts'
import { actTitle } from './act-title.ts'

export interface TimeEvent {
  key: string
  /** Milliseconds. */
  at: number
  title: string
  /** Who did it, or what was said. */
  by: string
  /** before → after, each field a line. */
  changes?: readonly string[]
  tone: 'staff' | 'provider' | 'buyer' | 'mail' | 'failed'
}

/** The moments of money and mails are whole seconds: what ends in the second in which it began stands after it. */
export const REST_OF_SECOND = 999

const useStaffEvents = () => {
  const { t } = useTranslation()
  const who = useWho()
  const lines = useChangeLines()
  return (row: HistoryRow): TimeEvent => ({
    key: row.id,
    at: Date.parse(row.at),
    title: actTitle(t, row),
    by: who(row),
    changes: lines(row),
    tone: 'staff',
  })
}

const DECIDED: readonly Refund['reason'][] = ['staff', 'withdrawal', 'cancellation']
const isDecidedHere = ({ reason }: Refund): boolean => DECIDED.includes(reason)

const useProviderEvents = () => {
  const { t } = useTranslation()
  const show = useShow()
  return (refund: Refund): TimeEvent[] => {
    const amount = show.money(refund.amount, refund.currency)
    const begun: TimeEvent = {
      key: `${refund.reference} asked`,
      at: Date.parse(refund.requestedAt),
      title: t('requests.goesBackItself'),
      by: amount,
      tone: 'provider',
    }
    const ended: TimeEvent[] =
      refund.endedAt && !refund.otherwise
        ? [
            {
              key: `${refund.reference} ended`,
              at: Date.parse(refund.endedAt) + REST_OF_SECOND,
              title: refund.status === 'failed' ? t('requests.didFail') : t('requests.didPayBack'),
              by: [amount, refund.status === 'failed' ? refund.said : null].filter(Boolean).join('. '),
              tone: refund.status === 'failed' ? 'failed' : 'provider',
            },
          ]
        : []
    // What staff or the buyer decided stands in the audit.
    return isDecidedHere(refund) ? ended : [begun, ...ended]
  }
}

/** Who booked and paid. Once a booking was handed on, that is not who has it now. */
const useBuyer = () => {
  const { t } = useTranslation()
  return ({ payer, customerName, customerEmail }: StaffsRequest): string =>
    payer ? t('requests.customer', { number: payer }) : (customerName ?? customerEmail ?? '')
}

const useBuyerEvents = () => {
  const { t } = useTranslation()
  const show = useShow()
  const buyerOf = useBuyer()
  return (request: StaffsRequest, money: RequestMoney): TimeEvent[] => {
    const buyer = buyerOf(request)
    const isOnline = money.paid === 'card' || !stands(request.status)
    const reserved: TimeEvent = {
      key: 'reserved',
      at: Date.parse(request.created),
      title: t('requests.didReserve', { name: request.shelf.name }),
      by: buyer,
      tone: 'buyer',
    }
    const card = money.card ? t('requests.card', { card: money.card }) : ''
    const paid: TimeEvent[] =
      money.paid === 'card' && money.paidAt
        ? [
            {
              key: 'paid',
              at: Date.parse(money.paidAt),
              title: t('requests.didPay'),
              by: [buyer, card, show.money(money.amount, money.currency)].filter(Boolean).join(', '),
              tone: 'buyer',
            },
          ]
        : []
    const lapsed: TimeEvent[] =
      request.hasLapsed && request.askedUntil
        ? [
            {
              key: 'lapsed',
              at: Date.parse(request.askedUntil),
              title: t('requests.didLapse'),
              by: request.askedTo ?? buyer,
              tone: 'failed',
            },
          ]
        : []
    // Of the same second: what came later stands first.
    return [
      ...lapsed,
      ...paid,
      ...(isOnline && request.shelfStatus !== SHELF_BOOKING.reserved ? [reserved] : []),
    ]
  }
}

export const useTimeEvents = () => {
  const ofStaff = useStaffEvents()
  const ofProvider = useProviderEvents()
  const ofBuyer = useBuyerEvents()
  /** `others`: from sources beside the booking and its money, as the mails that went out. */
  return (
    request: StaffsRequest,
    money: RequestMoney,
    rows: readonly HistoryRow[],
    others: readonly TimeEvent[] = [],
  ): TimeEvent[] =>
    [...rows.map(ofStaff), ...money.refunds.flatMap(ofProvider), ...ofBuyer(request, money), ...others].sort(
      (one, other) => other.at - one.at,
    )
}
