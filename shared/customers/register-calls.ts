import * as z from 'zod/mini'
import { identityRefusals } from '../identity/refusals.ts'
import type { Contract } from '../kit/contract.ts'
import { marketId } from '../kit/id.ts'
import { customerFields } from './customer-fields.ts'
import { customerRefusals } from './refusals.ts'

const { name, email, phone, address, postalCode, city, country } = customerFields

/** Somebody becomes a customer of a market by themselves. */
export const registerCalls = {
  registerUser: {
    method: 'POST',
    path: 'register_user',
    audiences: ['open'],
    marketless: true,
    summary:
      'Become a customer; answers alike whether or not the address has an account, and the rest is in the mail to it',
    body: z.object({
      market_id: marketId,
      name,
      email,
      phone,
      address: z.optional(address),
      postalCode: z.optional(postalCode),
      city: z.optional(city),
      country,
    }),
    status: 201,
    answer: z.object({ detail: z.string() }),
    refusals: [
      customerRefusals.invalid_phone,
      customerRefusals.phone_country,
      identityRefusals.too_many_attempts,
    ],
  },
} as const satisfies Contract
