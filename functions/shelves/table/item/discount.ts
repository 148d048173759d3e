import * as z from 'zod/mini'
import { millis } from '#shared/kit/units.ts'

/** The stored fields of a discount. */
export const discountItem = {
  discountPercent: z._default(z.nullable(z.number()), null),
  discountValidFrom: z._default(z.nullable(millis), null),
  discountValidTo: z._default(z.nullable(millis), null),
}
