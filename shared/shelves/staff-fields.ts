/** Fields of staff's bodies. A form sends texts where JSON has numbers, yes and no, and null. */
import * as z from 'zod/mini'
import { toWire } from '../kit/money.ts'
import { pictureFile } from '../kit/picture-file.ts'
import { wholeNumber } from '../kit/read-version.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { line, optionalLine } from '../kit/text.ts'
import { millis, minor } from '../kit/units.ts'

const { invalid } = inputRefusals

export const yesNo = z.codec(z.union([z.boolean(), z.enum(['true', 'false'])]), z.boolean(), {
  decode: value => value === true || value === 'true',
  encode: value => value,
})

/** Whole per cent from 1 to 100; null, 0 or an empty text is no discount. */
const percent = z.codec(
  z.nullable(wholeNumber),
  z.nullable(z.int(invalid.code).check(z.minimum(1, invalid.code), z.maximum(100, invalid.code))),
  { decode: typed => Number(typed) || null, encode: value => value },
)

/** A moment in UTC; null or an empty text is none. */
const moment = z.codec(
  z.nullable(
    z.string().check(
      z.refine(text => text === '' || /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text), invalid.code),
      z.meta({ format: 'date-time' }),
    ),
  ),
  z.nullable(millis),
  {
    decode: text => (text ? Date.parse(text) : null),
    encode: at => (at === null ? null : new Date(at).toISOString()),
  },
)

/** A discount and when it holds (D59); a side without a moment is open. */
export const discountFields = {
  discountPercent: z.optional(percent),
  discountValidFrom: z.optional(moment),
  discountValidTo: z.optional(moment),
}

/** An amount of money as people send it: "450", "450.5" or "450.00". Whole minor units inside. */
export const price = z.codec(
  z
    .string()
    .check(
      z.regex(/^\d{1,9}(\.\d{1,2})?$/, invalid.code),
      z.meta({ description: 'an amount of 0 or more with up to two decimals' }),
    ),
  minor,
  { decode: text => Math.round(Number(text) * 100), encode: toWire },
)

/** The fields of a thing with a name, a description and a picture. */
export const picturedFields = {
  description: z.optional(optionalLine(500)),
  image: z.optional(pictureFile),
  isActive: z.optional(yesNo),
  ...discountFields,
}

export const thingName = line(80)

export type TypedDiscount = {
  discountPercent?: number | null | undefined
  discountValidFrom?: number | null | undefined
  discountValidTo?: number | null | undefined
}
