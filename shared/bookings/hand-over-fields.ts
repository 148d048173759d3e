/** What a booking keeps about being handed on (decision 031). */
import * as z from 'zod/mini'
import { answeredEmail } from '../kit/answered.ts'
import { LANGUAGES } from '../kit/language.ts'
import { moment } from '../kit/text.ts'
import { seconds } from '../kit/units.ts'

export const handOverFields = {
  /** The offer to a friend that is out, or whose end nobody has noted yet. */
  handOver: z.optional(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      /** What the tenant wrote to the friend. */
      note: z.string(),
      language: z.enum(LANGUAGES),
      offeredTs: seconds,
      until: seconds,
    }),
  ),
  /** The offer that was accepted last, and when: also of a booking that has come back to who paid. */
  accepted: z.optional(z.object({ ts: seconds, offer: z.string() })),
  /** Another customer has it than who paid: since when, who paid, the offer that was accepted last and with which terms. */
  handedOn: z.optional(
    z.object({ ts: seconds, payer: z.string(), offer: z.string(), termsVersion: z.number() }),
  ),
}

/** An open offer, as tenant and staff see it: to whom, and until when they can accept. */
export const openOffer = z.object({ name: z.string(), email: answeredEmail, until: moment })
