/** Links in our mails: signed by us, for one purpose, until a moment. Identity makes sure that each works once. */

import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import type { Seconds } from '#shared/kit/units.ts'
import { nowSeconds } from './clock.ts'
import { sign, verified } from './secrets.ts'

const link = z.object({
  purpose: z.enum(['confirm-email', 'reset-password']),
  market: z.string(),
  username: z.string(),
  email: z.string(),
  /** How many passwords were chosen for the account when the link was sent. */
  chosen: z.number(),
  /** Unix seconds. */
  until: z.number(),
})

export type Link = z.infer<typeof link>

/** Makes the token of a link that is valid for some seconds. */
export const linkToken = (about: Omit<Link, 'until'>, seconds: Seconds): Promise<string> =>
  sign(JSON.stringify({ ...about, until: nowSeconds() + seconds }))

/** Reads a token. Refuses `link_invalid` when it is not ours, for another purpose, or too old. */
export const readLink = async (token: string, purpose: Link['purpose']): Promise<Link> => {
  const text = await verified(token)
  const said = text === undefined ? undefined : link.safeParse(JSON.parse(text))
  if (!said?.success || said.data.purpose !== purpose || said.data.until < nowSeconds()) {
    throw refuse(kitRefusals.link_invalid)
  }
  return said.data
}
