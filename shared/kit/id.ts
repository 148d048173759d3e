/**
 * Ids: ULIDs made on the server (decision D7); tokens of a cart: 128 random bits (D13). Only their shapes are known
 * here.
 */
import * as z from 'zod/mini'
import { inputRefusals } from './refusals.ts'

const { invalid } = inputRefusals

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

export const ulid = z.string().check(z.regex(ULID, invalid.code), z.meta({ description: 'a ULID' }))

/** An id in an answer: described, not checked again. */
export const answeredId = z.string().check(z.meta({ pattern: ULID.source, description: 'a ULID' }))

export const cartToken = z
  .string()
  .check(
    z.regex(/^[0-9a-f]{32}$/, invalid.code),
    z.meta({ description: '128 random bits in hexadecimal digits' }),
  )

/** Letters, digits, dash, underscore (specification 5); short enough for every key. */
export const marketId = z.string().check(z.regex(/^[A-Za-z0-9_-]{2,40}$/, invalid.code))
