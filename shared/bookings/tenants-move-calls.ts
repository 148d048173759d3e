/** A tenant moves a coming booking, or asks staff to (decision 030). */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { lines } from '../kit/lines.ts'
import { readVersion } from '../kit/read-version.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { day } from '../kit/text.ts'
import { shelfRefusals } from '../shelves/refusals.ts'
import { MOST_MOVE_WORDS, moveWish } from './move-fields.ts'
import { moveRefusals } from './move-refusals.ts'
import { bookingRefusals } from './refusals.ts'

const ofId = z.object({ id: ulid })
const shelf = z.object({ id: answeredId, name: z.string() })

const choices = z.object({
  bookingRequest: answeredId,
  version: z.number(),
  /** ask: staff decide. */
  mode: z.enum(['ask', 'atOnce']),
  /** The last day on which it can be moved. */
  until: answeredDay,
  shelf,
  shelfType: shelf,
  dateStart: answeredDay,
  dateEnd: answeredDay,
  /** How many days were bought, without those by which closing days lengthen a booking. */
  days: z.number(),
  /** The first day on which it may begin, because it was handed on; else null. */
  earliest: z.nullable(answeredDay),
  /** It extends a booking, or is extended: then its shelf alone can be another. */
  keepsDays: z.boolean(),
  /** From today to the last day on which a booking can start. */
  unavailableDates: z.array(answeredDay),
  specialClosingDates: z.array(answeredDay),
  closingDates: z.array(answeredDay),
  /** The first day that was asked about, the present one without one, and the shelves that are free from then. */
  on: z.object({
    dateStart: answeredDay,
    dateEnd: answeredDay,
    eligibleClosingDays: z.array(answeredDay),
    shelves: z.array(shelf),
    /** The express wish to begin is needed for it. */
    asksBeginWish: z.boolean(),
  }),
  wish: z.nullable(moveWish),
})

const moved = z.object({
  /** moved: it is there now · asked: staff have the wish. */
  outcome: z.enum(['moved', 'asked']),
  /** Null: any shelf of the type. */
  shelf: z.nullable(shelf),
  dateStart: answeredDay,
  dateEnd: answeredDay,
})

/** Why a booking cannot be moved now: `whyNotMove`. */
const whyNot = [
  moveRefusals.move_running,
  moveRefusals.move_too_late,
  moveRefusals.move_unbooked,
  moveRefusals.move_unpaid,
  bookingRefusals.extension_under_way,
  kitRefusals.not_enabled,
]

const { changed_meanwhile } = kitRefusals
const { error_booking_period_unavailable } = bookingRefusals

export const tenantsMoveCalls = {
  moveChoices: {
    method: 'GET',
    path: 'booking_requests/{id}/move_choices',
    audiences: ['customer'],
    summary:
      'Where one of my bookings can be moved to: the days, and the shelves that are free from one of them',
    params: ofId,
    query: z.object({ dateStart: z.optional(day) }),
    answer: choices,
    refusals: [
      ...whyNot,
      moveRefusals.move_shelf_only,
      bookingRefusals.closed_on_date,
      shelfRefusals.date_out_of_range,
    ],
  },
  moveOwn: {
    method: 'POST',
    path: 'booking_requests/{id}/move',
    audiences: ['customer'],
    summary:
      'Move one of my bookings to another shelf of its type or to other days of the same number; where the market wants it, staff are asked. Costs nothing',
    params: ofId,
    repeatable: true,
    body: z.object({
      version: readVersion,
      dateStart: day,
      /** None: any of the type. */
      shelf: z.optional(ulid),
      /** What staff read beside the wish. */
      note: z.optional(lines(MOST_MOVE_WORDS)),
      beginWish: z.optional(z.boolean()),
    }),
    answer: moved,
    refusals: [
      ...whyNot,
      changed_meanwhile,
      error_booking_period_unavailable,
      moveRefusals.move_nowhere,
      moveRefusals.move_shelf_only,
      moveRefusals.move_waits,
      bookingRefusals.closed_on_date,
      shelfRefusals.date_out_of_range,
    ],
  },
  takeMoveBack: {
    method: 'DELETE',
    path: 'booking_requests/{id}/move',
    audiences: ['customer'],
    summary: 'Take back what I asked staff; without a wish it does nothing',
    params: ofId,
    refusals: [],
  },
} as const satisfies Contract
