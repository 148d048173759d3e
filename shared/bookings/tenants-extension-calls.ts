/** What a tenant chooses from who extends a booking. Apart from the other calls: only its page loads it. */
import * as z from 'zod/mini'
import { answeredDay, answeredEmail } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { money } from '../kit/text.ts'
import { marketRefusals } from '../markets/refusals.ts'
import { bookingRefusals } from './refusals.ts'
import { bookedPeriod } from './request.ts'

const shelf = z.object({ id: answeredId, name: z.string() })

const choice = z.object({
  shelfPeriodPrice: answeredId,
  bookingPeriod: bookedPeriod,
  price: money,
  /** Null without a discount that runs. */
  discountPercent: z.nullable(z.number()),
  discountedPrice: money,
  dateEnd: answeredDay,
  /** The closing days that lengthen it. */
  eligibleClosingDays: z.array(answeredDay),
  /** The tenant's own shelf when it is free; null when no shelf of the type is. */
  shelf: z.nullable(shelf),
  shelfChanged: z.boolean(),
  /** From when the own shelf is taken; `isHeld`: somebody has not paid for it yet. */
  ownTaken: z.nullable(z.object({ from: answeredDay, isHeld: z.boolean() })),
})

const answer = z.object({
  /** The booking to extend. */
  bookingRequest: answeredId,
  shelf,
  shelfType: shelf,
  dateEnd: answeredDay,
  /** The first day of the extension. */
  dateStart: answeredDay,
  /** The last day on which it can be extended. */
  until: answeredDay,
  /** Where the receipt goes: the first letter of the address, and its domain. */
  customerEmail: z.nullable(answeredEmail),
  /** Services can be added. */
  hasServices: z.boolean(),
  choices: z.array(choice),
})

/**
 * `already_extended` comes with `extendedUntil` and `shelf`, and with `movesFrom` and `movesOn` when that is another
 * shelf; `extension_too_late` with `until`, and `extension_under_way` with `bookingRequest`, `status` and `heldUntil`.
 */
const refusals = [
  bookingRefusals.already_extended,
  bookingRefusals.extension_not_allowed,
  bookingRefusals.extension_not_sold,
  bookingRefusals.extension_too_late,
  bookingRefusals.extension_under_way,
  bookingRefusals.not_paid,
  kitRefusals.not_enabled,
  marketRefusals.online_booking_off,
]

export const extensionCalls = {
  ownExtensionChoices: {
    method: 'GET',
    path: 'booking_requests/{id}/extension_choices',
    audiences: ['customer'],
    summary: 'For how long I can extend one of my bookings, at what price and on which shelf',
    params: z.object({ id: ulid }),
    answer,
    refusals,
  },
  extensionChoicesByLink: {
    method: 'GET',
    path: 'booking_request/extension_choices',
    audiences: ['anonymous'],
    summary: 'The same for the reader of a link in a mail, without a login',
    query: z.object({ token: z.string().check(z.maxLength(2000, inputRefusals.too_long.code)) }),
    answer,
    refusals: [...refusals, kitRefusals.link_invalid],
  },
} as const satisfies Contract
