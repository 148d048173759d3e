/** The waitlist as staff see it. Only its screen loads these calls. */
import * as z from 'zod/mini'
import { answeredDay, answeredEmail } from '../kit/answered.ts'
import type { Answer, Contract } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { moment, money } from '../kit/text.ts'

const named = z.object({ id: answeredId, name: z.string() })

const place = z.object({
  id: z.string(),
  shelfType: named,
  bookingPeriod: z.object({ days: z.number(), weeks: z.number(), months: z.number() }),
  /** The place in the line of its type, from 1. */
  nth: z.number(),
  dateStart: answeredDay,
  lastStart: answeredDay,
  name: z.string(),
  email: answeredEmail,
  customer: z.nullable(z.string()),
  joinedAt: moment,
  /** What the booking would cost. */
  price: money,
  /** The shelf that is held for them now. */
  offer: z.nullable(
    z.object({ bookingRequest: answeredId, shelf: z.string(), dateStart: answeredDay, until: moment }),
  ),
})

const ended = z.object({ count: z.number(), turnover: money })

const month = z.object({
  /** `2026-12`: of the wanted first day. */
  month: z.string(),
  shelfType: named,
  /** Booked after all; had an offer and did not book; found no shelf. */
  taken: ended,
  letGo: ended,
  missed: ended,
})

export const waitlistStaffCalls = {
  readWaitlist: {
    method: 'GET',
    path: 'waitlist',
    audiences: ['admin'],
    right: 'look',
    summary: 'Who waits for a shelf, in the order of the line, and the turnover missed by month and type',
    query: z.object({ shelfType: z.optional(ulid) }),
    answer: z.object({
      isOn: z.boolean(),
      hours: z.number(),
      types: z.array(named),
      places: z.array(place),
      months: z.array(month),
    }),
    refusals: [],
  },
  removeFromWaitlist: {
    method: 'DELETE',
    path: 'waitlist/{shelfType}/{id}',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Take somebody off the line; a shelf that is held for them goes to the next one',
    params: z.object({
      shelfType: ulid,
      id: z.string().check(z.regex(/^[0-9a-f]{32}$/, inputRefusals.invalid.code)),
    }),
    status: 204,
    refusals: [],
  },
} as const satisfies Contract

/** As the screen receives it. */
export type Waitlist = Answer<typeof waitlistStaffCalls.readWaitlist>
