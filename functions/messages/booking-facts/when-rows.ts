/** The days of a booking in a mail: those that were bought, from when the shelf is set up, and by when it is empty. */
import { type DayAndHour, emptyBy, setUpFrom, type Turns } from '#shared/bookings/shelf-hours.ts'
import { type Day, spokenDay } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import type { Market } from '../../markets/table/market.ts'

interface WhenTexts {
  first: string
  last: string
  setUpFrom: string
  emptyBy: string
  at: (day: string, time: string) => string
}

export const WHEN_TEXTS: Record<Language, WhenTexts> = {
  da: {
    first: 'Første dag',
    last: 'Sidste dag',
    setUpFrom: 'Stil op fra',
    emptyBy: 'Tøm senest',
    at: (day, time) => `${day} kl. ${time}`,
  },
  de: {
    first: 'Erster Tag',
    last: 'Letzter Tag',
    setUpFrom: 'Einräumen ab',
    emptyBy: 'Ausräumen bis',
    at: (day, time) => `${day}, ${time} Uhr`,
  },
  en: {
    first: 'First day',
    last: 'Last day',
    setUpFrom: 'Set up from',
    emptyBy: 'Empty it by',
    at: (day, time) => `${day} at ${time}`,
  },
}

/** "torsdag 26. november kl. 19:00", without an hour where the market has not said one. */
export const spokenDayAndHour = ({ day, time }: DayAndHour, language: Language, withYear = false): string => {
  const spoken = spokenDay(day, language, withYear)
  return time ? WHEN_TEXTS[language].at(spoken, time) : spoken
}

interface Booked {
  dateStartCustomer: Day
  dateEndCustomer: Day
}

/** Leaves out what says no more than the day that was bought. */
export const whenRows = (
  shop: Pick<Market, 'openingHours' | 'closingDays' | 'bookingOpeningDays'>,
  booked: Booked,
  { setsUp, empties }: Turns,
  language: Language,
): [string, string][] => {
  const say = WHEN_TEXTS[language]
  const { dateStartCustomer: first, dateEndCustomer: last } = booked
  const row = (label: string, moment: DayAndHour, bought: Day): [string, string][] =>
    moment.time || moment.day !== bought ? [[label, spokenDayAndHour(moment, language, true)]] : []
  return [
    [say.first, spokenDay(first, language, true)],
    ...(setsUp ? row(say.setUpFrom, setUpFrom(shop, booked), first) : []),
    [say.last, spokenDay(last, language, true)],
    ...(empties ? row(say.emptyBy, emptyBy(shop, booked), last) : []),
  ]
}
