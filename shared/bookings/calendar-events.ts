/** What a booking puts into its tenant's calendar: when to set the shelf up, and when to empty it. */
import { momentIn, spokenDay } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import type { CalendarEvent } from './ics.ts'
import { type DayAndHour, emptyBeforeEnd, emptyBy, setUpFrom, type Turns } from './shelf-hours.ts'

interface Words {
  setUp: (shelf: string) => string
  empty: (shelf: string) => string
  lastDay: (day: string) => string
}

const WORDS: Record<Language, Words> = {
  da: {
    setUp: shelf => `Stil op på hylde ${shelf}`,
    empty: shelf => `Tøm hylde ${shelf}`,
    lastDay: day => `Din sidste dag er ${day}, men da har butikken lukket.`,
  },
  de: {
    setUp: shelf => `Regal ${shelf} einräumen`,
    empty: shelf => `Regal ${shelf} ausräumen`,
    lastDay: day => `Dein letzter Tag ist ${day}, aber dann hat der Laden geschlossen.`,
  },
  en: {
    setUp: shelf => `Set up shelf ${shelf}`,
    empty: shelf => `Empty shelf ${shelf}`,
    lastDay: day => `Your last day is ${day}, but the shop is closed then.`,
  },
}

type Shop = Parameters<typeof setUpFrom>[0] & { visualName: string; address: string; timeZone: string }

interface Booked {
  /** Names the booking's events: see `uidText`. */
  uid: string
  shelfName: string
  dateStartCustomer: string
  dateEndCustomer: string
}

/** The shelf is emptied in the hour before the shop closes, and set up from the hour after it opens. */
const HOUR = 3_600_000

/** Two events, or one of a booking that goes on on its shelf; a day without an hour is a whole day. */
export const calendarEvents = (
  shop: Shop,
  booked: Booked,
  { setsUp, empties }: Turns,
  language: Language,
): CalendarEvent[] => {
  const say = WORDS[language]
  const when = ({ day, time }: DayAndHour, before: number): CalendarEvent['when'] => {
    if (!time) return { day }
    const from = momentIn(shop.timeZone, day, time) - before
    return { from, to: from + HOUR }
  }
  const title = (text: string) => `${shop.visualName}: ${text}`
  const last = emptyBeforeEnd(shop, booked) && say.lastDay(spokenDay(booked.dateEndCustomer, language))
  return [
    ...(setsUp
      ? [
          {
            uid: `${booked.uid}-set-up`,
            when: when(setUpFrom(shop, booked), 0),
            title: title(say.setUp(booked.shelfName)),
            place: shop.address,
          },
        ]
      : []),
    ...(empties
      ? [
          {
            uid: `${booked.uid}-empty`,
            when: when(emptyBy(shop, booked), HOUR),
            title: title(say.empty(booked.shelfName)),
            place: shop.address,
            ...(last ? { text: last } : {}),
          },
        ]
      : []),
  ]
}
