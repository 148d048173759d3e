import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { answeredId } from '../kit/id.ts'
import { days } from '../markets/settings-fields.ts'

/** A running booking that closing dates touch. */
const touched = z.object({
  id: answeredId,
  shelf: z.object({ id: answeredId, name: z.string() }),
  customer: z.nullable(z.string()),
  name: z.string(),
  dateStart: answeredDay,
  dateEnd: answeredDay,
  /** Its last day with the days that it gets, or should get. */
  newDateEnd: answeredDay,
  closingDays: z.array(answeredDay),
})

export type TouchedBooking = z.output<typeof touched>

/** What staff ask about bookings. Apart from the visitors' calls, so that no visitor loads them. */
export const closingCalls = {
  closingDaysEffect: {
    method: 'POST',
    path: 'closing_days_effect',
    audiences: ['admin'],
    right: 'look',
    summary:
      'What these special closing dates would do to running bookings; with the saved ones it lists those that could not be lengthened',
    body: z.object({ closingDays: days }),
    answer: z.object({
      /** They get a day more for each closing date. */
      lengthened: z.array(touched),
      /** Their shelf is not free afterwards: staff agree on something with the customer. */
      stuck: z.array(touched),
      /** They begin on a closing date. */
      startsClosed: z.array(touched),
    }),
    refusals: [],
  },
} as const satisfies Contract
