/** The rules that a market must satisfy when no work is left, whatever happened before. */
import type { BookingRequest } from '#functions/bookings/table/request.ts'
import type { Payment } from '#functions/payments/table/payment.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { sum } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import { holds } from '#shared/shelves/calendar.ts'
import type { MarketState, Sale } from './market-state.ts'

/** Returns a description of each violation; none when the rule holds. */
export type Rule = (market: MarketState) => string[]

/** No two valid ranges of a shelf share a day. */
const noShelfTwice: Rule = ({ calendars, now }) =>
  calendars.flatMap(({ shelf, taken }) => {
    const valid = taken.filter(range => holds(range, now))
    return valid.flatMap((one, at) =>
      valid
        .slice(at + 1)
        .filter(other => one.first <= other.last && other.first <= one.last)
        .map(other => `${shelf.name} is taken by ${one.by} and by ${other.by}`),
    )
  })

const isPaid = ({ status }: BookingRequest): boolean => status === 'paid'

/** Every paid request has one range, without an end of its own, on its shelf's calendar, for its days. */
const paidOnCalendar: Rule = ({ requests, calendars }) =>
  requests.filter(isPaid).flatMap(({ id, shelf, dateStart, dateEnd }) => {
    const ranges = calendars.flatMap(({ shelf: on, taken }) =>
      taken.filter(range => range.by === id).map(range => ({ ...range, on: on.id })),
    )
    const right = { first: dateStart, last: dateEnd, by: id, until: 0, on: shelf.id }
    const wanted = JSON.stringify([{ ...right, status: SHELF_BOOKING.bookedAndPaidOnline }])
    const found = JSON.stringify(
      ranges.map(({ first, last, by, until, on, status }) => ({ first, last, by, until, on, status })),
    )
    return found === wanted ? [] : [`paid ${id} should have ${wanted}, but the calendars have ${found}`]
  })

/** A calendar has valid ranges of paid requests only. */
const onlyPaidOnCalendar: Rule = ({ requests, calendars, now }) => {
  const paid = new Set(requests.filter(isPaid).map(({ id }) => id))
  return calendars.flatMap(({ shelf, taken }) =>
    taken
      .filter(range => holds(range, now) && !paid.has(range.by))
      .map(range => `${range.by} is on the calendar of ${shelf.name} and is not paid`),
  )
}

/** Every paid request has one shelf booking, on its shelf, and every shelf booking belongs to a paid request. */
const onePaidOneBooking: Rule = ({ requests, shelfBookings }) => {
  const text = (id: unknown, shelf: unknown, first: unknown, last: unknown) =>
    [id, shelf, first, last].join(' ')
  const wanted = requests
    .filter(isPaid)
    .map(({ id, shelf, dateStart, dateEnd }) => text(id, shelf.id, dateStart, dateEnd))
  const found = shelfBookings.map(({ id, shelf, dateStart, dateEnd }) => text(id, shelf, dateStart, dateEnd))
  return [
    ...wanted
      .filter(one => found.filter(other => other === one).length !== 1)
      .map(one => `not one booking: ${one}`),
    ...found.filter(one => !wanted.includes(one)).map(one => `a booking without a paid request: ${one}`),
  ]
}

/** A paid request, its payment and its shelf booking have the same owner. */
const oneOwner: Rule = ({ requests, payments, shelfBookings }) =>
  requests.filter(isPaid).flatMap(({ id, customer, txId }) => {
    const payment = payments.find(one => one.txId === txId)
    const booking = shelfBookings.find(one => one.id === id)
    const owners = new Set([customer, payment?.buyer.userNumber, booking?.customer])
    return owners.size === 1 && customer ? [] : [`${id} has the owners ${[...owners].join(', ')}`]
  })

const minor = (amount: string): Minor => Math.round(Number(amount) * 100)

/** The part of a sale that was not refunded or voided. */
const kept = ({ state, isAuthorized, total, totalRefunded }: Sale): Minor =>
  !isAuthorized || state === 'voided' ? 0 : minor(total.amount) - minor(totalRefunded?.amount ?? '0')

/** No money without a booking or a refund: for each payment, the money taken minus refunds equals the price booked. */
const moneyIsBookings: Rule = ({ payments, requests, sales }) => {
  const known = new Set(payments.map(({ txId }) => txId))
  const strange = sales.filter(({ customReference }) => !known.has(customReference ?? ''))
  return [
    ...strange.map(({ id }) => `the sale ${id} belongs to no payment`),
    ...payments.flatMap(({ txId, status }) => {
      const money = sum(sales.filter(({ customReference }) => customReference === txId).map(kept))
      const booked = sum(
        requests.filter(one => isPaid(one) && one.txId === txId).map(({ totalPrice }) => totalPrice),
      )
      return money === booked ? [] : [`payment ${txId} (${status}): ${money} kept, ${booked} booked`]
    }),
  ]
}

