/** Lines that fit nothing as they are answered: with their receipt, and the products that they may be. */
import * as z from 'zod/mini'
import { answeredDay } from '../kit/answered.ts'
import { moment, money } from '../kit/text.ts'
import { CLEARING_REASONS, HAPPENINGS } from './book.ts'
import { AGAINST, FOR, GRADES } from './likely.ts'

export const CLEARING_STATES = ['open', 'assigned', 'aside'] as const
export type ClearingState = (typeof CLEARING_STATES)[number]

/** What a line was that is set aside: each kind goes to an account of its own in the books (D88). `other` has a reason. */
export const ASIDE_KINDS = ['gift_card', 'own_goods', 'cafe', 'bag', 'test', 'other'] as const
export type AsideKind = (typeof ASIDE_KINDS)[number]

/** A product that a line may be, and what follows if it is. */
export const candidate = z.object({
  /** The product's id. */
  product: z.string(),
  number: z.string(),
  name: z.string(),
  /** What it was to cost on the day of the line. */
  price: money,
  customer: z.string(),
  customerName: z.string(),
  /** What the line becomes: a thing is sold, comes back, or stays sold for less. */
  becomes: z.enum(HAPPENINGS),
  /** Of the line's amount the shop's, and the tenant's. */
  commission: money,
  share: money,
  grade: z.enum(GRADES),
  for: z.array(z.enum(FOR)),
  against: z.array(z.enum(AGAINST)),
})

/** A line that fits nothing, and which products it may be by its number. */
export const clearingLine = z.object({
  id: z.string(),
  till: z.string(),
  purchase: z.string(),
  date: answeredDay,
  at: moment,
  number: z.string(),
  name: z.string(),
  amount: money,
  /** Of the amount; a line in another currency than the market's can only be set aside. */
  currency: z.string(),
  quantity: z.string(),
  reason: z.enum(CLEARING_REASONS),
  state: z.enum(CLEARING_STATES),
  /** Why it was set aside, or the number of the product that it was. */
  answer: z.string(),
  /** What it was, where it is set aside; null: it is not, or that was before lines said so. */
  kind: z.nullable(z.enum(ASIDE_KINDS)),
  /** Products that it may be, the likeliest first. */
  likely: z.array(candidate),
})

/** The same with its receipt: the other lines are the best evidence. */
export const clearingLineWhole = z.extend(clearingLine, {
  receipt: z.nullable(
    z.object({
      /** The number that people read on it. */
      number: z.string(),
      total: money,
      lines: z.array(
        z.object({
          row: z.number(),
          number: z.string(),
          name: z.string(),
          quantity: z.string(),
          paid: money,
          isThis: z.boolean(),
        }),
      ),
    }),
  ),
})
