import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { answeredId } from '../kit/id.ts'
import { MISSING } from '../markets/missing.ts'
import { SET_UP_POINTS } from './set-up.ts'

/** How far a new market is, for its first evening. Apart from the visitors' calls, so that no visitor loads it. */
export const setUpCalls = {
  readSetUp: {
    method: 'GET',
    path: 'set_up',
    audiences: ['admin'],
    right: 'look',
    summary: 'What a market still has to set up before its first booking, and what of it is there',
    answer: z.object({
      /** In the order in which most shops go. A market without online booking lacks the last three, one without VAT in its country those of its id and of new goods. */
      points: z.array(z.object({ point: z.enum(SET_UP_POINTS), isDone: z.boolean() })),
      address: z.object({ address: z.string(), postalCode: z.string(), city: z.string(), phone: z.string() }),
      vatId: z.string(),
      openingHours: z.array(
        z.object({
          weekdayCode: z.number(),
          fromHour: z.nullable(z.string()),
          toHour: z.nullable(z.string()),
        }),
      ),
      /** The shelf types by name, with how many shelves and prices each has. */
      shelfTypes: z.array(
        z.object({
          id: answeredId,
          name: z.string(),
          isActive: z.boolean(),
          shelves: z.number(),
          prices: z.number(),
        }),
      ),
      shelves: z.number(),
      terms: z.object({ isWritten: z.boolean(), isShown: z.boolean() }),
      /** What sales of goods begin with: the commission of new tenants and the VAT of new goods in per cent, and the till. */
      sales: z.object({
        defaultFee: z.number(),
        vatPercentNew: z.number(),
        till: z.enum(['zettle', 'flexpos', '']),
      }),
      /** What stands between visitors and a booking (D31). */
      missing: z.array(z.enum(MISSING)),
    }),
    refusals: [],
  },
} as const satisfies Contract
