import { VisuallyHidden } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/kit/day.ts'
import { useLanguage } from '../i18n/language.ts'
import { capital } from '../kit/capital.ts'
import { useShow } from '../kit/show.ts'
import styles from './calendar.module.css'
import { type DayState, dayAndMonth, shortMonth } from './calendar-days.ts'

interface DayCellProps {
  day: Day
  state: DayState
  isToday: boolean
  /** The first cell of the calendar and of a month names the month. */
  showsMonth: boolean
  /** The booking that is chosen, or the one that would be. */
  range: { first: Day; last: Day; isPreview: boolean } | undefined
  /** The one day that Tab reaches. */
  isStop: boolean
  onKey: (event: KeyboardEvent) => void
  onLook: () => void
  onFocus: () => void
  onChoose: () => void
}

/** Where a day stands in the booking. */
type Place = 'start' | 'end' | 'within' | undefined

const placeOf = (day: Day, range: DayCellProps['range']): Place => {
  if (!range || day < range.first || day > range.last) return undefined
  if (day === range.first) return 'start'
  return day === range.last ? 'end' : 'within'
}

/** The words of a cell: those beneath the number on a phone and at a desk, and those for screen readers. */
const useWords = ({ day, state, isToday, showsMonth, range }: DayCellProps, place: Place) => {
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
  const places = { start: t('bookings.firstDay'), end: t('bookings.lastDay'), within: '' }
  const today = isToday ? t('bookings.today') : ''
  const stateWord = place === 'within' && (state === 'free' || state === 'taken') ? '' : states[state]
  const placeWord = place ? places[place] : ''
  // A day that is only looked at is not chosen, so its place in a booking is shown but not said.
  const isBooked = place === 'within' ? t('bookings.inBooking') : placeWord
  const shortPlace = { start: t('bookings.startShort'), end: t('bookings.endShort'), within: '' }
  const month = showsMonth ? shortMonth(day, language) : ''
  return {
    number: String(Number(day.slice(8))),
    longNumber: showsMonth ? dayAndMonth(day, language) : String(Number(day.slice(8))),
    short: (place && shortPlace[place]) || today || month,
    long: placeWord || capital([today, stateWord.toLowerCase()].filter(Boolean).join(', ')),
    spoken: [show.day(day), today, range?.isPreview ? '' : isBooked, states[state].toLowerCase()]
      .filter(Boolean)
      .join(', '),
  }
}

/** One day. A day that cannot be chosen can still be reached by keyboard, so that everybody learns why. */
export const DayCell = (props: DayCellProps) => {
  const { day, state, range, isStop, onKey, onLook, onFocus, onChoose } = props
  const place = placeOf(day, range)
  const words = useWords(props, place)
  const face = (
    <>
      <span className={styles.number}>
        <span className={styles.short}>{words.number}</span>
        <span className={styles.long}>{words.longNumber}</span>
      </span>
      {words.short && <small className={styles.short}>{words.short}</small>}
      {words.long && <small className={styles.long}>{words.long}</small>}
    </>
  )
  const looks = { 'data-state': state, 'data-place': place, 'data-preview': range?.isPreview || undefined }
  if (state === 'past')
    return (
      <td className={styles.cell} {...looks} aria-disabled>
        <span className={styles.day} data-state={state}>
          <span className={styles.face}>{face}</span>
        </span>
      </td>
    )
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
    <td className={styles.cell} {...looks} aria-selected={place === 'start' && !range?.isPreview}>
      <button
        type="button"
        className={styles.day}
        {...looks}
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-disabled={state !== 'free' || undefined}
        onKeyDown={onKey}
        onPointerEnter={event => event.pointerType === 'mouse' && onLook()}
        onFocus={event => event.currentTarget.matches(':focus-visible') && onFocus()}
        onClick={() => state === 'free' && onChoose()}
      >
        <span className={styles.face} aria-hidden>
          {face}
        </span>
        <VisuallyHidden>{words.spoken}</VisuallyHidden>
      </button>
    </td>
  )
}
