/** Staff tick a line of the day board, and take a tick back. */
import { bookingName } from '#shared/bookings/booking-name.ts'
import type { Tick } from '#shared/bookings/day-board.ts'
import type { dayBoardCalls } from '#shared/bookings/staff-day-board-calls.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { audit } from '../../kit/audit.ts'
import type { Staff } from '../../kit/caller.ts'
import { nowSeconds, todayIn } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { ignoreRefusal } from '../../kit/ignore-refusal.ts'
import { commit, retryOnConflict, type Write } from '../../kit/table.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { type BookingRequest, readRequest } from '../table/request.ts'
import { newTick, readTick, removeTick } from '../table/tick.ts'
import { checkBoardDay } from './day-board.ts'

/** What the audit calls a tick: the field of the booking that has the day of the job. */
const FIELDS = {
  empty: 'boardEmptied',
  prepare: 'boardPrepared',
  refund: 'boardHandled',
  refund_slow: 'boardHandled',
  lapsed: 'boardHandled',
  lapses: 'boardHandled',
  move: 'boardHandled',
} as const satisfies Record<Exclude<Tick['kind'], 'mail'>, string>

type Ticked = Pick<Tick, 'kind' | 'on'>

/** What a tick is about. A mail has no booking of its own, and its tick says who and when. */
const bookingOf = async (market: string, { kind, id }: Pick<Tick, 'kind' | 'id'>) =>
  kind === 'mail' ? undefined : readRequest(market, id)

const noted = (
  { marketId, country }: Market,
  caller: Pick<Staff, 'username'>,
  booking: BookingRequest | undefined,
  { before, after }: { before?: Ticked; after?: Ticked },
): Write[] => {
  if (!booking) return []
  const shown = (tick?: Ticked) => (tick && tick.kind !== 'mail' ? { [FIELDS[tick.kind]]: tick.on } : {})
  return audit(marketId, country, {
    caller,
    kind: 'booking',
    id: booking.id,
    name: bookingName(booking),
    before: shown(before),
    after: shown(after),
  })
}

/**
 * Ticks a line. When a colleague has ticked it already, answers their tick. Refuses `date_out_of_range`, and `not_found`
 * for a booking that is gone.
 */
export const tickOnBoard: Verb<typeof dayBoardCalls.tickOnBoard> = async ({ market, caller, params }) => {
  const settings = await readMarket(market)
  const today = todayIn(settings)
  checkBoardDay('on', params.on, today)
  return retryOnConflict(async () => {
    const [booking, known] = await Promise.all([bookingOf(market, params), readTick(market, params)])
    if (known) return known
    const tick = { ...params, who: caller.username, at: nowSeconds(), day: today }
    await commit([newTick(market, tick), ...noted(settings, caller, booking, { after: tick })])
    return tick
  })
}

/** Takes a tick back, whoever ticked it; without one does nothing. Refuses `date_out_of_range`. */
export const untickOnBoard: Verb<typeof dayBoardCalls.untickOnBoard> = async ({ market, caller, params }) => {
  const settings = await readMarket(market)
  checkBoardDay('on', params.on, todayIn(settings))
  await retryOnConflict(async () => {
    const [booking, known] = await Promise.all([
      bookingOf(market, params).catch(ignoreRefusal(commonRefusals.not_found)),
      readTick(market, params),
    ])
    if (!known) return
    await commit([removeTick(market, known), ...noted(settings, caller, booking, { before: known })])
  })
}
