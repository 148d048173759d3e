/** What the cells of the start calendar say. */
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/kit/day.ts'
import { useLanguage } from '../../i18n/language.ts'
import { capital } from '../../kit/capital.ts'
import { useShow } from '../../kit/show.ts'
import { type DayState, dayAndMonth, type Place, shortMonth } from './calendar-days.ts'

interface CellFacts {
  day: Day
  state: DayState
  isToday: boolean
  /** The first cell of the calendar and of a month names the month. */
  showsMonth: boolean
  /** In the chosen booking. */
  place: Place
  /** In the booking that is only looked at, which is shown and not said. */
  previewPlace: Place
}

/** The words of a cell: the number and those beneath it, on a phone and at a desk, and those for screen readers. */
export interface DayWords {
  number: string
  longNumber: string
  short: string
  long: string
  spoken: string
}

const listed = (...words: string[]): string => words.filter(Boolean).join(', ')

/**
 * Looks up the texts once for the whole calendar, because each look-up is slow on a cheap phone. Returns the function
 * that words one cell.
 */
export const useDayWords = (): ((said: CellFacts) => DayWords) => {
  const { t } = useTranslation()
  const show = useShow()
  const language = useLanguage()
  const states: Record<DayState, string> = {
    past: '',
    free: t('bookings.dayFree'),
    taken: t('bookings.dayTaken'),
    closed: t('bookings.dayClosed'),
    special: t('bookings.daySpecial'),
  }
  const short = { start: t('bookings.startShort'), end: t('bookings.endShort'), within: '' }
  const spoken = {
    start: t('bookings.firstDay'),
    end: t('bookings.lastDay'),
    within: t('bookings.inBooking'),
  }
  const long = { start: capital(spoken.start), end: capital(spoken.end), within: '' }
  const todayWord = t('bookings.today')

  /** Whether another booking could start on a day says nothing about a day within a booking. */
  const stateIn = (place: Place, state: DayState): string =>
    place && (state === 'free' || state === 'taken') ? '' : states[state].toLowerCase()

  return said => {
    const { day, state, isToday, showsMonth, place, previewPlace } = said
    const shown = place ?? previewPlace
    const today = isToday ? todayWord : ''
    const month = showsMonth ? shortMonth(day, language) : ''
    const number = String(Number(day.slice(8)))
    return {
      number,
      longNumber: showsMonth ? dayAndMonth(day, language) : number,
      short: (shown && short[shown]) || today || month,
      long: (shown && long[shown]) || capital(listed(today, stateIn(shown, state))),
      spoken: listed(show.day(day), today, place ? spoken[place] : '', stateIn(place, state)),
    }
  }
}
