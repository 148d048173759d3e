/** Staff answer a tenant who asks to move a booking. */
import { moveDeclined } from '#events/bookings.ts'
import { moveRefusals } from '#shared/bookings/move-refusals.ts'
import { openWish } from '#shared/bookings/moves.ts'
import { bookingRefusals } from '#shared/bookings/refusals.ts'
import type { staffMoveCalls } from '#shared/bookings/staff-move-calls.ts'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { isAskedFor } from '#shared/bookings/states.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { nowSeconds } from '../../kit/clock.ts'
import type { Verb } from '../../kit/http.ts'
import { emit } from '../../kit/outbox.ts'
import { staffMails } from '../../kit/staff-mails.ts'
import { commit, retryOnConflict } from '../../kit/table.ts'
import { checkVersion } from '../../kit/version.ts'
import { readMarket } from '../../markets/table/market.ts'
import { shownWish } from '../answers/shown-wish.ts'
import { toStaffsRequest } from '../answers/to-staffs-request.ts'
import { type BookingRequest, putRequest, readRequest, withExtensions } from '../table/request.ts'
import { movedWrites, wishNoted } from './move-own.ts'
import { calendarsWithout, checkMayStart, moveTo } from './move-to.ts'

/** Refuses `move_gone` when its tenant has taken the wish back, or something has ended it. */
const wishOf = (booking: BookingRequest): NonNullable<BookingRequest['wish']> => {
  const wish = openWish(booking, nowSeconds())
  if (!wish) throw refuse(moveRefusals.move_gone)
  return wish
}

/** The wish and the shelves that are free for it. Refuses `not_found`, `move_gone`. */
export const readMoveWish: Verb<typeof staffMoveCalls.readMoveWish> = async ({
  market: marketId,
  params,
}) => {
  const [market, booking] = await Promise.all([readMarket(marketId), readRequest(marketId, params.id)])
  const wish = shownWish(booking)
  if (!wish) throw refuse(moveRefusals.move_gone)
  const { dateStart } = wish
  const { shelves } = moveTo(market, booking, dateStart, await calendarsWithout(marketId, booking))
  const isElsewhere = ({ id }: { id: string }) => id !== booking.shelf.id || dateStart !== booking.dateStart
  return { version: booking.version, wish, shelves: shelves.filter(isElsewhere) }
}

/**
 * Moves a booking as its tenant asks; the mail about a move goes to them. Refuses `not_found`, `changed_meanwhile`,
 * `move_gone`, `move_shelf_only` when it was extended meanwhile, `payment_request_out` for other days while staff ask for
 * its money, and `error_booking_period_unavailable` for a shelf that is not free.
 */
export const acceptMove: Verb<typeof staffMoveCalls.acceptMove> = ({
  market: marketId,
  caller,
  params,
  body,
}) =>
  retryOnConflict(async () => {
    const [market, own] = await Promise.all([readMarket(marketId), readRequest(marketId, params.id)])
    checkVersion(body.version, toStaffsRequest(own), requestsCalls.readRequest)
    const wish = wishOf(own)
    const before = await withExtensions(marketId, own)
    checkMayStart(before, wish.dateStart)
    if (isAskedFor(own.status) && wish.dateStart !== own.dateStart)
      throw refuse(bookingRefusals.payment_request_out)
    const to = moveTo(market, before, wish.dateStart, await calendarsWithout(marketId, before))
    const shelf = to.shelves.find(({ id }) => id === body.shelf)
    if (!shelf) throw refuse(bookingRefusals.error_booking_period_unavailable)
    const moved = { to, shelf, beginWishTs: wish.beginWishTs }
    await commit(await movedWrites(market, caller, own, moved))
    return toStaffsRequest(await readRequest(marketId, params.id))
  })

/**
 * Leaves a booking where it is, with a mail to its tenant. Refuses `not_found`, `changed_meanwhile`, `move_gone`,
 * `too_many_mails`.
 */
export const declineMove: Verb<typeof staffMoveCalls.declineMove> = ({
  market: marketId,
  caller,
  params,
  body,
}) =>
  retryOnConflict(async () => {
    const [market, before] = await Promise.all([readMarket(marketId), readRequest(marketId, params.id)])
    checkVersion(body.version, toStaffsRequest(before), requestsCalls.readRequest)
    const { customer, shelf, dateStart, dateEnd } = wishOf(before)
    const after = { ...before, wish: undefined }
    await commit([
      ...putRequest(marketId, after),
      ...wishNoted(market, caller, before, after, { moveDeclined: true }),
      emit(marketId, moveDeclined, {
        bookingRequest: before.id,
        customer,
        shelf: shelf?.name ?? null,
        dateStart,
        dateEnd,
        words: body.words ?? '',
      }),
      ...(await staffMails(marketId)),
    ])
    return toStaffsRequest({ ...after, version: before.version + 1 })
  })
