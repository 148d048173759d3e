import {
  IconAlertTriangle,
  IconArrowsRightLeft,
  IconBookmarkFilled,
  IconCircle,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconClockOff,
  IconCreditCard,
  IconHourglass,
  IconMail,
  IconMailOff,
  IconReceiptRefund,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type RequestStatus, SHELF_BOOKING } from '#shared/bookings/states.ts'
import { type StatusLook, StatusMark } from '../../kit/status-mark.tsx'
import type { StaffsRequest } from './use-request.ts'

const LOOKS: Record<RequestStatus, StatusLook> = {
  reserved: { icon: IconBookmarkFilled, tone: 'quiet' },
  expired: { icon: IconClockOff, tone: 'quiet' },
  payment_initiated: { icon: IconCreditCard, tone: 'waiting' },
  paid: { icon: IconCreditCard, tone: 'good' },
  confirmed: { icon: IconCircleCheckFilled, tone: 'good' },
  refund_initiated: { icon: IconHourglass, tone: 'waiting' },
  refunded: { icon: IconReceiptRefund, tone: 'quiet' },
  refund_failed: { icon: IconAlertTriangle, tone: 'bad' },
  payment_error: { icon: IconAlertTriangle, tone: 'bad' },
  payment_request: { icon: IconMail, tone: 'waiting' },
  payment_request_payment_initiated: { icon: IconCreditCard, tone: 'waiting' },
}

/** The statuses in the words of staff. */
export const useStatusNames = (): Record<RequestStatus, string> => {
  const { t } = useTranslation()
  return {
    reserved: t('bookings.statusReserved'),
    expired: t('bookings.statusExpired'),
    payment_initiated: t('bookings.statusPaying'),
    paid: t('bookings.statusPaid'),
    confirmed: t('bookings.statusConfirmed'),
    refund_initiated: t('bookings.statusRefunding'),
    refunded: t('bookings.statusRefunded'),
    refund_failed: t('bookings.statusRefundFailed'),
    payment_error: t('bookings.statusPaymentError'),
    payment_request: t('bookings.statusLinkSent'),
    payment_request_payment_initiated: t('bookings.statusPayingByLink'),
  }
}

/** How staff's own bookings stand (specification 4). */
const OWN_LOOKS: Record<number, StatusLook> = {
  [SHELF_BOOKING.bookedNotPaid]: { icon: IconCircle, tone: 'waiting' },
  [SHELF_BOOKING.bookedAndPaid]: { icon: IconCircleCheckFilled, tone: 'good' },
  [SHELF_BOOKING.reserved]: { icon: IconBookmarkFilled, tone: 'quiet' },
}

const useOwnNames = (): Record<number, string> => {
  const { t } = useTranslation()
  return {
    [SHELF_BOOKING.bookedNotPaid]: t('requests.isUnpaid'),
    [SHELF_BOOKING.bookedAndPaid]: t('requests.isPaidInShop'),
    [SHELF_BOOKING.reserved]: t('requests.isHeld'),
  }
}

type Standing = Pick<
  StaffsRequest,
  'status' | 'shelfStatus' | 'hasFailedRefund' | 'hasLapsed' | 'totalPrice'
> & {
  wish?: StaffsRequest['wish']
}

/**
 * What waits for staff comes before everything else: money that could not be given back, a payment link that lapsed, a
 * tenant who asks to move. A booking of staff says how it is to be paid.
 */
export const RequestStatusMark = ({ request }: { request: Standing }) => {
  const { t } = useTranslation()
  const names = useStatusNames()
  const ownNames = useOwnNames()
  const status = request.hasFailedRefund ? 'refund_failed' : request.status
  if (request.hasLapsed && request.shelfStatus === SHELF_BOOKING.bookedNotPaid)
    return (
      <StatusMark icon={IconMailOff} tone="bad">
        {t('staff-bookings.lapsed')}
      </StatusMark>
    )
  if (request.wish && status !== 'refund_failed')
    return (
      <StatusMark icon={IconArrowsRightLeft} tone="waiting">
        {t('requests.asksToMove')}
      </StatusMark>
    )
  // Nothing was paid, so nothing was paid back.
  if (status === 'refunded' && Number(request.totalPrice) === 0)
    return (
      <StatusMark icon={IconCircleCheck} tone="quiet">
        {t('requests.ended')}
      </StatusMark>
    )
  const own = status === 'confirmed' || status === 'reserved' ? OWN_LOOKS[request.shelfStatus] : undefined
  return (
    <StatusMark {...(own ?? LOOKS[status])}>{own ? ownNames[request.shelfStatus] : names[status]}</StatusMark>
  )
}
