import * as z from 'zod/mini'
import { customerRefusals } from '../customers/refusals.ts'
import type { Contract } from '../kit/contract.ts'
import { marketId } from '../kit/id.ts'
import { lines } from '../kit/lines.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { email, line, phoneCountry } from '../kit/text.ts'
import { messageRefusals } from './refusals.ts'

const { no_letters, required } = inputRefusals

/** Letters and spaces only (specification 5); the marks inside a name are letters of it: O’Neil, Anne-Marie. */
const feedbackName = line(120).check(
  z.refine(name => name === '' || /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(name), no_letters.code),
)

const feedback = {
  name: feedbackName,
  phone: line(40),
  email,
  notes: lines(5000).check(z.minLength(1, required.code)),
  /** reCAPTCHA's, where the deployment asks it. */
  grecaptchaToken: z.optional(line(4000)),
}

const refusals = [
  customerRefusals.invalid_phone,
  customerRefusals.phone_country,
  messageRefusals.recaptcha_error,
  messageRefusals.too_many_messages,
] as const

/** What visitors write. Whatever happens behind, the answer is the same (D60). */
export const feedbackCalls = {
  writeToMarket: {
    method: 'POST',
    path: 'market_feedback',
    audiences: ['open'],
    marketless: true,
    summary: 'Write to a market',
    body: z.object({
      ...feedback,
      marketId,
      /** Of the phone number, where that has no country itself. Without it the market's. */
      country: z.optional(phoneCountry),
      /** The post that it is about. */
      instagramMediaId: z.optional(line(64)),
    }),
    answer: z.object({ detail: z.string() }),
    refusals,
  },
  writeToOperator: {
    method: 'POST',
    path: 'send_feedback',
    audiences: ['open'],
    marketless: true,
    summary: 'Write to the operator of the deployment',
    body: z.object({
      ...feedback,
      /** Of the phone number, where that has no country itself. */
      country: z.optional(phoneCountry),
    }),
    answer: z.object({ detail: z.string() }),
    refusals,
  },
} as const satisfies Contract
