/** Shapes of what staff type into a market's settings (specification 5). Each names the code it refuses with. */
import * as z from 'zod/mini'
import { inputRefusals } from '../kit/refusals.ts'
import { day, email, optionalLine } from '../kit/text.ts'
import { settingsRefusals } from './settings-refusals.ts'

const { invalid, too_long } = inputRefusals
const {
  bank_account,
  bank_reg_number,
  hours_end_first,
  hours_half,
  invalid_profile,
  invalid_url,
  invalid_uuid,
  message_ends_first,
  not_a_number,
  number_range,
  six_digits,
  three_letters,
} = settingsRefusals

/** Text of several lines, trimmed, up to `max` characters. */
export const lines = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, too_long.code),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: every control character but the tab and line breaks
    z.refine(text => !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(text), invalid.code),
  )

/** Empty, or what a pattern matches. */
const emptyOr = (pattern: RegExp, code: string) =>
  z.string().check(
    z.trim(),
    z.refine(text => text === '' || pattern.test(text), code),
  )

export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)

/** Empty, or an address that begins with `https://` or `http://`. */
export const webAddress = optionalLine(500).check(
  z.refine(text => text === '' || isWebAddress(text), invalid_url.code),
)

const NETWORKS = {
  facebook: /^(www\.|m\.|[a-z]{2}-[a-z]{2}\.)?(facebook\.com|fb\.com|fb\.me)$/,
  instagram: /^(www\.)?(instagram\.com|instagr\.am)$/,
} as const

export type Network = keyof typeof NETWORKS

/** True for the address of somebody's page on a network: on its own domain or its short one, with a name after it. */
export const isProfile = (network: Network, text: string): boolean => {
  if (text.length < 5 || text.length > 255 || !isWebAddress(text)) return false
  const { hostname, pathname } = new URL(text)
  return NETWORKS[network].test(hostname) && pathname.length > 1
}

/** Empty, or the address of the market's page on a network. */
export const profile = (network: Network) =>
  z.string().check(
    z.trim(),
    z.refine(text => text === '' || isProfile(network, text), invalid_profile.code),
  )

export const optionalEmail = z.union([z.literal(''), email])

/** Exactly three lowercase letters, or empty while the market has none. */
export const productPrefix = emptyOr(/^[a-z]{3}$/, three_letters.code)

export const companyId = emptyOr(/^\d{6}$/, six_digits.code)

export const uuid = emptyOr(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, invalid_uuid.code)

/** Spaces and hyphens are forgiven in numbers of banks. */
const bankNumber = (pattern: RegExp, code: string) =>
  z.string().check(
    z.trim(),
    z.maxLength(40, too_long.code),
    z.overwrite(text => text.replace(/[\s-]/g, '')),
    z.refine(text => text === '' || pattern.test(text), code),
  )

/** A Danish registration number has four digits, a British or other sort code six to eight. */
export const bankRegNumber = bankNumber(/^\d{4}$/, bank_reg_number.code)
export const sortCode = bankNumber(/^\d{6,8}$/, bank_reg_number.code)
export const bankAccount = bankNumber(/^\d{4,17}$/, bank_account.code)

/** A key that is written and never read; null takes it away. */
export const secretKey = z.nullable(
  z.string().check(z.trim(), z.minLength(8, inputRefusals.too_short.code), z.maxLength(1000, too_long.code)),
)

/** Reads "14,5", "1 200" and 15 alike; NaN for what is no number. */
const numberOf = (typed: string | number): number => {
  if (typeof typed === 'number') return typed
  const text = typed.replace(/\s/g, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

/** A number in a range, typed as text or sent as a number, with at most so many decimals. */
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
      z.refine(
        value =>
          value >= least && value <= most && Number.isInteger(Math.round(value * 1e6) / 10 ** (6 - decimals)),
        number_range.code,
      ),
    )

const time = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, invalid.code)))

/** When a market is open on a weekday, 1 Monday … 7 Sunday; closed when both are null. */
const weekdayHours = z
  .object({ weekdayCode: z.int().check(z.gte(1), z.lte(7)), fromHour: time, toHour: time })
  .check(
    z.refine(({ fromHour, toHour }) => (fromHour === null) === (toHour === null), hours_half.code),
    z.refine(
      ({ fromHour, toHour }) => fromHour === null || toHour === null || fromHour < toHour,
      hours_end_first.code,
    ),
  )

/** The week: each weekday once; one that is left out is closed. */
export const openingHours = z.array(weekdayHours).check(
  z.maxLength(7, too_long.code),
  z.refine(week => new Set(week.map(({ weekdayCode }) => weekdayCode)).size === week.length, invalid.code),
)

const messageText = lines(500)

/**
 * A line over the market's page: 1 info, 2 warning, 3 danger, in the languages that staff wrote it in. It is shown from
 * the first day to the last, both included, in the market's time zone; null: no end on that side.
 */
export const publicMessage = z
  .object({
    level: z.int().check(z.gte(1, invalid.code), z.lte(3, invalid.code)),
    texts: z.object({
      da: z._default(messageText, ''),
      de: z._default(messageText, ''),
      en: z._default(messageText, ''),
    }),
    from: z._default(z.nullable(day), null),
    to: z._default(z.nullable(day), null),
  })
  .check(z.refine(({ from, to }) => from === null || to === null || from <= to, message_ends_first.code))

export type PublicMessage = z.output<typeof publicMessage>
