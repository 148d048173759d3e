/** Goods as they are typed and as they are answered. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { fieldRefusals } from '../kit/field-refusals.ts'
import { oneOrTwo } from '../kit/one-or-two.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { day, line, moment, money, optionalLine } from '../kit/text.ts'
import { MOST_CHARACTERS, numberIn, typedAmount } from '../kit/typed-number.ts'
import { idFrom } from './number.ts'
import { lowestPriceOf } from './price.ts'
import { productRefusals } from './refusals.ts'

const { invalid } = inputRefusals

/** `100001-17`: the tenant and the running number. */
export const productId = z.string().check(
  z.refine(text => idFrom(text) !== undefined, invalid.code),
  z.meta({ description: 'customer number and running number', examples: ['100001-17'] }),
)

const price = typedAmount.check(z.refine(amount => amount > 0, productRefusals.price_needed.code))

/** In per cent: what costs nothing is not sold, but given away. */
export const MOST_DISCOUNT = 99

const discount = numberIn(0, MOST_DISCOUNT, 2)

/** A day, or none: null or an empty text. */
const dayOrNone = z.codec(z.nullable(z.union([day, z.literal('')])), z.nullable(z.string()), {
  decode: typed => typed || null,
  encode: value => value,
})

export const MOST_NAME = 120
export const MOST_DESCRIPTION = 500

/** Why what is typed of a thing may be refused. */
export const wrongThings = [
  fieldRefusals.not_a_number,
  fieldRefusals.number_range,
  productRefusals.price_needed,
] as const

/** What a tenant types of a thing. Only name and price are needed. */
const typed = {
  name: line(MOST_NAME),
  price,
  /**
   * The price as it was typed, where it may be read in two ways, until its typist says which: a sheet with such a price
   * is not completed. A price that comes without it is beyond doubt.
   */
  typedPrice: z.optional(optionalLine(MOST_CHARACTERS)),
  discount: z.optional(discount),
  discountFrom: z.optional(dayOrNone),
  discountTo: z.optional(dayOrNone),
  description: z.optional(optionalLine(MOST_DESCRIPTION)),
  /** 1 used goods (kb), 2 new goods (kn). */
  type: z.optional(oneOrTwo),
}

const fields = z.object(typed)

/** A discount that ends before it begins is a slip. */
const isRightWayRound = ({ discountFrom, discountTo }: Partial<z.output<typeof fields>>): boolean =>
  !discountFrom || !discountTo || discountTo >= discountFrom

/** A discount that leaves nothing of a small price. What is no price, or no discount, says so itself. */
const costsSomething = ({ price, discount = 0 }: z.output<typeof fields>): boolean =>
  !(price > 0 && discount >= 0) || lowestPriceOf({ price, discount }) > 0

export const newProduct = fields.check(
  z.refine(isRightWayRound, { error: inputRefusals.invalid_date.code, path: ['discountTo'] }),
  z.refine(costsSomething, { error: productRefusals.price_needed.code, path: ['discount'] }),
)

export type NewProduct = z.output<typeof newProduct>

/** A change names only what changes. */
export const productChange = z.partial(fields)

/** The most things that are made in one go (specification 5). */
export const MOST_AT_ONCE = 200
/** The most things that leave the shop, or come back, in one call. */
export const MOST_MOVED = 90
/** The most things of one sheet. */
export const MOST_OF_SHEET = 1_000
/** The most sheets of a tenant: more than they make in years. A read of them all stays below 100 read units. */
export const MOST_SHEETS = 1_000

export const newProducts = z
  .array(newProduct)
  .check(z.minLength(1, inputRefusals.too_short.code), z.maxLength(MOST_AT_ONCE, inputRefusals.too_long.code))

export const productShown = z.object({
  id: z.string(),
  /** As the label has it; empty until the sheet is completed. */
  number: z.string(),
  name: z.string(),
  price: money,
  /** The price as it was typed, while it may be read in two ways; otherwise empty. */
  typedPrice: z.string(),
  /** What label and till say today. */
  sellPrice: money,
  /** What it sold for before its tenant lowered it last; null: nobody has. */
  loweredFrom: z.nullable(money),
  /** Until when its tenant may undo that; null: no more. */
  undoUntil: z.nullable(moment),
  discount: z.number(),
  discountFrom: z.nullable(answeredDay),
  discountTo: z.nullable(answeredDay),
  /** 1 draft, 2 ready, 3 processing, 4 active, 5 printed, 6 sold, 7 handed out. */
  status: z.literal([1, 2, 3, 4, 5, 6, 7]),
  description: z.string(),
  type: z.literal([1, 2]),
  checkoutTs: z.nullable(moment),
  campaign: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The id of its sheet. */
  sheet: z.string(),
  /** The market's till has it; null where none takes products. */
  isInTill: z.nullable(z.boolean()),
  /** Why the till does not take it, in the till's own words; empty: it has said nothing against it. */
  tillProblem: z.string(),
  /** No label was printed yet, or its price has changed since. */
  needsLabel: z.boolean(),
  version: z.number(),
})

/** What a thing that is sold brought, and the commission of that day in per cent; null: it is not sold. */
export const soldFor = z.nullable(z.object({ paid: money, share: money, fee: z.number() }))

/** What was added to a sheet, and the sheet's version after it. */
export const productsAdded = z.object({ results: z.array(productShown), version: z.number() })
