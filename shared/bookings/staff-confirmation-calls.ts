import * as z from 'zod/mini'
import { answeredEmail } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { bookingRefusals } from './refusals.ts'

const { no_mail_address, not_booked } = bookingRefusals

/** What staff send of a booking that they made at the till. */
export const confirmationCalls = {
  sendConfirmation: {
    method: 'POST',
    path: 'shelf_bookings/{id}/send_confirmation',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Mail the customer what is booked, with a calendar file: one mail for each call',
    params: z.object({ id: ulid }),
    repeatable: true,
    makesStale: ['audit'],
    /** Where it goes. */
    answer: z.object({ email: answeredEmail }),
    refusals: [no_mail_address, not_booked, kitRefusals.too_many_mails],
  },
} as const satisfies Contract
