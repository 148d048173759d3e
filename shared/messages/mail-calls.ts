import * as z from 'zod/mini'
import { boardTick } from '../bookings/staff-day-board-calls.ts'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { moment } from '../kit/text.ts'
import { MAIL_FAILURES } from './mail-failure.ts'

/** A mail that Reol sent. `failure`: it did not arrive, as far as is known. */
const sentMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: moment,
  failure: z.nullable(z.object({ at: moment, reason: z.enum(MAIL_FAILURES) })),
})

const undelivered = z.extend(sentMail, {
  /** The day on which it failed, and who has dealt with it: a tick of the day board, of the kind `mail`. */
  on: answeredDay,
  tick: z.nullable(boardTick),
  /** What the mail was about: a booking request by its id, a customer by their number. */
  bookingRequest: z.nullable(z.string()),
  customer: z.nullable(z.string()),
})

/** As a caller receives it. */
export type SentMail = z.input<typeof sentMail>
/** As a caller receives it. */
export type UndeliveredMail = z.input<typeof undelivered>

/** What staff see of the mails that went out. */
export const mailCalls = {
  listMailsAbout: {
    method: 'GET',
    path: 'sent_mails',
    audiences: ['admin'],
    right: 'look',
    summary: 'The mails that went out about a booking request, oldest first',
    query: z.object({ bookingRequest: ulid }),
    answer: z.object({ results: z.array(sentMail) }),
    refusals: [],
  },
  listUndelivered: {
    method: 'GET',
    path: 'undelivered_mails',
    audiences: ['admin'],
    right: 'look',
    summary:
      'The mails of the last week that did not arrive, the newest first, fifty at most; none that was dealt with before today',
    answer: z.object({ results: z.array(undelivered) }),
    refusals: [],
  },
} as const satisfies Contract
