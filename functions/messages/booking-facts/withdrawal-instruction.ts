/**
 * The instruction on the right of withdrawal, the model form and the terms, as they go with each confirmation of what
 * was paid online.
 */

import { lastDayOf } from '#shared/bookings/withdrawal.ts'
import { addDays, type Day, spokenDay, startOfDay } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { postalAddress } from '#shared/kit/postal-address.ts'
import { toSeconds } from '#shared/kit/units.ts'
import { INSTRUCTION_TEXTS, shopOf } from '#shared/payments/instruction-texts.ts'
import type { WithdrawalLink } from '#shared/payments/withdrawal-link.ts'
import type { BookingRequest } from '../../bookings/table/request.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { env } from '../../kit/env.ts'
import { linkToken } from '../../kit/link.ts'
import type { Mail } from '../../kit/mail.ts'
import type { Market } from '../../markets/table/market.ts'
import { readTerms } from '../../markets/table/terms.ts'
import type { Letter } from '../letter/letter.ts'

/** What a letter says of the right of withdrawal, and the way to the function. */
type WithdrawalPart = Required<Pick<Letter, 'notes' | 'link'>>

const LEAST_SECONDS = 30 * 86_400

/** Undefined when none of the bookings was paid online. */
export const withdrawalPart = async (
  market: Market,
  bookings: readonly BookingRequest[],
  txId: string,
  language: Language,
): Promise<WithdrawalPart | undefined> => {
  // The fourteen days as the law counts them. That nothing is left to withdraw once the rent is over is said apart.
  const untils = bookings.flatMap(one => lastDayOf({ ...one, beginWishTs: undefined }, market) ?? [])
  const last = untils.toSorted().at(-1)
  if (last === undefined) return undefined
  const say = INSTRUCTION_TEXTS[language]
  const hasWish = bookings.some(({ beginWishTs }) => beginWishTs !== undefined)
  const about: WithdrawalLink = { purpose: 'withdraw', market: market.marketId, txId }
  const token = await linkToken(about, validSeconds(market, bookings))
  return {
    notes: [
      {
        title: say.title,
        paragraphs: [
          say.right(spokenDay(last, language, true)),
          say.how(shopOf({ ...market, address: postalAddress(market) })),
          say.effects,
          ...(hasWish ? [say.wish] : []),
        ],
      },
      {
        title: say.formTitle,
        paragraphs: [
          say.formOnly,
          say.formTo(shopOf({ ...market, address: postalAddress(market) })),
          ...say.form,
        ],
      },
    ],
    link: { label: say.button, url: `${env('SITE_URL')}/login/${market.marketId}/withdraw#${token}` },
  }
}

/** While one of the bookings may still be withdrawn or cancelled. */
const validSeconds = ({ timeZone }: Market, bookings: readonly BookingRequest[]): number => {
  const lastDay = bookings.reduce<Day>((last, { dateEnd }) => (dateEnd > last ? dateEnd : last), '2000-01-01')
  return Math.max(LEAST_SECONDS, toSeconds(startOfDay(timeZone, addDays(lastDay, 1))) - nowSeconds())
}

/** The terms that the buyer accepted, as a page to keep. None when the market has written none. */
export const termsFile = async (
  { marketId, visualName, language: own, termsVersion }: Market,
  bookings: readonly BookingRequest[],
  language: Language,
): Promise<NonNullable<Mail['attachments']>> => {
  const html = await readTerms(marketId, bookings[0]?.termsVersion ?? termsVersion)
  if (!html) return []
  const { terms } = INSTRUCTION_TEXTS[language]
  const title = `${terms}: ${visualName}`.replace(/[&<>"]/g, '')
  const content = `<!doctype html><html lang="${own}"><head><meta charset="utf-8"><title>${title}</title></head><body>${html}</body></html>`
  return [{ name: `${terms.toLowerCase()}.html`, type: 'text/html; charset=utf-8', content }]
}
