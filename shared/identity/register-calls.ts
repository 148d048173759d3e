import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { COUNTRY_CODES } from '../kit/country-codes.ts'
import { LANGUAGES } from '../kit/language.ts'
import { email, optionalLine, password } from '../kit/text.ts'
import { marketName, newMarketId } from '../markets/market-id.ts'
import { marketRefusals } from '../markets/refusals.ts'
import { newStaffName } from './names.ts'
import { identityRefusals } from './refusals.ts'

/** A new market and its first administrator (D31). */
export const registerCalls = {
  registerMarket: {
    method: 'POST',
    path: 'register_market',
    audiences: ['open'],
    marketless: true,
    summary: 'Open a market with its first administrator, who gets a mail to confirm the address',
    body: z.object({
      marketId: newMarketId,
      visualName: marketName,
      country: z.enum(COUNTRY_CODES),
      language: z.enum(LANGUAGES),
      email,
      username: newStaffName,
      password,
      /** The operator's, where the deployment asks for one. */
      code: z.optional(optionalLine(60)),
    }),
    status: 201,
    answer: z.object({ marketId: z.string() }),
    refusals: [
      identityRefusals.invalid_registration_code,
      identityRefusals.password_too_common,
      identityRefusals.same_as_username,
      identityRefusals.too_many_attempts,
      marketRefusals.market_id_reserved,
      marketRefusals.market_id_similar,
      marketRefusals.market_id_taken,
      marketRefusals.name_has_link,
    ],
  },
} as const satisfies Contract
