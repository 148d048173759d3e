import { bookingConfirmationWanted } from '#events/bookings.ts'
import { bookingName } from '#shared/bookings/booking-name.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import type { confirmationCalls } from '#shared/bookings/staff-confirmation-calls.ts'
import { stands } from '#shared/bookings/states.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { addressNow } from '../../customers/table/customer.ts'
import { audit } from '../../kit/audit.ts'
import type { Verb } from '../../kit/http.ts'
import { emit } from '../../kit/outbox.ts'
import { staffMails } from '../../kit/staff-mails.ts'
import { commit } from '../../kit/table.ts'
import { readMarket } from '../../markets/table/market.ts'
import { readRequest } from '../table/request.ts'

/**
 * Mails the customer what is booked: four reads and one transaction. Answers the address that it goes to. Refuses
 * `not_booked` for a hold and for what has ended, `no_mail_address` when nobody can be written to, `too_many_mails`, and
 * `not_found`.
 */
export const sendConfirmation: Verb<typeof confirmationCalls.sendConfirmation> = async ({
  market,
  caller,
  params,
  idempotency,
}) => {
  const [{ country }, booking] = await Promise.all([readMarket(market), readRequest(market, params.id)])
  if (!stands(booking.status)) throw refuse(bookingRefusals.not_booked)
  const email = await addressNow(market, booking.customer, booking.customerEmail)
  if (!email) throw refuse(bookingRefusals.no_mail_address)
  const answer = { email }
  await commit([
    ...idempotency.record(answer),
    emit(market, bookingConfirmationWanted, { bookingRequest: booking.id, email }),
    ...(await staffMails(market)),
    ...audit(market, country, {
      caller,
      kind: 'booking',
      id: booking.id,
      name: bookingName(booking),
      before: undefined,
      after: { confirmationSentTo: email },
    }),
  ])
  return answer
}
