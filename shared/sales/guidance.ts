/**
 * Price guidance: what like-named things were sold for, and after how many days. Sales are counted by steps of price, of days
 * and of tenants, so nothing that is kept or said shows a single sale. Pure.
 */
import { numberFormat } from '../kit/formats.ts'
import { type Language, LOCALE } from '../kit/language.ts'
import type { Minor } from '../kit/units.ts'
import { folded } from '../kit/words.ts'

/** Guidance speaks from so many sales of so many tenants on: below that it would show what one tenant sells for. */
export const FEWEST_SALES = 8
export const FEWEST_TENANTS = 3

/** Guidance is of this month and of so many months before it, so that the season of last year is in it. */
export const MONTHS_BACK = 12

/** The amounts that people write on labels: a price that is none of them is within an eighth of one. */
const OF_TEN = [10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 75, 80, 90]

/** From 0.50 to 5,000 of any currency. What was sold for less or more counts at the end. */
export const PRICE_STEPS: readonly Minor[] = [1, 10, 100, 1_000, 10_000]
  .flatMap(unit => OF_TEN.map(step => step * unit))
  .filter(step => step >= 50 && step <= 500_000)

export const DAY_STEPS: readonly number[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 17, 21, 25, 30, 36],
  ...[45, 60, 75, 90, 120, 150, 180, 270, 365],
]

/** The step that is nearest, as a ratio. */
export const stepOf = (steps: readonly number[], value: number): number =>
  steps.find((step, at) => value * value < step * (steps[at + 1] ?? step)) ?? steps.at(-1) ?? value

/** Tenants are counted by this mark alone. Two tenants may share one: then guidance speaks later, never earlier. */
export const TENANT_MARKS = 64

export const markOf = (userNumber: string): number =>
  [...userNumber].reduce((mark, letter) => (mark * 31 + letter.charCodeAt(0)) % TENANT_MARKS, 0)

/**
 * Words that say nothing of what a thing is: sizes, colours, for whom it is, and praise, in Danish, German and English. A
 * name that begins with them is known by the word after them.
 */
const FILLERS = new Set(
  `str størrelse stk par sæt pakke lille mellem stor store stort mini maxi small medium large xxl
  små ny nye nyt brugt brugte god gode godt fin fine fint flot flotte pæn pæne smuk smukke sød søde lækker lækre dejlig super
  som næsten helt meget uden med til fra for på og eller den det der
  sort sorte hvid hvide hvidt blå grå rød røde rødt grøn grønne grønt gul gule gult brun brune lilla rosa pink lyserød
  lyserøde lyseblå mørkeblå beige orange turkis guld sølv creme multi stribet stribede ternet ternede blomstret
  dame damer herre herrer dreng drenge drengens pige piger pigens børn børne barn baby unisex
  retro vintage antik gammel gamle ældre original ægte
  größe paar stück set klein kleine kleiner kleines groß große großer großes neu neue neuer neues gebraucht gut gute guter
  gutes schön schöne schöner schönes toll tolle hübsch hübsche wie fast sehr ohne mit und oder für von aus der die das ein eine
  schwarz schwarze schwarzer weiß weiße weißer blau blaue blauer grau graue grauer rot rote roter grün grüne grüner gelb
  gelbe gelber braun braune brauner rosa gold silber bunt bunte gestreift kariert
  damen herren jungen mädchen kinder alt alte alter altes echt
  size pair piece pieces new used good nice fine pretty lovely great like almost very without with and the for from big little
  black white blue grey gray red green yellow brown purple gold silver cream striped
  women womens ladies men mens boys girls boy girl kids child childrens old genuine`
    .split(/\s+/)
    .map(folded),
)

/** Longer words are cut, so that keys stay small. */
const LONGEST = 20

/** The first word of a name that says what the thing is, folded; undefined: the name has none. */
export const guideWord = (name: string): string | undefined =>
  // Folding ǽ gives æ. A word that is folded already stays what it is.
  folded(folded(name))
    .match(/[\p{L}\p{N}]+/gu)
    ?.find(word => /^\p{L}{3,}$/u.test(word) && !FILLERS.has(word))
    ?.slice(0, LONGEST)

/** How often something was counted, by its step, or by its mark. Steps that are kept mean the same when the ladder changes. */
export type Tally = ReadonlyMap<number, number>

/** What was counted for one word. */
export interface Counted {
  prices: Tally
  days: Tally
  tenants: Tally
}

export interface Guidance {
  sold: number
  /** A fifth was sold for less than `low`, a fifth for more than `high`, and half for `median` or less. */
  low: Minor
  median: Minor
  high: Minor
  /** Half of the things were sold within so many days; null: most of them do not say when they went on sale. */
  days: number | null
}

/** A return may be counted where its sale was not: then there are fewer than none. */
const countedIn = (tally: Tally): number =>
  [...tally.values()].reduce((all, one) => all + Math.max(0, one), 0)

/** The step at or below which so many per cent of what was counted lie. Undefined where nothing was. */
export const percentile = (tally: Tally, percent: number): number | undefined => {
  const wanted = Math.max(1, Math.ceil((countedIn(tally) * percent) / 100))
  let passed = 0
  return [...tally.keys()]
    .toSorted((one, other) => one - other)
    .find(step => {
      passed += Math.max(0, tally.get(step) ?? 0)
      return passed >= wanted
    })
}

/** What may be said of what was counted; null: too little, or of too few tenants. */
export const guidanceOf = ({ prices, days, tenants }: Counted): Guidance | null => {
  const sold = countedIn(prices)
  const sellers = [...tenants.values()].filter(count => count > 0).length
  if (sold < FEWEST_SALES || sellers < FEWEST_TENANTS) return null
  const price = (percent: number) => percentile(prices, percent) ?? 0
  return {
    sold,
    low: price(20),
    median: price(50),
    high: price(80),
    days: countedIn(days) * 2 < sold ? null : (percentile(days, 50) ?? null),
  }
}

/** Steps of price as a sentence says them, on one line: "40–80 kr." (da), "DKK 40–80" (en). Equal ones are one: "2,50 €" (de). */
export const showPrices = (low: Minor, high: Minor, currency: string, language: Language): string => {
  const format = numberFormat(LOCALE[language], {
    style: 'currency',
    currency,
    currencyDisplay: language === 'en' ? 'code' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const text = low === high ? format.format(low / 100) : format.formatRange(low / 100, high / 100)
  return text.replace(/(?<=\d)\s?[-–]\s?(?=\d)/, '–').replace(/\s/g, '\u00a0')
}
