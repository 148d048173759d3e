/** A month of the booking calendar as it is printed: shelves down, days across, 40 shelves a page. */
import {
  type Day,
  daysBetween,
  daysFrom,
  firstOfMonth,
  formatDay,
  lastOfMonth,
  shortDay,
  weekday,
} from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import type { BarLook, Strip, StripBar, StripPage } from '../kit/strip.ts'
import { mayStartOn, type OpeningDays } from '../shelves/rules.ts'
import { compareNames } from '../shelves/shelf-names.ts'
import { PLAN_WORDS } from './plan-words.ts'
import { SHELF_BOOKING } from './states.ts'

export const SHELVES_A_PAGE = 40

interface PlanBar {
  shelf: string
  dateStart: Day
  dateEnd: Day
  shelfStatus: number
  name: string
  isBookingForMarket: boolean
}

interface Printed {
  /** Any day of the month. */
  day: Day
  market: string
  types: readonly { id: string; name: string }[]
  shelves: readonly { id: string; name: string; shelfType: string }[]
  rows: readonly PlanBar[]
  opening: OpeningDays
  /** The day and time of printing, as people read them. */
  printed: string
}

export const monthOf = (day: Day): { first: Day; last: Day } => ({
  first: firstOfMonth(day),
  last: lastOfMonth(day),
})

const lookOf = ({ shelfStatus, isBookingForMarket }: PlanBar, language: Language): BarLook | undefined => {
  const { looks } = PLAN_WORDS[language]
  return isBookingForMarket ? looks.own : looks[shelfStatus as keyof typeof looks]
}

const barOf = (row: PlanBar, { first, last }: { first: Day; last: Day }, language: Language): StripBar[] => {
  const look = lookOf(row, language)
  if (!look || row.dateStart > last || row.dateEnd < first) return []
  const begins = row.dateStart < first ? first : row.dateStart
  const ends = row.dateEnd > last ? last : row.dateEnd
  return [
    {
      from: daysBetween(first, begins),
      to: daysBetween(first, ends),
      beginsBefore: row.dateStart < first,
      endsAfter: row.dateEnd > last,
      look,
      text: row.name,
      spoken: [row.name, look.word, `${shortDay(row.dateStart)} – ${shortDay(row.dateEnd)}`]
        .filter(Boolean)
        .join(', '),
    },
  ]
}

/** A visitor's hold of minutes is over before the paper is dry: it is left out. */
export const planStrip = (
  { day, market, types, shelves, rows, opening, printed }: Printed,
  language: Language,
): Strip => {
  const say = PLAN_WORDS[language]
  const range = monthOf(day)
  const month = formatDay(range.first, language, { month: 'long', year: 'numeric' })
  const onShelf = Map.groupBy(
    rows.filter(({ shelfStatus }) => shelfStatus !== SHELF_BOOKING.reservedByRequest),
    ({ shelf }) => shelf,
  )
  const pages = types.flatMap(({ id, name }): StripPage[] => {
    const own = shelves
      .filter(({ shelfType }) => shelfType === id)
      .toSorted((one, other) => compareNames(one.name, other.name))
      .map(shelf => ({
        title: shelf.name,
        bars: (onShelf.get(shelf.id) ?? [])
          .flatMap(row => barOf(row, range, language))
          .sort((one, other) => one.from - other.from),
      }))
    return Array.from({ length: Math.ceil(own.length / SHELVES_A_PAGE) }, (_, at) => ({
      title: name,
      rows: own.slice(at * SHELVES_A_PAGE, (at + 1) * SHELVES_A_PAGE),
    }))
  })
  return {
    language,
    title: say.title(month),
    sender: market,
    rowTitle: say.shelf,
    days: daysFrom(range.first, range.last).map(one => ({
      number: String(Number(one.slice(8))),
      letter: formatDay(one, language, { weekday: 'narrow' }),
      isClosed: !mayStartOn(one, opening),
      beginsWeek: weekday(one) === 1,
    })),
    pages,
    closedWord: say.closed,
    looks: Object.values(say.looks),
    footer: say.printed(printed),
    pageLabel: say.page,
  }
}

/** What its file is called: `kalender-2026-11.pdf`. */
export const stripFileName = (day: Day, language: Language): string =>
  `${PLAN_WORDS[language].file}-${day.slice(0, 7)}.pdf`
