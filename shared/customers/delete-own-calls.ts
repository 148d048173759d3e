import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { money } from '../kit/text.ts'

const { required, too_long } = inputRefusals

/** A tenant deletes the own account (D36). Apart, because only the settings load it. */
export const deleteOwnCalls = {
  readDeletion: {
    method: 'GET',
    path: 'customer/deletion',
    audiences: ['customer'],
    summary: 'What keeps the caller from deleting the account, and how long the shop keeps its books',
    answer: z.object({
      /** Bookings that run or are to come, at most 20 of them. */
      bookings: z.array(z.object({ id: z.string(), dateEnd: answeredDay })),
      count: z.number(),
      /** How many goods are for sale in the shop. */
      goods: z.number(),
      /** The share of sales that is not settled; below zero the tenant owes it. */
      unsettled: money,
      /** What the shop owes the tenant; below zero the tenant owes it. */
      balance: money,
      /** The last day on which the books of today are kept. */
      booksUntil: answeredDay,
    }),
    refusals: [],
  },
  removeOwn: {
    method: 'POST',
    path: 'customer/delete',
    audiences: ['customer'],
    summary: "Delete the caller's account, with a proof of `account/prove/`",
    body: z.object({
      proof: z.string().check(z.minLength(1, required.code), z.maxLength(2000, too_long.code)),
    }),
    refusals: [kitRefusals.address_is_new, kitRefusals.in_use, kitRefusals.link_invalid],
  },
} as const satisfies Contract
