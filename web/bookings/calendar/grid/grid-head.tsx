import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, spokenDay } from '#shared/kit/day.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { capital } from '../../../kit/capital.ts'
import { type Closing, type DayNumber, dayOf, leftOf, type Range, weekOf, ZOOMS } from '../plan/axis.ts'
import styles from './grid.module.css'

interface GridHeadProps {
  axis: Range
  dayWidth: number
  today: DayNumber
  closing: Closing
  first: DayNumber
  last: DayNumber
}

/** Groups days by what they have in common, as long as they follow each other. */
const spansOf = (first: DayNumber, last: DayNumber, keyOf: (day: DayNumber) => string): Range[] => {
  const spans: Range[] = []
  let known = ''
  for (let day = first; day <= last; day++) {
    const key = keyOf(day)
    const span = spans.at(-1)
    if (span && key === known) span.last = day
    else spans.push({ first: day, last: day })
    known = key
  }
  return spans
}

interface DayHeadProps {
  number: DayNumber
  column: number
  left: number
  letters: 'narrow' | 'short'
  isToday: boolean
  closed: 'extra' | 'weekly' | undefined
}

const DayHead = memo(({ number, column, left, letters, isToday, closed }: DayHeadProps) => {
  const language = useLanguage()
  const day = dayOf(number)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: see GridHead
    <div
      className={styles.date}
      role="columnheader"
      aria-colindex={column}
      data-today={isToday || undefined}
      data-closed={closed}
      style={{ left }}
    >
      <small aria-hidden>
        {formatDay(day, language, { weekday: letters }).replace('.', '').toUpperCase()}
      </small>
      <strong aria-hidden>{Number(day.slice(8))}</strong>
      <VisuallyHidden>{spokenDay(day, language)}</VisuallyHidden>
    </div>
  )
})

/** Months, weeks and days above the rows. */
export const GridHead = memo(({ axis, dayWidth, today, closing, first, last }: GridHeadProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const place = ({ first: from, last: to }: Range) => ({
    left: leftOf(from, axis, dayWidth),
    width: (to - from + 1) * dayWidth,
  })
  const days = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const letters = dayWidth === ZOOMS.month ? 'narrow' : 'short'
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: one cell of the grid has the tab stop
    // biome-ignore lint/a11y/useSemanticElements: see BarView
    <div className={styles.head} role="row" aria-rowindex={1}>
      {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: as above */}
      <div className={styles.corner} role="columnheader" aria-colindex={1}>
        {t('calendar.shelf')}
      </div>
      {spansOf(first, last, day => dayOf(day).slice(0, 7)).map(span => (
        <div key={span.first} className={styles.span} data-kind="month" style={place(span)} aria-hidden>
          <span>{capital(formatDay(dayOf(span.first), language, { month: 'long', year: 'numeric' }))}</span>
        </div>
      ))}
      {spansOf(first, last, day => String(weekOf(day))).map(span => (
        <div key={span.first} className={styles.span} data-kind="week" style={place(span)} aria-hidden>
          <span>{t('calendar.week', { number: weekOf(span.first) })}</span>
        </div>
      ))}
      {days.map(number => (
        <DayHead
          key={number}
          number={number}
          column={number - axis.first + 2}
          left={leftOf(number, axis, dayWidth)}
          letters={letters}
          isToday={number === today}
          closed={(closing.isExtra(number) && 'extra') || (closing.isWeekly(number) && 'weekly') || undefined}
        />
      ))}
    </div>
  )
})
