import * as z from 'zod/mini'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'

const { required, too_long } = inputRefusals

/** What the calls have in common that somebody makes by a link in a mail, without a log-in. */
export const byLink = {
  method: 'POST',
  audiences: ['open'],
  marketless: true,
  body: z.object({
    token: z.string().check(z.minLength(1, required.code), z.maxLength(2000, too_long.code)),
  }),
  refusals: [kitRefusals.link_invalid, kitRefusals.link_used],
} as const
