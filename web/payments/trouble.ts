/** Why the last try to pay did not succeed. Kept in this tab until the next try. */
import * as z from 'zod/mini'
import { stored } from '../kit/stored.ts'

const anyTrouble = z.object({
  marketId: z.string(),
  /** How the payment ended, or `refused` when the server did not open it. */
  what: z.enum(['cancelled', 'failed', 'unloaded', 'refused']),
  /** The server's reason. */
  code: z.optional(z.string()),
  /** Tells one try from the next, which may have the same trouble. */
  at: z.number(),
})

export type Trouble = z.infer<typeof anyTrouble>

export const trouble = stored(
  'paymentTrouble',
  found => anyTrouble.safeParse(found).data,
  () => sessionStorage,
)

export const noteTrouble = (marketId: string, what: Trouble['what'], code?: string): void =>
  trouble.write({ marketId, what, at: Date.now(), ...(code ? { code } : {}) })
