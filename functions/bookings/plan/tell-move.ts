/**
 * Customers hear by mail of a new shelf or new days. The mail waits until staff can no longer undo the move, and tells
 * what is true then: a move that was undone sends nothing, and several moves shortly after each other send one mail.
 */
import { bookingMoved, bookingMoveStands } from '#events/bookings.ts'
import { stands } from '#shared/bookings/states.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { readPresent } from '../../customers/table/live-bookings.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import { emit } from '../../kit/outbox.ts'
import { staffMails } from '../../kit/staff-mails.ts'
import { commit, retryOnConflict, type Write } from '../../kit/table.ts'
import type { Market } from '../../markets/table/market.ts'
import { endMove, type Move, putMove, readMove } from '../table/move.ts'
import { type BookingRequest, readRequests } from '../table/request.ts'

/** After the last move. Staff can undo for ten seconds, and who corrects a move does it within the minute. */
const QUIET_SECONDS = 60

const placeOf = ({ shelf, dateStartCustomer, dateEndCustomer }: BookingRequest) => ({
  shelf: shelf.name,
  dateStart: dateStartCustomer,
  dateEnd: dateEndCustomer,
})

type Place = ReturnType<typeof placeOf>

const isSame = (one: Place, other: Place): boolean =>
  one.shelf === other.shelf && one.dateStart === other.dateStart && one.dateEnd === other.dateEnd

/** The customer has a booking there that is not over. A hold promises nothing yet. */
const isOfCustomer = (market: Market, { status, customer, dateEndCustomer }: BookingRequest): boolean =>
  customer !== null && stands(status) && dateEndCustomer >= todayIn(market)

export interface Moved {
  before: BookingRequest
  after: BookingRequest
}

/**
 * The writes beside moves that tenants want, by which the customers hear of them; one read for each booking. Customers
 * hear of every move, however far ahead the booking is: they write the shelf on their labels and the days in their
 * calendar.
 */
export const tellWrites = async (market: Market, moves: readonly Moved[]): Promise<Write[]> =>
  (await toTell(market, moves)).writes

/** The same beside moves by staff, whose mails a day has an end. Refuses `too_many_mails`. */
export const tellByStaff = async (market: Market, moves: readonly Moved[]): Promise<Write[]> => {
  const { writes, mails } = await toTell(market, moves)
  return [...writes, ...(await staffMails(market.marketId, mails))]
}

/** `mails`: how many mails these moves add. A booking whose mail still waits adds none. */
const toTell = async (
  market: Market,
  moves: readonly Moved[],
): Promise<{ writes: Write[]; mails: number }> => {
  const { marketId } = market
  const news = moves.filter(move => isToTell(market, move))
  if (!news.length) return { writes: [], mails: 0 }
  const tellAt = nowSeconds() + QUIET_SECONDS
  const written = news.map(async ({ before, after: { id, customer } }) => {
    const untold = await readMove(marketId, id)
    const isUntold = untold && (await isTheirs(marketId, untold, customer))
    const { shelf, dateStart, dateEnd } = isUntold ? untold : placeOf(before)
    const move = { bookingRequest: id, customer: customer ?? '', shelf, dateStart, dateEnd, tellAt }
    return { write: putMove(marketId, move, untold), isMore: !untold }
  })
  const bookingRequests = news.map(({ after }) => after.id)
  const all = await Promise.all(written)
  return {
    writes: [...all.map(({ write }) => write), emit(marketId, bookingMoved, { bookingRequests, tellAt })],
    mails: all.filter(({ isMore }) => isMore).length,
  }
}

/** The one who is to be told has the booking, also under the number of a customer into whom they were merged. */
const isTheirs = async (
  market: string,
  { customer: told }: Move,
  customer: string | null,
): Promise<boolean> =>
  customer !== null && (told === customer || (await readPresent(market, told)) === customer)

const isToTell = (market: Market, { before, after }: Moved): boolean =>
  before.customer === after.customer &&
  !isSame(placeOf(before), placeOf(after)) &&
  isOfCustomer(market, after)

/**
 * Tells the customer of a booking where it is now, when that is not where they believe it to be. Returns when it is due,
 * in Unix seconds, if that is still to come.
 */
export const tellMove = async (market: Market, id: string): Promise<Seconds | undefined> =>
  retryOnConflict(async () => {
    const { marketId } = market
    const move = await readMove(marketId, id)
    if (!move) return undefined
    if (nowSeconds() < move.tellAt) return move.tellAt
    const [booking] = await readRequests(marketId, [id])
    await commit([
      endMove(marketId, move),
      ...(booking && (await isNews(market, booking, move)) ? [told(marketId, move)] : []),
    ])
    return undefined
  })

const isNews = async (market: Market, booking: BookingRequest, move: Move): Promise<boolean> =>
  isOfCustomer(market, booking) &&
  !isSame(placeOf(booking), move) &&
  (await isTheirs(market.marketId, move, booking.customer))

const told = (market: string, { bookingRequest, shelf, dateStart, dateEnd }: Move): Write =>
  emit(market, bookingMoveStands, { bookingRequest, was: { shelf, dateStart, dateEnd } })
