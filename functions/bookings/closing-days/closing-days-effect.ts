import type { closingCalls, TouchedBooking } from '#shared/bookings/staff-closing-days-calls.ts'
import type { Verb } from '../../kit/http.ts'
import { type Plan, planLengthening } from './lengthen.ts'

const toTouched = ({ booking, becomes }: Plan): TouchedBooking => ({
  id: booking.id,
  shelf: booking.shelf,
  customer: booking.customer,
  name: booking.buyer?.name ?? '',
  dateStart: booking.dateStartCustomer,
  dateEnd: booking.dateEndCustomer,
  newDateEnd: becomes.dateEndCustomer,
  closingDays: becomes.added,
})

/** Says before saving what closing dates would do to running bookings. Changes nothing. */
export const closingDaysEffect: Verb<typeof closingCalls.closingDaysEffect> = async call => {
  const plans = await planLengthening(call.market, call.body.closingDays)
  return {
    lengthened: plans.filter(({ isPossible }) => isPossible).map(toTouched),
    stuck: plans.filter(({ isPossible }) => !isPossible).map(toTouched),
    startsClosed: plans
      .filter(({ booking, becomes }) => becomes.added.includes(booking.dateStartCustomer))
      .map(toTouched),
  }
}
