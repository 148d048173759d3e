/**
 * The state that goes to Instagram and comes back: who began to connect, and until when. Without it, a stranger could
 * hand staff a link that makes their market show the stranger's posts. It is sealed instead of signed, because whoever
 * signs links can log in as anybody.
 */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { type Seconds, seconds } from '#shared/kit/units.ts'
import { nowSeconds } from '../kit/clock.ts'
import { seal, unseal } from '../kit/secrets.ts'

const VALID_SECONDS: Seconds = 15 * 60

const shape = z.object({ who: z.string(), until: seconds })

/** A market's credentials have its id alone as their context, so no state is ever taken for one. */
const contextOf = (market: string): string => `${market} instagram state`

/** A state for this member of staff, good for 15 minutes. */
export const newState = (market: string, who: string): Promise<string> =>
  seal(JSON.stringify({ who, until: nowSeconds() + VALID_SECONDS }), contextOf(market))

/** Refuses `link_invalid` for a state of another market or member of staff, an old one, and one that is not ours. */
export const checkState = async (market: string, who: string, state: string): Promise<void> => {
  const text = await unseal(state, contextOf(market)).catch(() => {
    throw refuse(kitRefusals.link_invalid)
  })
  const said = shape.parse(JSON.parse(text))
  if (said.who !== who || said.until < nowSeconds()) throw refuse(kitRefusals.link_invalid)
}
