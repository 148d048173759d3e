/** A buyer ends a booking by themselves: a quote, then the confirmation. With a login, and without (decision 026). */
import * as z from 'zod/mini'
import { bookedPeriod } from '../bookings/request.ts'
import { WITHDRAWAL_KINDS } from '../bookings/withdrawal.ts'
import { withdrawalRefusals } from '../bookings/withdrawal-refusals.ts'
import { identityRefusals } from '../identity/refusals.ts'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { email, line, moment, money } from '../kit/text.ts'
import { withdrawalRequestRefusals } from './withdrawal-refusals.ts'

/** "18:00" in the market's time zone; null where the market has not said its hours. */
const dayAndHour = z.object({ day: answeredDay, time: z.nullable(z.string()) })

const kind = z.enum(WITHDRAWAL_KINDS)

/** What the buyer has in hand afterwards; the same is mailed. */
const receipt = z.object({
  at: moment,
  kind,
  amount: money,
  currency: z.string(),
  /** The last day on which the money is back. */
  backBy: answeredDay,
  emptyBy: z.nullable(dayAndHour),
  /** Where the acknowledgement went. */
  email: z.string(),
})

const quote = z.object({
  bookingRequest: answeredId,
  shelf: z.string(),
  shelfType: z.string(),
  bookingPeriod: bookedPeriod,
  dateStart: answeredDay,
  dateEnd: answeredDay,
  /** The number of the receipt, once it is issued. */
  receiptNumber: z.nullable(z.number()),
  /** Who bought it, and where the acknowledgement goes. */
  name: z.string(),
  email: z.string(),
  currency: z.string(),
  /** Null when the booking cannot be ended; `why` is the code of the refusal then. */
  kind: z.nullable(kind),
  why: z.nullable(z.string()),
  /** The extension that is to be withdrawn first. */
  extension: z.nullable(
    z.object({ id: answeredId, shelf: z.string(), dateStart: answeredDay, dateEnd: answeredDay }),
  ),
  /** The last day on which it can be ended in this way; else the last day of the right of withdrawal. */
  until: z.nullable(answeredDay),
  /** The first day has come. */
  hasBegun: z.boolean(),
  /** The buyer wished at the checkout that the rent begins while the right runs. */
  hasWish: z.boolean(),
  /** The buyer gave it to a friend, who loses the shelf with it. */
  isHandedOn: z.boolean(),
  /** `amount` is `paid` less all the others. */
  paid: money,
  used: z.nullable(
    z.object({ days: z.number(), of: z.number(), first: answeredDay, last: answeredDay, amount: money }),
  ),
  performed: money,
  /** The names of the services, whether they were performed or not. */
  services: z.array(z.string()),
  kept: z.nullable(z.object({ percent: z.number(), amount: money })),
  refunded: money,
  amount: money,
  /** The last four digits of the card, where the provider says them. */
  card: z.nullable(z.string()),
  backBy: answeredDay,
  emptyBy: z.nullable(dayAndHour),
  /** What was confirmed; null before. */
  done: z.nullable(receipt),
})

export type WithdrawalQuote = z.input<typeof quote>
export type WithdrawalReceipt = z.input<typeof receipt>
/** In minor units and Unix seconds. */
export type Quoted = z.output<typeof quote>
export type Receipt = z.output<typeof receipt>

export const withdrawalQuote = quote

const ofId = z.object({ id: ulid })

/** Who withdraws and from what: typed as in the confirmation mail, or by the link in it. */
const statement = {
  name: z.optional(line(120)),
  /** The number of the receipt or of the payment. */
  reference: z.optional(line(60)),
  email: z.optional(email),
  linkToken: z.optional(z.string().check(z.maxLength(2000))),
}

const { amount_changed, withdrawal_no_match } = withdrawalRequestRefusals
const refusedQuotes = [identityRefusals.too_many_attempts, kitRefusals.link_invalid, withdrawal_no_match]
const refusedEnds = [...Object.values(withdrawalRefusals), amount_changed]

export const withdrawalCalls = {
  readWithdrawal: {
    method: 'GET',
    path: 'booking_requests/{id}/withdrawal',
    audiences: ['customer'],
    summary: 'What I get back if I withdraw from one of my bookings now, or why I cannot',
    params: ofId,
    answer: quote,
    refusals: [withdrawalRefusals.withdrawal_of_payer],
  },
  withdraw: {
    method: 'POST',
    path: 'booking_requests/{id}/withdrawal',
    audiences: ['customer'],
    summary:
      'Withdraw from one of my bookings, or cancel it, for the amount that was quoted; may be repeated',
    params: ofId,
    repeatable: true,
    body: z.object({ amount: money }),
    answer: receipt,
    refusals: refusedEnds,
  },
  quoteWithdrawal: {
    method: 'POST',
    path: 'withdrawal/quote',
    audiences: ['anonymous'],
    summary:
      'Without a login: what a buyer gets back of each booking of a payment, by name, receipt number and address, or by the link in the confirmation mail',
    body: z.object(statement),
    answer: z.object({
      /** The number of the receipt, else of the payment. */
      reference: z.string(),
      name: z.string(),
      email: z.string(),
      bookings: z.array(quote),
    }),
    refusals: refusedQuotes,
  },
  confirmWithdrawal: {
    method: 'POST',
    path: 'withdrawal/confirm',
    audiences: ['anonymous'],
    summary: 'Without a login: withdraw from a booking, or cancel it, for the amount that was quoted',
    repeatable: true,
    body: z.object({ ...statement, bookingRequest: ulid, amount: money }),
    answer: receipt,
    refusals: [...refusedQuotes, ...refusedEnds],
  },
} as const satisfies Contract