/** The pending counter equals the paid requests that staff have not confirmed. */
const pendingIsCounted: Rule = ({ pending, requests }) => {
  const waiting = requests.filter(isPaid).length
  return pending === waiting ? [] : [`${pending} are counted as pending, ${waiting} wait`]
}

const UNDER_WAY = ['reserved', 'payment_initiated', 'refund_initiated']

/** Every hold, payment and refund has ended. */
const allEnded: Rule = ({ requests, payments }) => [
  ...requests
    .filter(({ status }) => UNDER_WAY.includes(status))
    .map(({ id, status }) => `${id} is still ${status}`),
  ...payments
    .filter(({ status }) => status === 'open' || status === 'opening')
    .map(({ txId, status }) => `payment ${txId} is still ${status}`),
  ...payments.flatMap(({ txId, refunds }) =>
    Object.entries(refunds)
      .filter(([, { status }]) => status !== 'refunded')
      .map(([id, { status }]) => `refund ${id} of payment ${txId} is ${status}`),
  ),
]

/** The queues hold no messages and no dead letters. */
const noMessageLeft: Rule = ({ queues }) =>
  queues
    .filter(({ waiting, inFlight, dead }) => waiting + inFlight + dead > 0)
    .map(queue => JSON.stringify(queue))

const hasBooked = ({ status, bookingIds, refunds }: Payment): boolean =>
  status === 'paid' &&
  bookingIds.length > Object.values(refunds).flatMap(({ bookingRequests }) => bookingRequests).length

const confirmations = ({ payments, mails }: MarketState) => {
  const buyers = [...new Set(payments.map(({ buyer }) => buyer.email))]
  return buyers.map(email => ({
    email,
    wanted: payments.filter(payment => payment.buyer.email === email && hasBooked(payment)).length,
    sent: mails.filter(
      ({ to, attachments }) => to.includes(email) && attachments.some(({ name }) => name === 'reol.ics'),
    ).length,
  }))
}

/** Each payment that booked something has exactly one confirmation mail. */
const oneConfirmation: Rule = market =>
  confirmations(market)
    .filter(({ wanted, sent }) => wanted !== sent)
    .map(({ email, wanted, sent }) => `${email} should have ${wanted} confirmations and has ${sent}`)

/** Each payment that booked something has at least one confirmation mail: after a kill it may be sent again. */
const someConfirmation: Rule = market =>
  confirmations(market)
    .filter(({ wanted, sent }) => sent < wanted || (wanted === 0 && sent > 0))
    .map(({ email, wanted, sent }) => `${email} should have ${wanted} confirmations and has ${sent}`)

/** Each payment that took money has one receipt, each refund that was made one credit note, numbered 1, 2, 3 … (D54). */
const documentsInSequence: Rule = ({ payments, documents }) => {
  const wanted = payments
    .filter(({ status }) => status === 'paid')
    .flatMap(({ txId, refunds }) => [
      `receipt of ${txId}`,
      ...Object.entries(refunds)
        .filter(([, { status }]) => status === 'refunded')
        .map(([refund]) => `credit note of ${refund}`),
    ])
  const found = documents.map(({ refund, txId }) =>
    refund === null ? `receipt of ${txId}` : `credit note of ${refund}`,
  )
  const numbers = documents.map(({ number }) => Number(number)).sort((one, other) => one - other)
  return [
    ...wanted.filter(one => !found.includes(one)).map(one => `no ${one}`),
    ...found.filter((one, at) => !wanted.includes(one) || found.indexOf(one) !== at).map(one => `a ${one}`),
    ...(numbers.every((number, at) => number === at + 1) ? [] : [`the numbers are ${numbers.join(', ')}`]),
  ]
}

/** No cart counts a live reservation. */
const cartsAreEmpty: Rule = ({ carts }) =>
  carts
    .filter(({ live }) => ((live as Set<string> | undefined)?.size ?? 0) > 0)
    .map(({ pk, live }) => `${pk} still counts ${[...(live as Set<string>)].join(', ')}`)

const ALWAYS = {
  noShelfTwice,
  paidOnCalendar,
  onlyPaidOnCalendar,
  onePaidOneBooking,
  oneOwner,
  moneyIsBookings,
  pendingIsCounted,
  allEnded,
  noMessageLeft,
  cartsAreEmpty,
  documentsInSequence,
}

const INVARIANTS: Record<string, Rule> = { ...ALWAYS, oneConfirmation }
const INVARIANTS_OF_REPEATED_MAILS: Record<string, Rule> = { ...ALWAYS, someConfirmation }

/** Returns the violated rules with their violations. */
export const violations = (market: MarketState, { mailsRepeat = false } = {}): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(mailsRepeat ? INVARIANTS_OF_REPEATED_MAILS : INVARIANTS).flatMap(([name, rule]) => {
      const wrong = rule(market)
      return wrong.length ? [[name, wrong]] : []
    }),
  )
