/** Formats money, percentages and dates in the reader's language. A number and its word never break apart. */
import { type Day, shortDay, spokenDay } from '#shared/kit/day.ts'
import { fromWire, showMoney } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import { useLanguage } from '../i18n/language.ts'

const NO_BREAK = '\u00a0'

/** "25. november" and "25 November" on one line; a weekday before it may stand on the line above. */
export const unbrokenDay = (text: string): string => text.replace(/(\d\.?) /, `$1${NO_BREAK}`)

export const percent = (number: number): string => `${number}${NO_BREAK}%`

export interface Show {
  /** Formats an amount of a response, or minor units. */
  money(amount: string | Minor, currency: string): string
  /** "lørdag 28. november", with the year when it is not this one. */
  day(day: Day): string
  /** "28-11-2026", for lists. */
  date(day: Day): string
}

export const useShow = (): Show => {
  const language = useLanguage()
  return {
    money: (amount, currency) =>
      showMoney(typeof amount === 'number' ? amount : fromWire(amount), currency, language).replaceAll(
        ' ',
        NO_BREAK,
      ),
    date: shortDay,
    day: day => unbrokenDay(spokenDay(day, language, day.slice(0, 4) !== String(new Date().getFullYear()))),
  }
}
