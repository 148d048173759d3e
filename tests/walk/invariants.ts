/** The rules that a market must satisfy when no work is left, whatever happened before. */
import type { Item } from '#functions/kit/table.ts'
import type { Payment } from '#functions/payments/table/payment.ts'
import { isAskedFor, isBooked, stands } from '#shared/bookings/states.ts'
import { takesShelf } from '#shared/bookings/takes-shelf.ts'
import { addDays, dayIn } from '#shared/kit/day.ts'
import { toMillis } from '#shared/kit/units.ts'
import { isDecided } from '#shared/payments/rules.ts'
import { EXTENSION_DAYS, holds, type Taken } from '#shared/shelves/calendar.ts'
import type { MarketState, Rule } from '../cloud/market-state.ts'
import { isPaidOnline, moneyIsBookings, refundedOnce } from './money-rules.ts'

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

/** A range as text, to compare. */
const asText = (range: Taken, shelf: string): string =>
  [range.by, shelf, range.first, range.last, range.status, range.until].join(' ')

/** Each calendar has exactly the ranges that its requests take, past ones aside: they leave it. */
const calendarsAreRequests: Rule = ({ requests, calendars, now }) => {
  const isLate = ({ last }: Taken) =>
    last < addDays(dayIn('Europe/Copenhagen', toMillis(now)), -EXTENSION_DAYS)
  const wanted = requests.flatMap(request => {
    const range = takesShelf(request)
    return range && holds(range, now) && !isLate(range) ? [asText(range, request.shelf.id)] : []
  })
  const found = calendars.flatMap(({ shelf, taken }) =>
    taken.filter(range => holds(range, now) && !isLate(range)).map(range => asText(range, shelf.id)),
  )
  return [
    ...wanted.filter(one => !found.includes(one)).map(one => `no calendar has ${one}`),
    ...found.filter(one => !wanted.includes(one)).map(one => `a calendar has ${one}, which no request takes`),
  ]
}

/** The plan shows exactly the requests that take a shelf, on their shelves and days. */
const planIsRequests: Rule = ({ requests, shelfBookings, now }) => {
  const text = (id: unknown, shelf: unknown, first: unknown, last: unknown, status: unknown) =>
    [id, shelf, first, last, status].join(' ')
  const wanted = requests.flatMap(request => {
    const range = takesShelf(request)
    return range && holds(range, now)
      ? [text(request.id, request.shelf.id, range.first, range.last, range.status)]
      : []
  })
  const found = shelfBookings
    .filter(({ until }) => until === 0 || now < Number(until))
    .map(({ id, shelf, dateStart, dateEnd, shelfStatus }) => text(id, shelf, dateStart, dateEnd, shelfStatus))
  return [
    ...wanted
      .filter(one => found.filter(other => other === one).length !== 1)
      .map(one => `not one row: ${one}`),
    ...found.filter(one => !wanted.includes(one)).map(one => `a row without a request: ${one}`),
  ]
}

/**
 * A request that was paid online and its row in the plan have the same owner, who is the payment's, or took it over from
 * them.
 */
const oneOwner: Rule = ({ requests, payments, shelfBookings }) =>
  requests.filter(isPaidOnline).flatMap(({ id, customer, txId, handedOn }) => {
    const payment = payments.find(one => one.txId === txId)
    const booking = shelfBookings.find(one => one.id === id)
    const owners = new Set([customer, booking?.customer])
    const payers = new Set([handedOn?.payer ?? customer, payment?.buyer.userNumber])
    return [
      ...(owners.size === 1 && customer ? [] : [`${id} has the owners ${[...owners].join(', ')}`]),
      ...(payers.size === 1 ? [] : [`${id} was paid by ${[...payers].join(', ')}`]),
      ...(handedOn && handedOn.payer === customer ? [`${id} was handed on to who paid it`] : []),
    ]
  })

/** A booking to come is counted with its owner's, until its last day, and with nobody else's. */
const livesWithOwner: Rule = ({ requests, live, now }) => {
  const today = dayIn('Europe/Copenhagen', toMillis(now))
  const numberOf = ({ pk }: Item): string => pk.split('#').at(-1) ?? ''
  return requests
    .filter(({ status, dateEnd }) => stands(status) && dateEnd >= today)
    .flatMap(({ id, customer, dateEnd }) => {
      const found = live.flatMap(item => {
        const days = item[`booking ${id}`]
        return days === undefined ? [] : [`${numberOf(item)} until ${String(days).split(' ')[0]}`]
      })
      const wanted = customer ? [`${customer} until ${dateEnd}`] : []
      return found.join() === wanted.join() ? [] : [`${id} of ${wanted} lives with ${found.join(', ')}`]
    })
}

