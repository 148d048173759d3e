/** A friend opens the link of the mail that offers them a booking, and takes it over or declines (decision 031). */
import * as z from 'zod/mini'
import { customerRefusals } from '../customers/refusals.ts'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { day, line, moment, personName } from '../kit/text.ts'
import { handOverRefusals } from './hand-over-refusals.ts'

const { required, too_long } = inputRefusals
const { hand_over_changed, hand_over_over } = handOverRefusals

const token = z.string().check(z.maxLength(2000, too_long.code))

const dayAndHour = z.object({ day: answeredDay, time: z.nullable(z.string()) })

/** A booking as the friend sees it who is asked to take it over. */
const offered = z.object({
  shelf: z.object({ id: answeredId, name: z.string() }),
  shelfTypeName: z.string(),
  dateStart: answeredDay,
  dateEnd: answeredDay,
  /** The services that belong to it. */
  services: z.array(z.object({ name: z.string(), quantity: z.number() })),
  setUpFrom: dayAndHour,
  emptyBy: dayAndHour,
  /** Who hands it on, what they call the friend, and what they wrote. */
  from: z.string(),
  name: z.string(),
  note: z.string(),
  /** The address that was asked, masked: the link may have been passed on. */
  email: z.string(),
  until: moment,
  /** The last day on which who paid may still withdraw, which ends the booking; null when they no longer may. */
  withdrawableUntil: z.nullable(answeredDay),
})

export const visitorsHandOverCalls = {
  readHandOver: {
    method: 'GET',
    path: 'hand_over',
    audiences: ['anonymous'],
    summary: 'The booking that a mailed link offers, by whom and until when',
    query: z.object({ token }),
    answer: offered,
    refusals: [kitRefusals.link_invalid, hand_over_over],
  },
  acceptHandOver: {
    method: 'POST',
    path: 'hand_over/accept',
    audiences: ['anonymous'],
    summary: 'Take the booking over, as it was shown; may be repeated',
    body: z.object({
      token,
      name: personName,
      phone: line(40),
      termsAccepted: z.literal(true, required.code),
      /** What the friend has read: another shelf or other days are refused. */
      seen: z.object({ shelf: ulid, dateStart: day, dateEnd: day }),
      language: z.optional(z.enum(LANGUAGES)),
    }),
    status: 204,
    refusals: [
      kitRefusals.link_invalid,
      hand_over_over,
      hand_over_changed,
      customerRefusals.invalid_phone,
      customerRefusals.phone_country,
      kitRefusals.not_enabled,
    ],
  },
  declineHandOver: {
    method: 'POST',
    path: 'hand_over/decline',
    audiences: ['anonymous'],
    summary: 'Say no to the booking: the tenant keeps it and gets a mail',
    body: z.object({ token }),
    status: 204,
    refusals: [kitRefusals.link_invalid, hand_over_over],
  },
} as const satisfies Contract
