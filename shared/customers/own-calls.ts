import * as z from 'zod/mini'
import { answeredEmail } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { COUNTRY_CODES } from '../kit/country-codes.ts'
import { moment } from '../kit/text.ts'

/** A tenant's account, as its owner sees it. */
export const ownAccount = z.object({
  userNumber: z.string(),
  /** The customer number, as in the session. */
  username: z.string(),
  name: z.string(),
  email: answeredEmail,
  /** An address that takes the place of `email` when its owner confirms it. */
  newEmail: z.nullable(answeredEmail),
  phone: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** Null for a customer who booked as a guest, whom nobody has asked. */
  country: z.nullable(z.enum(COUNTRY_CODES)),
  verified: z.boolean(),
  language: z.string(),
  /** The customer wants no mails before a booking begins and ends. */
  remindersOff: z.boolean(),
  /** Where the shop pays what was sold. */
  bankRegNumber: z.string(),
  sortCode: z.string(),
  bankAccount: z.string(),
  iban: z.string(),
  /** When the tenant changed the account, which nobody has confirmed: nothing is paid out to it. Null: it is confirmed. */
  accountUnconfirmedSince: z.nullable(moment),
  /** Sees sales figures (D61). */
  isActive: z.boolean(),
  version: z.number(),
})

/** The tenant's own account. */
export const ownCalls = {
  readOwn: {
    method: 'GET',
    path: 'customer',
    audiences: ['customer'],
    summary: "The caller's own account",
    answer: ownAccount,
    refusals: [],
  },
} as const satisfies Contract
