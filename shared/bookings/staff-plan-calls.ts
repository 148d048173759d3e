/** Staff's booking plan: the bars of the calendar. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { day, unixSeconds } from '../kit/text.ts'
import { shelfRefusals } from '../shelves/refusals.ts'
import { requestStatus } from './request.ts'

const { date_out_of_range } = shelfRefusals

/** A bar of the calendar. */
const planRow = z.object({
  id: answeredId,
  /** The id of its shelf. */
  shelf: answeredId,
  dateStart: answeredDay,
  dateEnd: answeredDay,
  status: z.number(),
  requestStatus,
  /** When a hold ends; 0 when only a decision ends it. */
  until: unixSeconds,
  customer: z.nullable(z.string()),
  /** Of the customer; of a booking without one what staff wrote. */
  name: z.string(),
  isBookingForMarket: z.boolean(),
  /** A payment request lapsed without money. */
  hasLapsed: z.boolean(),
})

export type PlanRowAnswer = z.input<typeof planRow>

export const planCalls = {
  readPlan: {
    method: 'GET',
    path: 'booking_plan',
    audiences: ['admin'],
    right: 'look',
    summary: 'What takes the shelves of a type between two days, at most 400 apart: one query',
    query: z.object({ shelfType: ulid, dateStart: day, dateEnd: day }),
    answer: z.object({ results: z.array(planRow) }),
    refusals: [date_out_of_range],
  },
} as const satisfies Contract