/** At most one extension of a booking stands, however many tabs asked for one. */
const oneExtension: Rule = ({ requests }) =>
  [...Map.groupBy(requests, ({ parentBookingRequest }) => parentBookingRequest)].flatMap(([parent, all]) => {
    const standing = all.filter(({ status }) => stands(status))
    return parent !== null && standing.length > 1
      ? [`${parent} is extended by ${standing.map(({ id }) => id).join(' and ')}`]
      : []
  })

/** Nothing extends what its buyer has given back. */
const withdrawnIsNotExtended: Rule = ({ requests }) => {
  const withdrawn = new Set(requests.flatMap(one => (one.withdrawn ? [one.id] : [])))
  return requests
    .filter(
      ({ status, parentBookingRequest }) => isBooked(status) && withdrawn.has(parentBookingRequest ?? ''),
    )
    .map(({ id, parentBookingRequest }) => `${id} extends ${parentBookingRequest}, which was withdrawn`)
}

/** The pending counter equals the paid requests that staff have not confirmed. */
const pendingIsCounted: Rule = ({ pending, requests }) => {
  const waiting = requests.filter(({ status }) => status === 'paid').length
  return pending === waiting ? [] : [`${pending} are counted as pending, ${waiting} wait`]
}

const UNDER_WAY = ['reserved', 'payment_initiated', 'payment_request_payment_initiated', 'refund_initiated']

/** Every hold, payment and refund has ended. */
const allEnded: Rule = ({ requests, payments }) => [
  ...requests
    // A hold of staff may have no end.
    .filter(({ status, byStaff }) => UNDER_WAY.includes(status) && !(byStaff && status === 'reserved'))
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

/** At least one of its bookings was had, also when staff gave its money back later. */
const hasBooked = ({ status, bookingIds, refunds }: Payment): boolean => {
  const missed = Object.values(refunds).filter(({ reason }) => !isDecided(reason))
  return (
    status === 'paid' && bookingIds.length > missed.flatMap(({ bookingRequests }) => bookingRequests).length
  )
}

/**
 * How many confirmations each payment got: a mail bears the name of the event that it tells of, here the payment. Of what
 * staff end before the mail goes, there need be none.
 */
const confirmations = ({ payments, requests, mails }: MarketState) =>
  payments.map(payment => {
    const { txId } = payment
    const most = hasBooked(payment) ? 1 : 0
    const isHeld = requests.some(one => one.txId === txId && isPaidOnline(one))
    return { txId, least: isHeld ? most : 0, most, sent: mails.filter(({ event }) => event === txId).length }
  })

const told = ({ txId, least, most, sent }: ReturnType<typeof confirmations>[number]): string =>
  `payment ${txId} should have ${least} to ${most} confirmations and has ${sent}`

/** Each payment that booked something has exactly one confirmation mail. */
const oneConfirmation: Rule = market =>
  confirmations(market)
    .filter(({ least, most, sent }) => sent < least || sent > most)
    .map(told)

/** Each payment that booked something has at least one confirmation mail: after a kill it may be sent again. */
const someConfirmation: Rule = market =>
  confirmations(market)
    .filter(({ least, most, sent }) => sent < least || (most === 0 && sent > 0))
    .map(told)

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

/** No cart counts a live reservation, but for what staff ask the money of. */
const cartsAreEmpty: Rule = ({ carts, requests }) => {
  const asked = new Set(requests.filter(({ status }) => isAskedFor(status)).map(({ id }) => id))
  return carts.flatMap(({ pk, live }) => {
    const left = [...((live as Set<string> | undefined) ?? [])].filter(id => !asked.has(id))
    return left.length ? [`${pk} still counts ${left.join(', ')}`] : []
  })
}

const ALWAYS = {
  noShelfTwice,
  calendarsAreRequests,
  planIsRequests,
  oneOwner,
  livesWithOwner,
  moneyIsBookings,
  oneExtension,
  withdrawnIsNotExtended,
  refundedOnce,
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
