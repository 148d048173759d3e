/** Ids and everything else that is random, except the nonces of `secrets.ts`. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { decodeTime, ulid } from 'ulid'
import type { Millis } from '#shared/kit/units.ts'
import { now } from './clock.ts'

/** A ULID of now, or of a moment: 26 letters, sorted by the time of making. Decision D7. */
export const newId = (at: Millis = now()): string => ulid(at)

/** When an id was made. */
export const madeAt = (id: string): Millis => decodeTime(id)

/** 128 random bits as 32 hex digits. The caller who presents it owns what it names, so never log it (D13). */
export const newToken = (): string => randomBytes(16).toString('hex')

/** Without letters and digits that look alike. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten letters and digits, 49 random bits, for somebody to copy by hand. */
export const newSecretText = (): string =>
  Array.from({ length: 10 }, () => READABLE[randomInt(READABLE.length)]).join('')

/** A whole number from 0 to below the bound. */
export const anyOf = (bound: number): number => Math.floor(Math.random() * bound)

/** SHA-256 of a list of texts, as 64 hex digits. ("ab", "c") and ("a", "bc") differ. */
export const digest = (...texts: string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex')
