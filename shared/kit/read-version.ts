/** The version of a thing that somebody read before changing it (D30), as a body has it. */
import * as z from 'zod/mini'
import { inputRefusals } from './refusals.ts'

const { invalid } = inputRefusals

/** A form sends it as a text, too. */
export const wholeNumber = z.union([z.number(), z.string().check(z.regex(/^\d{0,9}$/, invalid.code))])

/** The version that the caller read. Without it the last writer wins. */
export const readVersion = z.optional(
  z.codec(wholeNumber, z.int(invalid.code), { decode: Number, encode: version => version }),
)
