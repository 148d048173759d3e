/** Amounts as people type them, and paste them from a spreadsheet. */
import type { Language } from './language.ts'
import type { Minor } from './units.ts'

/** How people name the currencies of our countries beside an amount; `kr` is that of three. */
const NAMES: Readonly<Record<string, string>> = {
  BRL: 'brl|r\\$',
  DKK: 'dkk|kroner|krone|kr',
  EUR: 'euros?|eur|€',
  GBP: 'gbp|£',
  MXN: 'mxn|\\$',
  NOK: 'nok|kroner|krone|kr',
  SEK: 'sek|kronor|krona|kr',
  USD: 'usd|\\$',
}

/** What names a currency, before the number and after it: `Kr. 25`, `€ 25`, `25 DKK`. */
const naming = (names: string): RegExp => new RegExp(`^(?:${names})\\.?|(?:${names})\\.?$`, 'gi')

const ANY = naming(Object.values(NAMES).join('|'))
const OWN = new Map(Object.entries(NAMES).map(([currency, names]) => [currency, naming(names)]))

/** Blanks of all kinds, and marks that nobody sees. */
const BLANKS = /[\s\p{Cf}]/gu

/** `40,-`, `5.-` and `5,–`: the shop's way to write no decimals. */
const NO_DECIMALS = /[.,:][-\p{Pd}−]{1,2}$/u

/** Digits alone, or in groups of three with one kind of sign between them. "0,500" is no five hundred. */
const WHOLE = /^(?:\d{1,9}|[1-9]\d{0,2}([.,'’])\d{3}(?:\1\d{3})?)$/

/** An amount without blanks and without what names its currency. */
export const withoutCurrency = (typed: string, currency?: string): string =>
  typed
    .replace(BLANKS, '')
    .replace(currency === undefined ? ANY : (OWN.get(currency) ?? naming(currency)), '')

/**
 * Reads 1.699,00 · 1,699.00 · 1 699 kr. · DKK 1'699.5 · 40,-. Undefined for what is no amount, or below 0, and where
 * `currency` is said, for an amount in another one.
 */
export const amountIn = (typed: string, currency?: string): Minor | undefined => {
  const text = withoutCurrency(typed, currency).replace(NO_DECIMALS, '')
  // The last sign stands before the decimals, unless three digits follow it.
  const [, whole = '', decimals = ''] = /^([\d.,'’]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return WHOLE.test(whole) ? Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0')) : undefined
}

/**
 * Says whether an amount has three digits after the sign that stands before the decimals in a language, and no other sign:
 * "1,500" is fifteen hundred, or somebody's slip, where a comma is that sign. Who moves money types it clearly.
 */
export const isUnclear = (typed: string, language: Language): boolean =>
  (language === 'en' ? /^[^.,]*\.\d{3}(?!\d)[^.,]*$/ : /^[^.,]*,\d{3}(?!\d)[^.,]*$/).test(typed)

/** An amount that names another currency: nobody reckons it over, so it is none of this one. */
export const isInOther = (typed: string, currency: string): boolean =>
  amountIn(typed) !== undefined && amountIn(typed, currency) === undefined
