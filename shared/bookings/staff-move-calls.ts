/** Staff answer a tenant who asks to move a booking (decision 030). */
import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { lines } from '../kit/lines.ts'
import { readVersion } from '../kit/read-version.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { SHOW_BOOKINGS, staffsRequest } from './booking-request.ts'
import { MOST_MOVE_WORDS, moveWish } from './move-fields.ts'
import { moveRefusals } from './move-refusals.ts'
import { bookingRefusals } from './refusals.ts'

const ofId = z.object({ id: ulid })
const shelf = z.object({ id: answeredId, name: z.string() })
const { changed_meanwhile, too_many_mails } = kitRefusals
const { error_booking_period_unavailable } = bookingRefusals

export const staffMoveCalls = {
  readMoveWish: {
    method: 'GET',
    path: 'booking_requests/{id}/move',
    audiences: ['admin'],
    right: 'look',
    summary: 'Where a tenant asks to have a booking, and which shelves are free there now',
    params: ofId,
    answer: z.object({ version: z.number(), wish: moveWish, shelves: z.array(shelf) }),
    refusals: [moveRefusals.move_gone],
  },
  acceptMove: {
    method: 'POST',
    path: 'booking_requests/{id}/move/accept',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Move a booking as its tenant asks, to a shelf that is free then; the tenant gets a mail',
    makesStale: SHOW_BOOKINGS,
    params: ofId,
    body: z.object({ version: readVersion, shelf: ulid }),
    answer: staffsRequest,
    refusals: [
      changed_meanwhile,
      error_booking_period_unavailable,
      moveRefusals.move_gone,
      moveRefusals.move_shelf_only,
      bookingRefusals.payment_request_out,
    ],
  },
  declineMove: {
    method: 'POST',
    path: 'booking_requests/{id}/move/decline',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Leave a booking where it is; the tenant gets a mail with what staff write',
    makesStale: SHOW_BOOKINGS,
    params: ofId,
    body: z.object({ version: readVersion, words: z.optional(lines(MOST_MOVE_WORDS)) }),
    answer: staffsRequest,
    refusals: [changed_meanwhile, moveRefusals.move_gone, too_many_mails],
  },
} as const satisfies Contract
