/** Numbers as people type them: a comma or a point for decimals, blanks between thousands (specification 5). */
import * as z from 'zod/mini'
import { fieldRefusals } from './field-refusals.ts'
import { toWire } from './money.ts'
import { inputRefusals } from './refusals.ts'
import { amountIn } from './typed-amount.ts'
import { minor } from './units.ts'

const { not_a_number, number_range } = fieldRefusals

/** Reads "14,5", "1 200" and 15; NaN for what is no number. */
const numberOf = (typed: string | number): number => {
  if (typeof typed === 'number') return typed
  const text = typed.replace(/\s/g, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

const hasAtMost = (decimals: number, value: number): boolean =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6

/** A number in a range, both ends included, with at most so many decimals. Sent as a number or as typed text. */
export const numberIn = (least: number, most: number, decimals = 0) =>
  z
    .codec(
      z
        .union([z.number(), z.string()], not_a_number.code)
        .check(z.refine(typed => Number.isFinite(numberOf(typed)), not_a_number.code)),
      z.number(),
      { decode: numberOf, encode: value => value },
    )
    .check(
      z.refine(value => value >= least && value <= most && hasAtMost(decimals, value), number_range.code),
    )

/** A whole number in a range, or none: null or an empty text. */
export const numberOrNone = (least: number, most: number) =>
  z
    .codec(
      z
        .nullable(z.union([z.number(), z.string()], not_a_number.code))
        .check(z.refine(typed => !typed || Number.isFinite(numberOf(typed)), not_a_number.code)),
      z.nullable(z.number()),
      { decode: typed => (typed === null || typed === '' ? null : numberOf(typed)), encode: value => value },
    )
    .check(
      z.refine(
        value => value === null || (value >= least && value <= most && hasAtMost(0, value)),
        number_range.code,
      ),
    )

/** A percentage from 0 to 100 with two decimals. */
export const percentage = numberIn(0, 100, 2)

/** Of an amount as it is typed. */
export const MOST_CHARACTERS = 17

/** An amount, not below 0, as people type it or as it travels ("450.00"): minor units inside. */
export const typedAmount = z.codec(
  z.string().check(
    z.trim(),
    z.maxLength(MOST_CHARACTERS, { error: inputRefusals.too_long.code, abort: true }),
    z.refine(typed => amountIn(typed.replace(/^-/, '')) !== undefined, not_a_number.code),
    z.refine(typed => !typed.startsWith('-'), number_range.code),
    z.meta({ description: 'an amount with at most two decimals, in the currency of the market' }),
  ),
  minor,
  { decode: typed => amountIn(typed) ?? 0, encode: toWire },
)
