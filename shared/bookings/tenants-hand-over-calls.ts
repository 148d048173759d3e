/** A tenant hands a booking on to a friend (decision 031). */
import * as z from 'zod/mini'
import { identityRefusals } from '../identity/refusals.ts'
import { answeredEmail } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { hasLink } from '../kit/has-link.ts'
import { ulid } from '../kit/id.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { email, moment, personName } from '../kit/text.ts'
import { MOST_NOTE } from './hand-over.ts'
import { handOverRefusals } from './hand-over-refusals.ts'
import { bookingRefusals } from './refusals.ts'

const { invalid, too_long } = inputRefusals

/** Lines of plain text; no other control characters. */
const note = z.string().check(
  z.trim(),
  z.maxLength(MOST_NOTE, too_long.code),
  z.refine(text => !/[^\P{Cc}\n\r]/u.test(text), invalid.code),
  // It is mailed to whatever address the tenant types.
  z.refine(text => !hasLink(text), handOverRefusals.hand_over_link.code),
)

const { hand_over_changed, hand_over_over, ...offering } = handOverRefusals

export const tenantsHandOverCalls = {
  offerHandOver: {
    method: 'POST',
    path: 'booking_requests/{id}/hand_over',
    audiences: ['customer'],
    summary: 'Offer one of my bookings to a friend, who gets a mail with a link',
    params: z.object({ id: ulid }),
    body: z.object({
      name: personName,
      email,
      note: z._default(note, ''),
    }),
    answer: z.object({ name: z.string(), email: answeredEmail, until: moment }),
    status: 201,
    refusals: [
      ...Object.values(offering),
      bookingRefusals.extension_under_way,
      kitRefusals.not_enabled,
      identityRefusals.too_many_attempts,
    ],
  },
  takeHandOverBack: {
    method: 'DELETE',
    path: 'booking_requests/{id}/hand_over',
    audiences: ['customer'],
    summary: 'Take the offer back; without one the answer is the same',
    params: z.object({ id: ulid }),
    status: 204,
    refusals: [],
  },
} as const satisfies Contract
