/** What a tenant reads about like-named things while typing a price. */
import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { money } from '../kit/text.ts'
import { userNumber } from '../kit/user-number.ts'
import { MOST_NAME } from '../products/product-fields.ts'

const goodsType = z.codec(z.enum(['1', '2'], inputRefusals.invalid.code), z.literal([1, 2]), {
  decode: typed => (typed === '1' ? 1 : 2),
  encode: type => (type === 1 ? '1' : '2'),
})

export const guidanceCalls = {
  priceGuidance: {
    method: 'GET',
    path: 'price_guidance',
    audiences: ['customer', 'admin'],
    right: 'look',
    summary:
      'What like-named things were sold for in the last year, and after how many days; null below eight sales of three tenants',
    query: z.object({
      name: z.string().check(z.maxLength(MOST_NAME, inputRefusals.too_long.code)),
      /** Without it the kind of goods that the tenant usually sells. */
      type: z.optional(goodsType),
      /** Whose thing staff type. A tenant asks for their own anyhow. */
      customer: z.optional(userNumber),
    }),
    answer: z.object({
      guidance: z.nullable(
        z.object({
          sold: z.number(),
          /** Half of them were sold for this or less. */
          median: money,
          /** A fifth was sold for less, and a fifth for more than `high`. */
          low: money,
          high: money,
          /** After so many days half of them were sold; null where that is not known. */
          days: z.nullable(z.number()),
        }),
      ),
    }),
    refusals: [],
  },
} as const satisfies Contract
