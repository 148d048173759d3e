/**
 * Links in our mails: signed by us, valid until a moment. What they are about, and that each works once, is their
 * domain's.
 */

import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { type Seconds, seconds } from '#shared/kit/units.ts'
import { nowSeconds } from './clock.ts'
import { sign, verified } from './secrets.ts'

const validity = z.object({ until: seconds })

/** Makes the token of a link that is valid for some seconds. */
export const linkToken = (about: object, valid: Seconds): Promise<string> =>
  sign(JSON.stringify({ ...about, until: nowSeconds() + valid }))

/** What a token is about. Refuses `link_invalid` when it is not ours, about something else, or too old. */
export const readLink = async <S extends z.ZodMiniType>(token: string, shape: S): Promise<z.output<S>> => {
  const text = await verified(token)
  const said: unknown = text === undefined ? undefined : JSON.parse(text)
  const about = shape.safeParse(said)
  const { data } = validity.safeParse(said)
  if (!about.success || !data || data.until < nowSeconds()) throw refuse(kitRefusals.link_invalid)
  return about.data
}

/** The same of a link that works at one market alone. Refuses `link_invalid` at another. */
export const readLinkOf = async <S extends z.ZodMiniType<{ market: string }>>(
  market: string,
  token: string,
  shape: S,
): Promise<z.output<S>> => {
  const about = await readLink(token, shape)
  if (about.market !== market) throw refuse(kitRefusals.link_invalid)
  return about
}
