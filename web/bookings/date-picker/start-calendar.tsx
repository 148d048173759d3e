/** The days on which a booking can start, and those that it then covers: one grid, a row a week. */
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lastStart } from '#shared/bookings/rules.ts'
import type { Day } from '#shared/kit/day.ts'
import { useLanguage } from '../../i18n/language.ts'
import { capital } from '../../kit/capital.ts'
import { useShow } from '../../kit/show.ts'
import { dayAfterKey, Weekdays } from '../../kit/typed/date-grid.tsx'
import type { Availability } from '../../shelves/use-availability.ts'
import styles from './calendar.module.css'
import { monthsOf, nextOpening, placeOf, shortDay, stateOf, weeksFrom } from './calendar-days.ts'
import { CalendarLegend } from './calendar-legend.tsx'
import { DayCell } from './day-cell.tsx'
import { useDayWords } from './day-words.ts'

interface StartCalendarProps {
  today: Day
  availability: Availability
  start?: Day
  /** The last day of a booking that starts on this day. */
  endOf: (start: Day) => Day
  onChoose: (start: Day) => void
}

/** The empty corner after the last day says when the next month can be booked. */
const NextMonth = ({ today, columns }: { today: Day; columns: number }) => {
  const { t } = useTranslation()
  const show = useShow()
  const language = useLanguage()
  const { month, opens } = nextOpening(today, language)
  const name = capital(month)
  return (
    <td colSpan={columns} className={styles.corner}>
      <span className={styles.short}>
        {t('bookings.monthOpens', { month: name, date: shortDay(opens, language) })}
      </span>
      <span className={styles.long}>{t('bookings.monthOpens', { month: name, date: show.day(opens) })}</span>
    </td>
  )
}

/** The days, and the two that pointer and keyboard are on: one has the tab stop, the other shows its booking. */
const useDays = (
  grid: RefObject<HTMLTableElement | null>,
  { today, availability, start, onChoose }: StartCalendarProps,
) => {
  const [focused, setFocused] = useState<Day>()
  const [preview, setPreview] = useState<Day>()
  const weeks = weeksFrom(today)
  const states = new Map(weeks.flat().map(day => [day, stateOf(day, today, availability)]))
  const firstFree = weeks.flat().find(day => states.get(day) === 'free')
  /** Shows the booking that would start on a day. The chosen one is shown already. */
  const look = (day: Day | undefined) =>
    setPreview(day && day !== start && states.get(day) === 'free' ? day : undefined)
  return {
    weeks,
    states,
    preview,
    stop: focused ?? start ?? firstFree ?? today,
    look,
    move: (event: KeyboardEvent, day: Day) => {
      const to = dayAfterKey(day, event.key, today, lastStart(today))
      if (!to) return
      event.preventDefault()
      setFocused(to)
      grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
    },
    focus: (day: Day) => {
      setFocused(day)
      look(day)
    },
    choose: (day: Day) => {
      setFocused(day)
      setPreview(undefined)
      onChoose(day)
    },
  }
}

type Days = ReturnType<typeof useDays>

/** Draws a day: what it is, and whether the chosen booking or the previewed one covers it. */
const useCell = ({ today, start, endOf }: StartCalendarProps, days: Days) => {
  const wordsOf = useDayWords()
  const rangeFrom = (first: Day | undefined) => (first ? { first, last: endOf(first) } : undefined)
  const chosen = rangeFrom(start)
  const previewed = rangeFrom(days.preview)
  return (day: Day, isFirst: boolean) => {
    const state = days.states.get(day) ?? 'past'
    const place = placeOf(day, chosen)
    const previewPlace = placeOf(day, previewed)
    const showsMonth = isFirst || day.endsWith('-01')
    return (
      <DayCell
        key={day}
        day={day}
        state={state}
        place={place}
        previewPlace={previewPlace}
        words={wordsOf({ day, state, place, previewPlace, showsMonth, isToday: day === today })}
        isStop={day === days.stop}
        onKey={event => days.move(event, day)}
        onLook={() => days.look(day)}
        onFocus={() => days.focus(day)}
        onChoose={() => days.choose(day)}
      />
    )
  }
}

export const StartCalendar = (props: StartCalendarProps) => {
  const { today } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const grid = useRef<HTMLTableElement>(null)
  const days = useDays(grid, props)
  const cell = useCell(props, days)
  const { weeks, states, look } = days
  const columnsLeft = 7 - (weeks.at(-1)?.length ?? 0)

  return (
    <>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table
        role="grid"
        className={styles.grid}
        aria-describedby="calendar-legend"
        onPointerLeave={() => look(undefined)}
        onBlur={() => look(undefined)}
      >
        <caption className={styles.caption}>
          {t('bookings.calendarOf', {
            months: capital(monthsOf(today, lastStart(today), language)),
            year: lastStart(today).slice(0, 4),
          })}
        </caption>
        <Weekdays />
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week[0]}>
              {week.map((day, column) => cell(day, row === 0 && column === 0))}
              {row === weeks.length - 1 && columnsLeft > 0 && (
                <NextMonth today={today} columns={columnsLeft} />
              )}
            </tr>
          ))}
          {columnsLeft === 0 && (
            <tr>
              <NextMonth today={today} columns={7} />
            </tr>
          )}
        </tbody>
      </table>
      <CalendarLegend of={new Set(states.values())} />
    </>
  )
}
