/** Waiting for a shelf, and what became of it. Apart from the other calls: only the pages of the waitlist load it. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { cartToken, ulid } from '../kit/id.ts'
import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { day, email, moment, personName } from '../kit/text.ts'
import { marketRefusals } from '../markets/refusals.ts'
import { shelfRefusals } from '../shelves/refusals.ts'
import { bookingRefusals } from './refusals.ts'
import { buyersRequest, visitorsCalls } from './visitors-calls.ts'
import { MOST_DAYS_LATER } from './waitlist.ts'

const { invalid, too_long } = inputRefusals

const linkToken = z.string().check(z.maxLength(2000, too_long.code))

const ofLink = z.object({ token: linkToken })

export const waitlistCalls = {
  joinWaitlist: {
    method: 'POST',
    path: 'waitlist',
    audiences: ['anonymous', 'customer'],
    summary:
      'Wait for a shelf of a type and period; who waits for the type already waits for this instead, and gets the same answer. A customer needs no name',
    requiredOf: { anonymous: ['name', 'email'] },
    body: z.object({
      shelfPeriodPrice: ulid,
      dateStart: day,
      /** How many days later would do as well. */
      daysLater: z._default(
        z.int(invalid.code).check(z.minimum(0, invalid.code), z.maximum(MOST_DAYS_LATER, invalid.code)),
        0,
      ),
      name: z.optional(personName),
      email: z.optional(email),
      /** Of the mails; without it the market's. */
      language: z.optional(z.enum(LANGUAGES)),
    }),
    answer: z.object({ dateStart: answeredDay, lastStart: answeredDay }),
    status: 201,
    refusals: [
      kitRefusals.not_enabled,
      marketRefusals.online_booking_off,
      bookingRefusals.shelf_in_a_cart,
      bookingRefusals.shelf_is_free,
      bookingRefusals.waitlist_full,
      shelfRefusals.date_out_of_range,
    ],
  },
  leaveWaitlist: {
    method: 'POST',
    path: 'waitlist/leave',
    audiences: ['anonymous', 'customer'],
    summary: 'Leave the line by the link in a mail; who is not in it any more gets the same answer',
    body: ofLink,
    status: 204,
    refusals: [kitRefusals.link_invalid],
  },
  readOffer: {
    method: 'GET',
    path: 'waitlist/offer',
    audiences: ['anonymous', 'customer'],
    summary: 'The shelf that a mailed link offers, and until when it is held',
    query: ofLink,
    answer: z.object({ bookingRequest: buyersRequest, until: moment }),
    refusals: [kitRefusals.link_invalid, bookingRefusals.waitlist_offer_over],
  },
  takeOffer: {
    method: 'POST',
    path: 'waitlist/offer/take',
    audiences: ['anonymous', 'customer'],
    summary: 'Take the offered shelf: it becomes a reservation of 900 seconds in the cart',
    repeatable: true,
    body: z.object({ token: linkToken, cartToken: z.optional(cartToken) }),
    answer: visitorsCalls.reserve.answer,
    status: 201,
    refusals: [
      kitRefusals.link_invalid,
      kitRefusals.not_enabled,
      marketRefusals.online_booking_off,
      bookingRefusals.cart_full,
      bookingRefusals.too_many_holds,
      bookingRefusals.waitlist_offer_over,
    ],
  },
  declineOffer: {
    method: 'POST',
    path: 'waitlist/offer/decline',
    audiences: ['anonymous', 'customer'],
    summary: 'Decline the offered shelf and leave the line: the next one gets it at once',
    body: ofLink,
    status: 204,
    refusals: [kitRefusals.link_invalid, bookingRefusals.waitlist_offer_over],
  },
} as const satisfies Contract
