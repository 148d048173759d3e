import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { STAFF_ROLES } from '../kit/rights.ts'

/** What the staff's menu asks for again and again. Apart from their other calls, so that the menu loads only this. */
export const badgesCalls = {
  readBadges: {
    method: 'GET',
    path: 'badges',
    audiences: ['admin'],
    right: 'look',
    summary:
      'How much waits for staff: paid booking requests, unseen messages, products that the till does not take, lines of receipts that fit nothing, and whether something holds the till up',
    answer: z.object({
      pendingBookingRequests: z.number(),
      unseenMessagesNumber: z.number(),
      notInTill: z.number(),
      openClearing: z.number(),
      tillHeldUp: z.boolean(),
      /** The market keeps balances of its tenants, so that the menu shows them. */
      accountBalanceFeature: z.boolean(),
      /** The market settles with its tenants, so that the menu shows it. Left out by a server of before: it does. */
      paymentsFeature: z.boolean(),
      /** The market holds campaigns, so that the menu shows them. Left out by a server of before: it does not. */
      campaignsFeature: z.optional(z.boolean()),
      /** The role of the caller. */
      role: z.enum(STAFF_ROLES),
    }),
    refusals: [],
  },
} as const satisfies Contract
