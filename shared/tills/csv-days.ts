/** Days and times in the cells of a till's file, as Danish, German and English tills and spreadsheets write them. */
import { addDays, type Day, dayIn, isDay } from '../kit/day.ts'
import type { Millis } from '../kit/units.ts'
import { cellText } from './csv-cells.ts'

/** Which number of a date such as `11/04/2026` is the month. */
export const DAY_ORDERS = ['day_first', 'month_first'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

const AFTER = '(?:[T ,]+(?<time>.+))?$'
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i
const NUMBERS = new RegExp(`^(\\d{1,2})([-./]) ?(\\d{1,2})[-./] ?(\\d{4}|\\d{2})${AFTER}`)
const SERIAL = /^([345]\d{4}|6\d{4})(?:[.,](\d+))?$/
const WEEKDAY = /^(?:ma|ti|on|to|fr|lø|sø|mo|di|mi|do|sa|so|tu|we|th|su)\p{L}*\.?,? +/iu

/** Dates whose parts have one order: `2026-11-28`, `28. Nov. 2026`, `Nov 28, 2026`, `20261128`. */
const ORDERED = [
  new RegExp(`^(?<year>\\d{4})[-./](?<month>\\d{1,2})[-./](?<date>\\d{1,2})${AFTER}`),
  new RegExp(
    `^(?<date>\\d{1,2})(?:\\.|st|nd|rd|th)?[ /-]*(?<month>\\p{L}{3,})\\.?[ ,/-]*(?<year>\\d{4})${AFTER}`,
    'u',
  ),
  new RegExp(
    `^(?<month>\\p{L}{3,})\\.? (?<date>\\d{1,2})(?:\\.|st|nd|rd|th)?,? (?<year>\\d{4})${AFTER}`,
    'u',
  ),
  /^(?<year>\d{4})(?<month>\d{2})(?<date>\d{2})(?:[T ]?(?<time>\d{2}:?\d{2}(?::?\d{2})?))?$/,
]

/** The first three letters of months in Danish, German and English. */
const MONTHS = [
  'jan',
  'feb',
  'mar mär mrz',
  'apr',
  'maj mai may',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt oct',
  'nov',
]
  .concat('dec dez')
  .map(names => names.split(' '))

const monthOf = (text: string): string => {
  if (/^\d/.test(text)) return text
  return String(MONTHS.findIndex(names => names.includes(text.slice(0, 3).toLowerCase())) + 1)
}

export interface CellDay {
  day: Day
  /** The rest of the cell, which is a time; undefined: there is none. */
  time?: string | undefined
  /** The cell says the moment itself, with its zone. */
  moment?: Millis
}

interface Parts {
  year: string
  month: string
  date: string
  time?: string | undefined
}

const numbersIn = (text: string, order: DayOrder): Parts | undefined => {
  const [found, one = '', , other = '', year = '', time] = NUMBERS.exec(text) ?? []
  if (!found) return undefined
  const [date, month] = order === 'day_first' ? [one, other] : [other, one]
  return { year: year.length === 2 ? `20${year}` : year, month, date, time }
}

/** Excel counts the days since the end of 1899; what follows the comma is the part of the day. */
const serialIn = (text: string): Parts | undefined => {
  const [, days, part] = SERIAL.exec(text) ?? []
  if (!days) return undefined
  const [year = '', month = '', date = ''] = addDays('1899-12-30', Number(days)).split('-')
  return { year, month, date, time: part && `0,${part.padEnd(3, '0')}` }
}

const partsIn = (text: string, order: DayOrder): Parts | undefined => {
  const groups = ORDERED.map(pattern => pattern.exec(text)?.groups).find(Boolean)
  return (groups as Parts | undefined) ?? numbersIn(text, order) ?? serialIn(text)
}

const dayOf = (text: string, order: DayOrder): CellDay | undefined => {
  const { year, month = '', date = '', time } = partsIn(text, order) ?? {}
  const day = [year, monthOf(month).padStart(2, '0'), date.padStart(2, '0')].join('-')
  return isDay(day) ? { day, time } : undefined
}

/** The moment that a cell says with its zone; seconds of a leap second are those before it. */
const momentOf = (text: string): Millis | undefined => {
  const [, day, time = '', zone = ''] = MOMENT.exec(text) ?? []
  if (!day) return undefined
  const moment = Date.parse(`${day}T${time.replace(/:60$/, ':59')}${/[+-]/.test(zone) ? zone : 'Z'}`)
  return Number.isNaN(moment) ? undefined : moment
}

/**
 * The day of a cell as tills and spreadsheets write it: `21-11-2026`, `21.11.2026 14:05`, `2026-11-21T13:05:00Z`,
 * `2026-11-20 14:05:00 +0100`, `28. Nov. 2026`, `Fr 20.11.2026`, `20261120`, Excel's `46346`. The order counts where the
 * month may be the first or the second number. Undefined for what is no day.
 */
export const dayInCell = (
  cell: string,
  timeZone: string,
  order: DayOrder = 'day_first',
): CellDay | undefined => {
  const text = cellText(cell)
  const moment = momentOf(text)
  if (moment === undefined) return dayOf(text, order) ?? dayOf(text.replace(WEEKDAY, ''), order)
  const day = dayIn(timeZone, moment)
  return isDay(day) ? { day, moment } : undefined
}

/** How long before today the last sale of a file lies at most, where nothing else says what its dates mean. */
const NEAR_DAYS = 45

interface Order {
  order: DayOrder
  /** False where somebody must say it. */
  isSure: boolean
}

/** Of dates that fit both orders: a day that has not come yet decides, then which order leads to the last weeks. */
const orderByToday = (first: Day, second: Day, hasSlashes: boolean, today: Day): Order => {
  if (first > today !== second > today)
    return { order: first > today ? 'month_first' : 'day_first', isSure: true }
  const isNear = (day: Day) => day <= today && day >= addDays(today, -NEAR_DAYS)
  if (isNear(second) && !isNear(first)) return { order: 'month_first', isSure: false }
  return { order: 'day_first', isSure: !hasSlashes || isNear(first) !== isNear(second) }
}

/**
 * The order of day and month in a column of dates: one date that fits only one order decides for all. Dates with points have
 * the day first. Not sure: dates fit both orders, or some only the one and some only the other.
 */
export const orderOfDays = (cells: readonly string[], today: Day): Order => {
  const texts = [...new Set(cells)].map(cell => cellText(cell).replace(WEEKDAY, ''))
  const found = texts.filter(text => NUMBERS.test(text))
  const days = (order: DayOrder) => found.flatMap(text => dayOf(text, order)?.day ?? []).toSorted()
  const [first, second] = [days('day_first'), days('month_first')]
  const isSame = first.length === found.length && first.join() === second.join()
  if (isSame || found.some(text => NUMBERS.exec(text)?.[2] === '.'))
    return { order: 'day_first', isSure: true }
  if (first.length < found.length || second.length < found.length) {
    const order = first.length < second.length ? 'month_first' : 'day_first'
    return { order, isSure: Math.max(first.length, second.length) === found.length }
  }
  const hasSlashes = found.some(text => text.includes('/'))
  return orderByToday(first.at(-1) ?? today, second.at(-1) ?? today, hasSlashes, today)
}

const TIME =
  /^(?:kl\.? ?|um |at )?(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?(?: ?uhr| ?h)?(?: ?([ap])\.?m\.?)?$/i
const CLOSED_TIME = /^(\d{2})(\d{2})(\d{2})?$/
const PART_OF_DAY = /^0?[.,]\d{3,}$/
export const DAY_SECONDS = 86_400

/** The hour of the day of one that may be before or after noon: `2 PM` is 14. */
const hourOf = (hours: number, half: string | undefined): number =>
  half && hours <= 12 ? (hours % 12) + (/p/i.test(half) ? 12 : 0) : hours

/**
 * Seconds since midnight: `14:05`, `kl. 14.05`, `14:05:33`, `2:05 PM`, `1405`, Excel's `0,5868`; 86,400 for `24:00`, which
 * is the start of the next day. Undefined for what is no time.
 */
export const secondsInCell = (cell: string): number | undefined => {
  const text = cellText(cell)
  if (PART_OF_DAY.test(text)) return Math.round(Number(`0.${text.replace(/^0?[.,]/, '')}`) * DAY_SECONDS)
  const [, hours, minutes, seconds = '0', half] = TIME.exec(text) ?? CLOSED_TIME.exec(text) ?? []
  // A leap second is the one before it.
  const second = seconds === '60' ? 59 : Number(seconds)
  if (hours === undefined || Number(minutes) > 59 || second > 59) return undefined
  const found = (hourOf(Number(hours), half) * 60 + Number(minutes)) * 60 + second
  return found > DAY_SECONDS ? undefined : found
}
