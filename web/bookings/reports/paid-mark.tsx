import {
  IconCircle,
  IconCircleCheckFilled,
  IconCreditCard,
  IconMail,
  IconShoppingBag,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { StatusMark } from '../../kit/status-mark.tsx'

interface PaidMarkProps {
  status: number
  isWithheld: boolean
  isBookingForMarket: boolean
}

/** How a booking is paid. Nobody pays for the market's own. */
export const PaidMark = ({ status, isWithheld, isBookingForMarket }: PaidMarkProps) => {
  const { t } = useTranslation()
  if (isBookingForMarket) return null
  if (status === SHELF_BOOKING.bookedNotPaid && isWithheld)
    return (
      <StatusMark icon={IconShoppingBag} tone="quiet">
        {t('reports.paidWithheld')}
      </StatusMark>
    )
  if (status === SHELF_BOOKING.bookedNotPaid)
    return (
      <StatusMark icon={IconCircle} tone="waiting">
        {t('reports.paidLater')}
      </StatusMark>
    )
  if (status === SHELF_BOOKING.waitingForPayment)
    return (
      <StatusMark icon={IconMail} tone="waiting">
        {t('reports.paidAsked')}
      </StatusMark>
    )
  const isOnline = status === SHELF_BOOKING.bookedAndPaidOnline
  return (
    <StatusMark icon={isOnline ? IconCreditCard : IconCircleCheckFilled} tone="good">
      {isOnline ? t('reports.paidOnline') : t('reports.paidInShop')}
    </StatusMark>
  )
}
