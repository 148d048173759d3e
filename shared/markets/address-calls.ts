/** Looking up postal addresses while staff type (D56). */
import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { COUNTRY_CODES } from '../kit/country-codes.ts'
import { inputRefusals } from '../kit/refusals.ts'

/** One session of typing and choosing: the provider charges it as one. */
const session = z.optional(z.string().check(z.regex(/^[\w-]{1,36}$/, inputRefusals.invalid.code)))

const suggestion = z.object({
  /** What `resolveAddress` takes; empty for a street, which has no address yet. */
  id: z.string(),
  /** "Vestergade 12", "Vestergade". */
  name: z.string(),
  /** "5000 Odense C"; empty where the provider says none. */
  place: z.string(),
  /** After a street was chosen: the text to look up next. */
  next: z.string(),
})

export type AddressSuggestion = z.output<typeof suggestion>

export const addressCalls = {
  suggestAddresses: {
    method: 'GET',
    path: 'addresses',
    audiences: ['admin'],
    right: 'look',
    summary:
      'Addresses that begin as the text does; with an empty text, only whether the deployment can look them up',
    query: z.object({
      text: z.string().check(z.maxLength(200, inputRefusals.too_long.code)),
      /** Without it the market's own. */
      country: z.optional(z.enum(COUNTRY_CODES)),
      session,
    }),
    answer: z.object({
      /** none: the deployment has no provider for this country. silent: the provider gives no answer now. */
      source: z.enum(['google', 'adressevaelger', 'none', 'silent']),
      results: z.array(suggestion),
    }),
    refusals: [],
  },
  resolveAddress: {
    method: 'GET',
    path: 'addresses/{id}',
    audiences: ['admin'],
    right: 'look',
    summary: 'The parts of a suggested address',
    params: z.object({
      id: z.string().check(z.regex(/^(google|husnummer|adresse)\.[\w-]{1,300}$/, inputRefusals.invalid.code)),
    }),
    query: z.object({ session }),
    answer: z.object({ address: z.string(), postalCode: z.string(), city: z.string() }),
    refusals: [],
  },
} as const satisfies Contract
