/** Shapes of typed text, shared by the API and the forms (specification 5). Each names the code it refuses with. */
import * as z from 'zod/mini'
import { isDay } from './day.ts'
import { fromWire, toWire, WIRE_MONEY } from './money.ts'
import { inputRefusals } from './refusals.ts'
import { millis, minor, seconds, toMillis, toSeconds } from './units.ts'

const {
  blank_around,
  email_letters,
  has_quotes,
  invalid,
  invalid_date,
  invalid_email,
  no_letters,
  required,
  too_long,
  too_short,
} = inputRefusals

/** What is not seen anywhere: fillers, soft hyphens, directions, halves of a character. */
const UNSEEN = /(?![\uFE00-\uFE0F\u200C-\u200D\u{E0020}-\u{E01EF}])[\p{DI}\p{Cs}\u2800\uFFF9-\uFFFB]/gu

/** What shapes the letters and pictures that it stands between, as in Persian and in emoji, and is nothing elsewhere. */
const LOST_JOINERS =
  /(?<![\p{L}\p{M}\p{N}\p{S}\u200C-\u200D\u{E0020}-\u{E01EF}])[\uFE00-\uFE0F\u200C-\u200D\u{E0020}-\u{E01EF}]+|[\u200C-\u200D]+(?![\p{L}\p{M}\p{N}\p{S}\u{E0020}-\u{E01EF}])/gu

/** Text as it is kept: without what cannot be seen, composed (NFC), without blanks around it (D64). */
export const seenText = (text: string): string =>
  text.replace(UNSEEN, '').replace(LOST_JOINERS, '').normalize('NFC').trim()

/** One line of text without what cannot be seen, up to `max` characters. */
export const optionalLine = (max: number) =>
  z.string().check(
    z.overwrite(seenText),
    z.maxLength(max, too_long.code),
    z.refine(text => !/[\p{Cc}\u2028\u2029]/u.test(text), invalid.code),
  )

/** The same with 1 to `max` characters. */
export const line = (max: number) => optionalLine(max).check(z.minLength(1, required.code))

/**
 * A person's name, with a letter in it (D64). It has no quotation marks, so that it cannot break out of a label or an
 * export. An apostrophe is a letter of a name: O'Neil, D’Angelo. The right single mark is the typed apostrophe; the
 * left one only opens a quotation.
 */
export const personName = line(120).check(
  z.refine(name => name === '' || /\p{L}/u.test(name), no_letters.code),
  z.refine(name => !/["“”«»„‚‘‹›]/.test(name), has_quotes.code),
)

/** RFC 5321 allows 64 characters before the @; a mail to a longer name is refused by most servers. */
const EMAIL =
  /^(?=.{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+)*@([A-Za-z0-9](-*[A-Za-z0-9])*\.)+([A-Za-z]{2,24}|xn--[a-z0-9-]{2,59})$/

/** A domain with other letters as mail servers know it: `müller.de` is `xn--mller-kva.de`. */
const withPlainDomain = (address: string): string =>
  address.replace(/(?<=@)(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u, domain => {
    const url = `http://${domain}`
    return URL.canParse(url) ? new URL(url).hostname : domain
  })

/**
 * A mail address, in the form in which we compare it and write to it: nothing unseen, no blanks around it, lower case,
 * a domain of plain letters. SES takes only such letters before the @ too.
 */
export const email = z.string().check(
  z.overwrite(text => withPlainDomain(seenText(text).toLowerCase())),
  z.minLength(1, required.code),
  z.maxLength(254, too_long.code),
  z.refine(text => !/\P{ASCII}.*@/u.test(text), email_letters.code),
  z.refine(text => EMAIL.test(text), invalid_email.code),
  z.meta({ format: 'email' }),
)

/** The country of a phone number, two letters: any of the world, not only those a market can stand in (D63). */
export const phoneCountry = z.string().check(z.regex(/^[a-z]{2}$/, invalid.code))

export const day = z.string().check(z.refine(isDay, invalid_date.code), z.meta({ format: 'date' }))

/** Money as it travels: "450.00". */
export const wireMoney = z
  .string()
  .check(
    z.regex(WIRE_MONEY, invalid.code),
    z.meta({ description: 'an amount with two decimals, in the currency of the market' }),
  )

/** Money: "450.00" on the wire, whole minor units inside (decision D5). */
export const money = z.codec(wireMoney, minor, {
  decode: fromWire,
  encode: toWire,
})

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

// The library's own shape brings all its formats along, also to pages that show no moment.
const isoMoment = z.string().check(z.regex(ISO_MOMENT, invalid.code), z.meta({ format: 'date-time' }))

/** A moment: ISO 8601 in UTC on the wire, Unix seconds inside. */
export const moment = z.codec(isoMoment, seconds, {
  decode: text => toSeconds(Date.parse(text)),
  encode: at => new Date(toMillis(at)).toISOString(),
})

/** The same for moments in milliseconds. */
export const exactMoment = z.codec(isoMoment, millis, {
  decode: text => Date.parse(text),
  encode: at => new Date(at).toISOString(),
})

/** Unix seconds on the wire too, where the specification fixes it (decision D5). */
export const unixSeconds = z
  .number()
  .check(z.meta({ type: 'integer', description: 'seconds since 1970 in UTC' }))

/** Checks a shape and leaves the value as it was sent: for answers that a browser stores. */
export const asSent = <S extends z.ZodMiniType>(shape: S) =>
  z.custom<z.input<S>>(value => shape.safeParse(value).success)

/** A password: one line, without a blank at its ends, which the user pool refuses and nobody sees. */
export const password = z.string().check(
  z.minLength(8, too_short.code),
  z.maxLength(128, too_long.code),
  z.refine(text => text === text.trim(), blank_around.code),
  z.refine(text => !/[\p{Cc}\u2028\u2029]/u.test(text), invalid.code),
)
