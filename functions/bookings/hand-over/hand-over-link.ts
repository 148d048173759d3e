/** What the link in a friend's mail does: show the booking, take it over, say no (decision 031). */
import { bookingHandedOn, handOverEnded } from '#events/bookings.ts'
import { handOverLink, isOffered } from '#shared/bookings/hand-over.ts'
import { handOverRefusals } from '#shared/bookings/hand-over-refusals.ts'
import { emptyBy, setUpFrom } from '#shared/bookings/shelf-hours.ts'
import type { visitorsHandOverCalls } from '#shared/bookings/visitors-hand-over-calls.ts'
import { lastDayOf } from '#shared/bookings/withdrawal.ts'
import { customerRefusals } from '#shared/customers/refusals.ts'
import { maskedEmail } from '#shared/kit/masked.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import { checkedPhone } from '#shared/markets/phone.ts'
import { type Customer, readCustomer, readPresentCustomer } from '../../customers/table/customer.ts'
import { customerOfGuest } from '../../customers/table/guest.ts'
import { readLogin } from '../../identity/table/login.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Call, Verb } from '../../kit/http.ts'
import { ignoreRefusal } from '../../kit/ignore-refusal.ts'
import { readLinkOf } from '../../kit/link.ts'
import { emit } from '../../kit/outbox.ts'
import { commit, retryOnConflict, type Write } from '../../kit/table.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { rebook } from '../plan/rebook.ts'
import { holderOf } from '../plan/staff-terms.ts'
import { type BookingRequest, readRequests, withExtensions } from '../table/request.ts'
import { withoutOffer } from './hand-over.ts'

type Accept = Call<typeof visitorsHandOverCalls.acceptHandOver>
type Offered = BookingRequest & Required<Pick<BookingRequest, 'handOver'>> & { customer: string }

/** The booking of a link, and its offer's id. Refuses `link_invalid`. */
const readLinked = async (market: string, token: string) => {
  const link = await readLinkOf(market, token, handOverLink)
  const [booking] = await readRequests(market, [link.bookingRequest])
  if (!booking) throw refuse(kitRefusals.link_invalid)
  return { booking, offer: link.offer }
}

/** Checks that the offer is still open, and returns its booking. Refuses `hand_over_over`, however the offer ended. */
const checkOffered = async (
  market: Market,
  { booking, offer }: { booking: BookingRequest; offer: string },
): Promise<Offered> => {
  const { handOver, customer } = booking
  const present = await withExtensions(market.marketId, booking)
  const isOpen = isOffered(present, todayIn(market), nowSeconds())
  if (!handOver || !customer || handOver.id !== offer || !isOpen)
    throw refuse(handOverRefusals.hand_over_over)
  return { ...booking, handOver, customer }
}

/** Refuses `link_invalid`, `hand_over_over`. */
export const readHandOver: Verb<typeof visitorsHandOverCalls.readHandOver> = async ({
  market: marketId,
  query,
}) => {
  const [market, linked] = await Promise.all([readMarket(marketId), readLinked(marketId, query.token)])
  const booking = await checkOffered(market, linked)
  const { handOver, bookingAddons } = booking
  const from = await readPresentCustomer(marketId, booking.customer)
  if (!from) throw refuse(handOverRefusals.hand_over_over)
  const last = lastDayOf(booking, market)
  return {
    shelf: booking.shelf,
    shelfTypeName: booking.shelfType.name,
    dateStart: booking.dateStartCustomer,
    dateEnd: booking.dateEndCustomer,
    services: bookingAddons.map(({ serviceName: name, quantity }) => ({ name, quantity })),
    setUpFrom: setUpFrom(market, booking),
    emptyBy: emptyBy(market, booking),
    from: from.name,
    name: handOver.name,
    note: handOver.note,
    email: maskedEmail(handOver.email),
    until: handOver.until,
    withdrawableUntil: last !== null && last >= todayIn(market) ? last : null,
  }
}

