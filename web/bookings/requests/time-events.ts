/** What happened to a booking, in one line of time: what staff did, the buyer and the card provider. Newest first. */
import { useTranslation } from 'react-i18next'
import { isAskedFor, isBooked, SHELF_BOOKING } from '#shared/bookings/states.ts'
import { useShow } from '../../kit/show.ts'
import { type HistoryRow, useChangeLines } from '../../markets/history/change-lines.ts'
import { useWho } from '../../markets/history/entry.tsx'
import type { Refund, RequestMoney, StaffsRequest } from './use-request.ts'

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

const changeOf = (row: HistoryRow, field: string) => row.changes.find(change => change.field === field)

/** What staff did, where the status of the request says it. */
const useStatusTitle = () => {
  const { t } = useTranslation()
  return (row: HistoryRow): string | undefined => {
    const status = changeOf(row, 'requestStatus')
    if (status?.after === 'confirmed') return t('requests.didConfirm')
    if (status?.after === 'refunded') return t('requests.didOtherwise')
    if (status?.after !== 'refund_initiated') return undefined
    return status.before === 'refund_failed' ? t('requests.didRetry') : t('requests.didRefund')
  }
}

/** What staff did with the payment link. */
const useLinkTitle = () => {
  const { t } = useTranslation()
  return (row: HistoryRow): string | undefined => {
    if (changeOf(row, 'linkSentAt')?.after) return t('requests.didSendLink')
    const status = changeOf(row, 'status')
    if (status?.before !== SHELF_BOOKING.waitingForPayment) return undefined
    return status.after === SHELF_BOOKING.bookedAndPaid ? t('requests.didSettle') : t('requests.didWithdraw')
  }
}

/** What staff ticked on the day board. */
const useTickTitle = () => {
  const { t } = useTranslation()
  return (row: HistoryRow): string | undefined => {
    const tick = row.changes.find(({ field }) => field.startsWith('board'))
    return tick && (tick.after === null ? t('requests.didUntick') : t('requests.didTick'))
  }
}

/** What staff did, by what changed. */
const useActTitle = () => {
  const { t } = useTranslation()
  const byStatus = useStatusTitle()
  const ofLink = useLinkTitle()
  const ofTick = useTickTitle()
  return (row: HistoryRow): string => {
    const title = byStatus(row) ?? ofLink(row) ?? ofTick(row)
    if (title) return title
    if (changeOf(row, 'confirmationSentTo')) return t('requests.didSendConfirmation')
    if (row.changes.every(({ field }) => field === 'description')) return t('requests.didNote')
    if (changeOf(row, 'refundedAmount')) return t('requests.didRefundPart')
    if (row.changes.every(({ before }) => before === null)) return t('requests.didBook')
    if (row.changes.every(({ after }) => after === null)) return t('requests.didDelete')
    const isMoved = ['shelf', 'dateStart'].some(field => changeOf(row, field))
    return isMoved ? t('requests.didMove') : t('requests.didChange')
  }
}

const useStaffEvents = () => {
  const title = useActTitle()
  const who = useWho()
  const lines = useChangeLines()
  return (row: HistoryRow): TimeEvent => ({
    key: row.id,
    at: Date.parse(row.at),
    title: title(row),
    by: who(row),
    changes: lines(row),
    tone: 'staff',
  })
}

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
    // What staff decided stands in the audit.
    return refund.reason === 'staff' ? ended : [begun, ...ended]
  }
}

const useBuyerEvents = () => {
  const { t } = useTranslation()
  const show = useShow()
  return (request: StaffsRequest, money: RequestMoney): TimeEvent[] => {
    const buyer = request.customerName ?? request.customerEmail ?? ''
    const isOnline = money.paid === 'card' || !(isBooked(request.status) || isAskedFor(request.status))
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
