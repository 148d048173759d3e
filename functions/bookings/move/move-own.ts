/** A tenant moves a coming booking, or asks staff to. */
import { moveWished } from '#events/bookings.ts'
import { bookingName } from '#shared/bookings/booking-name.ts'
import { moveRefusals } from '#shared/bookings/move-refusals.ts'
import { moveMode, openWish, wishEnds } from '#shared/bookings/moves.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import { tenantsMoveCalls } from '#shared/bookings/tenants-move-calls.ts'
import { Refusal, refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import { audit } from '../../kit/audit.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Call, Verb } from '../../kit/http.ts'
import { countTry } from '../../kit/limit.ts'
import { emit } from '../../kit/outbox.ts'
import { commit, retryOnConflict, type Write } from '../../kit/table.ts'
import { checkVersion } from '../../kit/version.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { type Catalogue, readOffers } from '../../shelves/table/catalogue.ts'
import { asNoted } from '../answers/to-shelf-booking.ts'
import { rebook } from '../plan/rebook.ts'
import { tellWrites } from '../plan/tell-move.ts'
import { type BookingRequest, putRequest, readOwnRequest, withExtensions } from '../table/request.ts'
import { checkMayMove, choicesFor } from './move-choices.ts'
import { anyShelf, calendarsLeft, checkIsSold, checkMayStart, type MoveTo, moveTo } from './move-to.ts'

type Asked = Call<typeof tenantsMoveCalls.moveOwn>

/** Each wish is a mail to the market. A tenant may ask, and move, only so often a day for a booking. */
const DAY_SECONDS = 86_400
const WISHES = { what: 'move-wishes', most: 6, window: DAY_SECONDS }
const MOVES = { what: 'moves', most: 20, window: DAY_SECONDS }

/**
 * Moves a booking of the caller at once, or keeps the wish for staff, as the market wants it. Four reads and one
 * transaction. Refuses `not_found`, what `whyNotMove` says, `changed_meanwhile` with the choices as they are now,
 * `move_waits` while another wish waits, `move_shelf_only`, `date_out_of_range`, `closed_on_date`, `move_nowhere`,
 * `error_booking_period_unavailable` when the shelf, or every shelf, is taken, `required` for the wish to begin, and
 * `too_many_requests`.
 */
export const moveOwn: Verb<typeof tenantsMoveCalls.moveOwn> = call =>
  retryOnConflict(async () => {
    const { market: marketId, caller, params, body, idempotency } = call
    const [offers, own] = await Promise.all([
      readOffers(marketId),
      readOwnRequest(marketId, params.id, caller.userNumber),
    ])
    const { market } = offers
    const before = await withExtensions(marketId, own)
    checkMayMove(market, before)
    await checkUnchanged(offers, before, body)
    const { to, shelf } = await placeFor(offers, before, body)
    const isAtOnce = moveMode(market) === 'atOnce'
    const { dateStart, dateEnd } = to.dates
    const answer = {
      outcome: isAtOnce ? ('moved' as const) : ('asked' as const),
      shelf: isAtOnce || body.shelf ? shelf : null,
      dateStart,
      dateEnd,
    }
    if (!(await countTry(marketId, { ...(isAtOnce ? MOVES : WISHES), who: own.id })))
      throw refuse(commonRefusals.too_many_requests)
    const beginWishTs = to.asksBeginWish ? nowSeconds() : undefined
    await commit([
      ...idempotency.record(answer),
      ...(isAtOnce
        ? await movedWrites(market, caller, own, { to, shelf, beginWishTs })
        : wishWrites(market, call, own, { to, shelf: answer.shelf, beginWishTs })),
    ])
    return answer
  })

/** Refuses `changed_meanwhile` with the choices as they are now, and `move_waits`. */
const checkUnchanged = async (offers: Catalogue, before: BookingRequest, { version }: Asked['body']) => {
  if (version !== undefined && version !== before.version)
    checkVersion(version, await choicesFor(offers, before, before.dateStart), tenantsMoveCalls.moveChoices)
  if (openWish(before, nowSeconds())) throw refuse(moveRefusals.move_waits)
}

/** The days and the shelf that a tenant asks for, or any shelf when they name none. One query, two with a waitlist. */
const placeFor = async (
  offers: Catalogue,
  before: BookingRequest,
  asked: Asked['body'],
): Promise<{ to: MoveTo; shelf: { id: string; name: string } }> => {
  const { market } = offers
  checkMayStart(before, asked.dateStart)
  checkIsSold(market, before, asked.dateStart)
  const calendars = await calendarsLeft(offers, before)
  const to = moveTo(market, before, asked.dateStart, calendars)
  const shelf = asked.shelf
    ? to.shelves.find(({ id }) => id === asked.shelf)
    : anyShelf(market, before, to, calendars)
  if (!shelf) throw refuse(bookingRefusals.error_booking_period_unavailable)
  if (shelf.id === before.shelf.id && asked.dateStart === before.dateStart)
    throw refuse(moveRefusals.move_nowhere)
  if (to.asksBeginWish && !asked.beginWish) throw refuseFields({ beginWish: [inputRefusals.required] })
  return { to, shelf }
}

interface Moved {
  to: Pick<MoveTo, 'dates'>
  shelf: { id: string; name: string }
  beginWishTs?: number | undefined
}

/**
 * The writes of a move that the tenant wanted, at once or by a wish that staff accept. They are those of staff's own move.
 * The first day that was bought is kept, because the market's tiers of cancellation count from it. Refuses
 * `error_booking_period_unavailable` without saying who has the shelf.
 */
export const movedWrites = async (
  market: Market,
  caller: { username: string },
  before: BookingRequest,
  { to, shelf, beginWishTs }: Moved,
): Promise<Write[]> => {
  const after: BookingRequest = {
    ...before,
    ...to.dates,
    shelf,
    boughtStart: before.boughtStart ?? before.dateStartCustomer,
    wish: undefined,
    ...(beginWishTs === undefined ? {} : { beginWishTs }),
  }
  const moves = await rebook(market, caller, [{ before, after }]).catch(withoutNames)
  return [...moves, ...(await tellWrites(market, [{ before, after }]))]
}

/** Staff read who has a shelf; a tenant does not. */
const withoutNames = (error: unknown): never => {
  const { error_booking_period_unavailable: taken } = bookingRefusals
  throw error instanceof Refusal && error.reason === taken ? refuse(taken) : error
}

const wishWrites = (
  market: Market,
  { caller, body }: Asked,
  before: BookingRequest,
  { to, shelf, beginWishTs }: Omit<Moved, 'shelf'> & { shelf: { id: string; name: string } | null },
): Write[] => {
  const { dateStart, dateEnd } = to.dates
  const wish: BookingRequest['wish'] = {
    customer: caller.userNumber,
    was: { shelf: before.shelf.id, dateStart: before.dateStart },
    shelf,
    dateStart,
    dateEnd,
    note: body.note ?? '',
    ts: nowSeconds(),
    ...wishEnds(before.dateStart, dateStart, market.timeZone),
    ...(beginWishTs === undefined ? {} : { beginWishTs }),
  }
  const after = { ...before, wish }
  return [
    ...putRequest(market.marketId, after),
    ...wishNoted(market, caller, before, after),
    emit(market.marketId, moveWished, { bookingRequest: before.id }),
  ]
}

/** The row of the audit about a wish that was made, taken back or declined. */
export const wishNoted = (
  { marketId, country }: Market,
  caller: { username: string },
  before: BookingRequest,
  after: BookingRequest,
  more: Record<string, unknown> = {},
): Write[] =>
  audit(marketId, country, {
    caller,
    kind: 'booking',
    id: before.id,
    name: bookingName(before),
    before: asNoted(before),
    after: { ...asNoted(after), ...more },
  })

/** Takes a wish back. Does nothing when there is none. Refuses `not_found`. */
export const takeMoveBack: Verb<typeof tenantsMoveCalls.takeMoveBack> = async ({
  market: marketId,
  caller,
  params,
}) => {
  const market = await readMarket(marketId)
  await retryOnConflict(async () => {
    const before = await readOwnRequest(marketId, params.id, caller.userNumber)
    if (!openWish(before, nowSeconds())) return
    const after = { ...before, wish: undefined }
    await commit([...putRequest(marketId, after), ...wishNoted(market, caller, before, after)])
  })
}
