import {
  IconAlertTriangle,
  IconBookmarkFilled,
  IconCircleCheckFilled,
  IconClockOff,
  IconCreditCard,
  IconHourglass,
  IconMail,
  IconReceiptRefund,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { RequestStatus } from '#shared/bookings/states.ts'
import { type StatusLook, StatusMark } from '../kit/status-mark.tsx'

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

export const RequestStatusMark = ({ status }: { status: RequestStatus }) => (
  <StatusMark {...LOOKS[status]}>{useStatusNames()[status]}</StatusMark>
)