/**
 * Gives the booking to the friend: three reads and one transaction. Does nothing when the friend has accepted already.
 * Refuses `link_invalid`, `hand_over_over`, `hand_over_changed` when the friend has read another shelf or other days,
 * `invalid_phone`, `phone_country`, `not_enabled`.
 */
export const acceptHandOver: Verb<typeof visitorsHandOverCalls.acceptHandOver> = async call => {
  const market = await readMarket(call.market)
  checkEnabled(market, 'customerAccessToBooking')
  const { seen } = call.body
  // Checked for a known customer too: the answer says nothing of who has an account.
  const { phone, wrong } = checkedPhone(call.body.phone, market.country, market.phoneCountries)
  if (wrong) throw refuseFields({ phone: [customerRefusals[wrong]] })
  await retryOnConflict(async () => {
    const linked = await readLinked(call.market, call.body.token)
    if (linked.booking.accepted?.offer === linked.offer) return
    const before = await checkOffered(market, linked)
    const { shelf, dateStartCustomer: first, dateEndCustomer: last } = before
    const isSeen = shelf.id === seen.shelf && first === seen.dateStart && last === seen.dateEnd
    if (!isSeen) throw refuse(handOverRefusals.hand_over_changed)
    const { holder, writes } = await friendOf(market, call, before, phone)
    const after = handedOnTo(market, before, holder)
    await commit([
      ...writes,
      ...(await rebook(market, { username: holder.customer }, [{ before, after }])),
      emit(call.market, bookingHandedOn, {
        bookingRequest: before.id,
        from: before.customer,
        to: holder.customer,
        name: before.handOver.name,
      }),
    ])
  })
}

type Holder = ReturnType<typeof holderOf> & { customer: string }

/**
 * The customer with the address, who keeps the name and phone of the account; else a new customer with what the friend
 * typed.
 */
const friendOf = async (
  market: Market,
  { body, language }: Accept,
  { handOver: { email, ...offer } }: Offered,
  phone: string,
): Promise<{ holder: Holder; writes: Write[] }> => {
  const login = await readLogin(market.marketId, email)
  const known = login
    ? await readCustomer(market.marketId, login.username).catch(ignoreRefusal(commonRefusals.not_found))
    : undefined
  if (known) return { holder: asHolder(known), writes: [] }
  const typed = { name: body.name, email, phone }
  const { userNumber, writes } = await customerOfGuest(market, {
    ...typed,
    language: body.language ?? language ?? offer.language,
  })
  return { holder: asHolder({ ...typed, userNumber }), writes }
}

const asHolder = (customer: Pick<Customer, 'userNumber' | 'name' | 'email' | 'phone'>): Holder => ({
  ...holderOf(customer),
  customer: customer.userNumber,
})

/**
 * The booking leaves the cart that it was booked in, because that is the former tenant's. `handedOn.payer` names who paid,
 * until the booking comes back to that customer.
 */
const handedOnTo = (
  { termsVersion }: Market,
  { handOver, handedOn, ...booking }: Offered,
  holder: Holder,
): BookingRequest => {
  const payer = handedOn?.payer ?? booking.customer
  const accepted = { ts: nowSeconds(), offer: handOver.id }
  return {
    ...booking,
    ...holder,
    cartToken: '',
    accepted,
    ...(payer === holder.customer ? {} : { handedOn: { ...accepted, payer, termsVersion } }),
  }
}

/** Refuses `link_invalid`, `hand_over_over`. */
export const declineHandOver: Verb<typeof visitorsHandOverCalls.declineHandOver> = async ({
  market: id,
  body,
}) => {
  const market = await readMarket(id)
  await retryOnConflict(async () => {
    const booking = await checkOffered(market, await readLinked(id, body.token))
    await commit([
      ...withoutOffer(id, booking),
      emit(id, handOverEnded, { bookingRequest: booking.id, how: 'declined', name: booking.handOver.name }),
    ])
  })
}
