import * as z from 'zod/mini'
import { REMINDERS } from '#shared/bookings/reminders.ts'
import { LANGUAGES } from '#shared/kit/language.ts'

/** A shelf is held until a moment, in Unix seconds. */
export const bookingReserved = {
  name: 'booking-reserved',
  version: 1,
  payload: z.object({ bookingRequest: z.string(), expiresOn: z.number() }),
} as const

/** The buyer has paid and has the shelves; also when a late payment found a shelf again. */
export const bookingsPaid = {
  name: 'bookings-paid',
  version: 1,
  payload: z.object({
    txId: z.string(),
    bookingRequests: z.array(z.string()),
    userNumber: z.string(),
    language: z.enum(LANGUAGES),
  }),
} as const

/** A hold has ended, or nearly: release its shelf unless it was paid. */
export const holdDue = {
  name: 'hold-due',
  version: 1,
  work: 'bookings',
  payload: z.object({ bookingRequest: z.string() }),
} as const

/** Staff ask for the money of a booking, or send the link once more. */
export const paymentAsked = {
  name: 'payment-asked',
  version: 1,
  payload: z.object({ bookingRequest: z.string() }),
} as const

/** The time of a payment request is over, or nearly. */
export const paymentRequestDue = {
  name: 'payment-request-due',
  version: 1,
  work: 'bookings',
  payload: z.object({ bookingRequest: z.string() }),
} as const

/** A running booking got days more, because the market closes on days of it that were open when it was booked. */
export const bookingLengthened = {
  name: 'booking-lengthened',
  version: 1,
  payload: z.object({ bookingRequest: z.string(), closingDays: z.array(z.string()), dateEnd: z.string() }),
} as const

/** Staff moved bookings to other shelves or days at once. From a moment, in Unix seconds, their customers are told. */
export const bookingMoved = {
  name: 'booking-moved',
  version: 1,
  payload: z.object({ bookingRequests: z.array(z.string()), tellAt: z.number() }),
} as const

/** The customer of a booking is to hear where it is now, or nearly: unless staff have undone the move. */
export const bookingMoveDue = {
  name: 'booking-move-due',
  version: 1,
  work: 'bookings',
  payload: z.object({ bookingRequest: z.string() }),
} as const

/** A move of staff stands: the customer believes the booking to be at `was`, and it is where it is now. */
export const bookingMoveStands = {
  name: 'booking-move-stands',
  version: 1,
  payload: z.object({
    bookingRequest: z.string(),
    was: z.object({ shelf: z.string(), dateStart: z.string(), dateEnd: z.string() }),
  }),
} as const

/** A tenant asks staff to move a booking. */
export const moveWished = {
  name: 'move-wished',
  version: 1,
  payload: z.object({ bookingRequest: z.string() }),
} as const

/** Staff leave a booking where it is. The wish is gone from it, so the message says what it was. */
export const moveDeclined = {
  name: 'move-declined',
  version: 1,
  payload: z.object({
    bookingRequest: z.string(),
    customer: z.string(),
    /** Null: any shelf of the type. */
    shelf: z.nullable(z.string()),
    dateStart: z.string(),
    dateEnd: z.string(),
    words: z.string(),
  }),
} as const

/** Staff want the customer of a booking to have it in writing: a mail for each time. */
export const bookingConfirmationWanted = {
  name: 'booking-confirmation-wanted',
  version: 1,
  payload: z.object({ bookingRequest: z.string(), email: z.string() }),
} as const

/** The morning of a market has come: ask for the reminders of the day. */
export const remindersDue = {
  name: 'reminders-due',
  version: 1,
  work: 'bookings',
  payload: z.object({}),
} as const

/** A customer is to be reminded of a booking on a day: of its first day, or of that on which the shelf must be empty. */
export const reminderWanted = {
  name: 'reminder-wanted',
  version: 1,
  payload: z.object({
    bookingRequest: z.string(),
    reminder: z.enum(REMINDERS),
    on: z.string(),
    /** A mail that goes only on a later day would be wrong. */
    day: z.string(),
  }),
} as const

/** Somebody waits for a shelf: a mail says so, with a link to leave the line. */
export const waitlistJoined = {
  name: 'waitlist-joined',
  version: 1,
  payload: z.object({
    shelfType: z.string(),
    place: z.string(),
    /** They asked again. What they wait for now may differ, or be what it was. */
    isAgain: z.optional(z.boolean()),
  }),
} as const

/** The market holds a free shelf for the first person in line. */
export const waitlistOffered = {
  name: 'waitlist-offered',
  version: 1,
  payload: z.object({ shelfType: z.string(), place: z.string(), bookingRequest: z.string() }),
} as const

/** An offer ended without an answer. Its place in the line is gone, so the message names the person. */
export const waitlistLapsed = {
  name: 'waitlist-lapsed',
  version: 1,
  payload: z.object({
    dateStart: z.string(),
    name: z.string(),
    email: z.string(),
    language: z.enum(LANGUAGES),
  }),
} as const

/**
 * Runs a round of a shelf type's waitlist: an offer ends, or a shelf may be free. The name is older than the word waitlist;
 * messages and items under way carry it.
 */
export const waitingLineDue = {
  name: 'waiting-line-due',
  version: 1,
  work: 'bookings',
  payload: z.object({ shelfType: z.string() }),
} as const

/** A tenant offers a booking to a friend: a mail with a link goes to them, and a timer ends the offer. */
export const handOverOffered = {
  name: 'hand-over-offered',
  version: 1,
  payload: z.object({ bookingRequest: z.string(), offer: z.string() }),
} as const

/** The time of an offer to hand a booking on is over. */
export const handOverDue = {
  name: 'hand-over-due',
  version: 1,
  work: 'bookings',
  payload: z.object({ bookingRequest: z.string() }),
} as const

/** An offer ended without a new tenant. The booking names the friend no more, so the message does. */
export const handOverEnded = {
  name: 'hand-over-ended',
  version: 1,
  payload: z.object({
    bookingRequest: z.string(),
    how: z.enum(['declined', 'lapsed']),
    name: z.string(),
  }),
} as const

/** A friend accepted a booking: `to` has it from now on, `name` is how the former tenant called them. */
export const bookingHandedOn = {
  name: 'booking-handed-on',
  version: 1,
  payload: z.object({
    bookingRequest: z.string(),
    from: z.string(),
    to: z.string(),
    name: z.string(),
  }),
} as const
