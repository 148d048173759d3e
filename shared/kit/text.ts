/** Shapes of typed text, shared by the API and the forms (specification 5). Each names the code it refuses with. */
import * as z from 'zod/mini'
import { isDay } from './day.ts'
import { WIRE_MONEY } from './money.ts'

/** One line of text, trimmed, 1 to `max` characters. */
export const line = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(max, 'too_long'),
    z.refine(text => !/\p{Cc}/u.test(text), 'invalid'),
  )

/** A person's name: no quotes, so that it cannot break out of a label or an export. */
export const personName = line(120).check(z.refine(name => !/["'“”«»„]/.test(name), 'has_quotes'))

const EMAIL =
  /^[A-Za-z0-9!#$%&*+/=?^_{|}~-]+(\.[A-Za-z0-9!#$%&*+/=?^_{|}~-]+)*@([A-Za-z0-9](-*[A-Za-z0-9])*\.)+[A-Za-z]{2,24}$/

export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text)

/** A mail address, in the form in which we compare it: no blanks, lower case. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'required'),
    z.maxLength(254, 'too_long'),
    z.refine(isEmail, 'invalid_email'),
  )

export const day = z.string().check(z.refine(isDay, 'invalid_date'))

/** Money on the wire: "450.00" (decision D5). */
export const money = z.string().check(z.regex(WIRE_MONEY, 'invalid'))

/** A moment on the wire: ISO 8601 in UTC. */
export const moment = z.string()

/** One line, no blank first or last: the user pool takes no other, and nobody sees them. */
export const password = z.string().check(
  z.minLength(8, 'too_short'),
  z.maxLength(128, 'too_long'),
  z.refine(text => text === text.trim(), 'blank_around'),
  z.refine(text => !/[\p{Cc}\u2028\u2029]/u.test(text), 'invalid'),
)
