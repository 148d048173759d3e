/** A day as people type it: "28-11-2026", "28.11.2026", "1/12/2026", "28112026" or "2026-11-28". */
import { addMonths, type Day, dayIn, daysBetween, isDay } from '#shared/kit/day.ts'

const SHAPES = [
  /^(?<day>\d{1,2})[-./ ](?<month>\d{1,2})[-./ ](?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
]
const SHORT_YEAR = /^(?<start>\d{1,2}[-./ ]\d{1,2}[-./ ])(?<year>\d{2})$/

/** Undefined for what is no real day. */
export const typedDay = (text: string): Day | undefined => {
  const found = SHAPES.map(shape => shape.exec(text.trim())).find(match => match !== null)
  const { day = '', month = '', year = '' } = found?.groups ?? {}
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}

const NO_YEAR = /^(?<start>\d{1,2}[-./ ]\d{1,2})[-./ ]?$/

const dayHere = (): Day => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now())

/** The day without a year that is nearest to today: in December, "3/1" is next year's. */
const nearest = (text: string, today: Day): Day | undefined =>
  [-12, 0, 12]
    .map(months => addMonths(today, months).slice(0, 4))
    .flatMap(year => typedDay(text.replace(NO_YEAR, `$<start>-${year}`)) ?? [])
    .sort((one, other) => Math.abs(daysBetween(today, one)) - Math.abs(daysBetween(today, other)))[0]

/** Reads also "28-11-26" and "28-11", once the typing is over: on the way to 2026 the first would be a day in 2020. */
export const finishedDay = (text: string, today = dayHere()): Day | undefined =>
  NO_YEAR.test(text.trim())
    ? nearest(text.trim(), today)
    : typedDay(text.trim().replace(SHORT_YEAR, '$<start>20$<year>'))
