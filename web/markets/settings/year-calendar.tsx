/** A year, month by month: each day is a button. Arrows lead by day and week, Page Up and Page Down by month. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Day, formatDay } from '#shared/kit/day.ts'
import { useLanguage } from '../../i18n/language.ts'
import { capital } from '../../kit/capital.ts'
import { dayAfterKey, Weekdays } from '../../kit/typed/date-grid.tsx'
import { type DayLook, type HolidayNames, useSpokenDay } from './day-look.ts'
import styles from './year.module.css'
import { monthsOf, weeksOf } from './year-days.ts'

interface YearCalendarProps {
  year: number
  /** The years that keys may lead to. */
  years: readonly number[]
  today: Day
  holidays: HolidayNames
  lookOf: (day: Day) => DayLook
  /** True for a day that a press turns on or off. */
  canPress: (day: Day) => boolean
  isPressed: (day: Day) => boolean
  onPress: (day: Day) => void
  onYear: (year: number) => void
}

interface MonthProps extends YearCalendarProps {
  month: Day
  /** The one day of the year that Tab reaches. */
  stop: Day
  onKey: (event: KeyboardEvent, day: Day) => void
  onFocus: (day: Day) => void
}

const Month = ({ month, stop, today, holidays, lookOf, onKey, onFocus, ...props }: MonthProps) => {
  const language = useLanguage()
  const spoken = useSpokenDay(lookOf, holidays)
  const name = formatDay(month, language, { month: 'long' })
  const cell = (day: Day) => {
    const canPress = day >= today && props.canPress(day)
    return (
      <button
        type="button"
        className={styles.day}
        data-day={day}
        data-look={lookOf(day)}
        data-holiday={holidays.has(day) || undefined}
        data-past={day < today || undefined}
        title={holidays.get(day)}
        tabIndex={day === stop ? 0 : -1}
        aria-label={spoken(day)}
        aria-pressed={props.isPressed(day)}
        aria-disabled={!canPress || undefined}
        aria-current={day === today ? 'date' : undefined}
        onKeyDown={event => onKey(event, day)}
        onFocus={() => onFocus(day)}
        onClick={() => canPress && props.onPress(day)}
      >
        {Number(day.slice(8))}
      </button>
    )
  }
  return (
    <section className={styles.month}>
      <strong className={styles.monthName} aria-hidden>
        {capital(name)}
      </strong>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are reached by arrows
        role="grid"
        aria-label={`${name} ${month.slice(0, 4)}`}
        className={styles.grid}
      >
        <Weekdays />
        <tbody>
          {weeksOf(month).map(week => (
            <tr key={week.find(Boolean)}>
              {week.map((day, at) => (
                <td key={day ?? `none ${at}`}>{day && cell(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export const YearCalendar = (props: YearCalendarProps) => {
  const { year, years, today, onYear } = props
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(today)
  /** The day to be focused once its year is shown. */
  const [wanted, setWanted] = useState<Day>()
  useEffect(() => {
    if (!wanted) return
    box.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus()
    setWanted(undefined)
  }, [wanted])
  const move = (event: KeyboardEvent, day: Day) => {
    const to = dayAfterKey(day, event.key, `${today.slice(0, 7)}-01`, `${years.at(-1)}-12-31`)
    if (!to) return
    event.preventDefault()
    if (!to.startsWith(String(year))) onYear(Number(to.slice(0, 4)))
    setWanted(to)
  }
  const isShown = focused.startsWith(String(year))
  const first = today.startsWith(String(year)) ? today : `${year}-01-01`
  return (
    <div className={styles.months} ref={box}>
      {monthsOf(year)
        // Nothing can be changed in months that are over.
        .filter(month => month.slice(0, 7) >= today.slice(0, 7))
        .map(month => (
          <Month
            key={month}
            {...props}
            month={month}
            stop={isShown ? focused : first}
            onKey={move}
            onFocus={setFocused}
          />
        ))}
    </div>
  )
}
