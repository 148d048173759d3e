import { useTranslation } from 'react-i18next'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'

/** How it stands with the money of a booking, in words. */
export const useHowPaid = () => {
  const { t } = useTranslation()
  return ({ status, withholdFromSales, isBookingForMarket }: ShelfBooking): string => {
    if (isBookingForMarket) return t('counter.isMarkets')
    const words: Record<number, string> = {
      [SHELF_BOOKING.available]: t('counter.isOver'),
      [SHELF_BOOKING.bookedNotPaid]: withholdFromSales ? t('counter.isWithheld') : t('counter.isLater'),
      [SHELF_BOOKING.bookedAndPaid]: t('counter.isPaid'),
      [SHELF_BOOKING.reserved]: t('counter.isHeld'),
      [SHELF_BOOKING.reservedByRequest]: t('counter.isHeld'),
      [SHELF_BOOKING.bookedAndPaidOnline]: t('counter.isPaidOnline'),
      [SHELF_BOOKING.waitingForPayment]: t('counter.isAsked'),
    }
    return words[status] ?? ''
  }
}
