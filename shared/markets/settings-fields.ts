/** Shapes of what staff type into a market's settings (specification 5). Each names the code it refuses with. */
import * as z from 'zod/mini'
import { lines } from '../kit/lines.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { day, email, optionalLine } from '../kit/text.ts'
import { settingsRefusals } from './settings-refusals.ts'

const { invalid, too_long } = inputRefusals
const {
  hours_end_first,
  hours_half,
  invalid_profile,
  invalid_url,
  invalid_uuid,
  message_ends_first,
  six_digits,
  three_letters,
} = settingsRefusals

/** Empty, or what a pattern matches. */
const emptyOr = (pattern: RegExp, code: string) =>
  z.string().check(
    z.trim(),
    z.refine(text => text === '' || pattern.test(text), code),
  )

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)

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
const isProfile = (network: Network, text: string): boolean => {
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

/** A key that is written and never read; null takes it away. Keys are sent in headers, which take these letters only. */
export const secretKey = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      z.minLength(8, inputRefusals.too_short.code),
      z.maxLength(1000, too_long.code),
      z.regex(/^[\x20-\x7e]*$/, invalid.code),
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

/** Two years of closed Sundays are some hundred days. */
const MOST_DAYS = 800

/** A list of dates as staff choose them: each once, in order. */
export const days = z.array(day).check(
  z.maxLength(MOST_DAYS, too_long.code),
  z.overwrite(some => [...new Set(some)].sort()),
)
