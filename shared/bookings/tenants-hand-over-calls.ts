/** Handing a booking on to a friend. Apart from the other calls: only its pages load it. */
import * as z from 'zod/mini'
import { customerRefusals } from '../customers/refusals.ts'
import { identityRefusals } from '../identity/refusals.ts'
import type { Contract } from '../kit/contract.ts'
import { hasLink } from '../kit/has-link.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { answeredDay, answeredEmail, day, email, line, moment, personName } from '../kit/text.ts'
import { MOST_NOTE } from './hand-over.ts'
import { handOverRefusals } from './hand-over-refusals.ts'
import { bookingRefusals } from './refusals.ts'

const { invalid, required, too_long } = inputRefusals

const token = z.string().check(z.maxLength(2000, too_long.code))

/** Lines of plain text; no other control characters. */
const note = z.string().check(
  z.trim(),
  z.maxLength(MOST_NOTE, too_long.code),
  z.refine(text => !/[^\P{Cc}\n\r]/u.test(text), invalid.code),
  // It is mailed to whatever address the tenant types.
  z.refine(text => !hasLink(text), handOverRefusals.hand_over_link.code),
)

const dayAndHour = z.object({ day: answeredDay, time: z.nullable(z.string()) })

const { hand_over_changed, hand_over_over, ...offering } = handOverRefusals

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

export const handOverCalls = {
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
