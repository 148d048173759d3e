/** A tenant offers a booking to a friend, or takes the offer back (decision 031). */
import { handOverOffered } from '#events/bookings.ts'
import { isOffered, offerUntil, whyNotHandOver } from '#shared/bookings/hand-over.ts'
import { handOverRefusals } from '#shared/bookings/hand-over-refusals.ts'
import type { tenantsHandOverCalls } from '#shared/bookings/tenants-hand-over-calls.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuse, refuseError, refuseFields } from '#shared/kit/refusal.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import { readCustomer } from '../../customers/table/customer.ts'
import { now, nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Call, Verb } from '../../kit/http.ts'
import { newId } from '../../kit/ids.ts'
import { countTry } from '../../kit/limit.ts'
import { mayMail } from '../../kit/may-mail.ts'
import { emit } from '../../kit/outbox.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { type BookingRequest, putRequest, readOwnRequest, withExtensions } from '../table/request.ts'

type Offer = Call<typeof tenantsHandOverCalls.offerHandOver>

/** Each offer is a mail in the market's name, so a tenant may make only ten a day. */
const OFFERS = { what: 'hand-overs', most: 10, window: 86_400 }

/**
 * Offers a booking of the caller's to a friend by mail: three reads and one transaction. Refuses `not_found`,
 * `not_enabled`, what `whyNotHandOver` says, `hand_over_open` while another offer is out, `hand_over_to_self` for
 * the tenant's own address, `too_many_attempts`.
 */
export const offerHandOver: Verb<typeof tenantsHandOverCalls.offerHandOver> = async call => {
  const { market: marketId, caller, params, body, language } = call
  const [market, customer] = await Promise.all([
    readMarket(marketId),
    readCustomer(marketId, caller.userNumber),
  ])
  checkEnabled(market, 'customerAccessToBooking')
  await readOfferable(market, call)
  if (body.email === customer.email) throw refuseFields({ email: [handOverRefusals.hand_over_to_self] })
  await countMail(call)
  return retryOnConflict(async () => {
    const booking = await readOfferable(market, call)
    const until = offerUntil(market.timeZone, booking, now())
    // In the last minute before the first day the friend has no time to answer.
    if (until <= nowSeconds()) throw refuse(handOverRefusals.hand_over_begun)
    const handOver = {
      ...body,
      id: newId(),
      language: language ?? customer.language,
      offeredTs: nowSeconds(),
      until,
    }
    await commit([
      ...putRequest(marketId, { ...booking, handOver }),
      emit(marketId, handOverOffered, { bookingRequest: params.id, offer: handOver.id }),
    ])
    return { name: handOver.name, email: handOver.email, until: handOver.until }
  })
}

const readOfferable = async (market: Market, { caller, params }: Offer): Promise<BookingRequest> => {
  const booking = await readOwnRequest(market.marketId, params.id, caller.userNumber)
  const present = await withExtensions(market.marketId, booking)
  const whyNot = whyNotHandOver(present, todayIn(market))
  if (whyNot) throw refuse(whyNot)
  if (isOffered(present, todayIn(market), nowSeconds())) throw refuse(handOverRefusals.hand_over_open)
  return booking
}

const countMail = async ({ market, address, caller, body }: Offer): Promise<void> => {
  const isWithin =
    (await countTry(market, { ...OFFERS, who: caller.userNumber })) &&
    (await mayMail(market, body.email, address))
  if (!isWithin) throw refuseError(identityRefusals.too_many_attempts)
}

/** Takes the offer back, also one whose time is over. Refuses `not_found`, also once the friend has the booking. */
export const takeHandOverBack: Verb<typeof tenantsHandOverCalls.takeHandOverBack> = async call => {
  const { market, caller, params } = call
  await retryOnConflict(async () => {
    const booking = await readOwnRequest(market, params.id, caller.userNumber)
    if (booking.handOver) await commit(withoutOffer(market, booking))
  })
}

/** The booking forgets the offer, and with it the friend's name and address. */
export const withoutOffer = (market: string, { handOver: _over, ...booking }: BookingRequest) =>
  putRequest(market, booking)
