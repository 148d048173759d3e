/** What the calendars that are ARIA date grids have in common: a row a week from Monday, and where keys lead. */
import { addDays, addMonths, type Day, weekday, weekdayName } from '#shared/kit/day.ts'
import { useLanguage } from '../../i18n/language.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

/** The head of the grid: the weekdays. */
export const Weekdays = () => {
  const language = useLanguage()
  return (
    <thead>
      <tr>
        {WEEK.map(code => (
          <th key={code} scope="col">
            <abbr title={weekdayName(code, language)}>{weekdayName(code, language).slice(0, 2)}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Where an arrow or another key of the grid leads, from the first to the last of its days; undefined for other keys. */
export const dayAfterKey = (day: Day, key: string, first: Day, last: Day): Day | undefined => {
  const places: Record<string, Day> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: addDays(day, 1 - weekday(day)),
    End: addDays(day, 7 - weekday(day)),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  }
  const to = places[key]
  if (to === undefined) return undefined
  if (to < first) return first
  return to > last ? last : to
}
