import { memo } from 'react'
import { type Closing, type DayNumber, leftOf, type Range } from '../plan/axis.ts'
import styles from './grid.module.css'

interface BandsProps {
  axis: Range
  dayWidth: number
  today: DayNumber
  loaded: Range | undefined
  closing: Closing
  /** The days that are drawn. */
  first: DayNumber
  last: DayNumber
}

interface Band extends Range {
  kind: 'past' | 'unknown' | 'closed' | 'extra'
}

const bandsOf = ({ axis, today, loaded, closing, first, last }: BandsProps): Band[] => {
  const bands: Band[] = [{ kind: 'past', first: axis.first, last: today - 1 }]
  // Days that have not been loaded are shaded: white would read as free.
  if (!loaded) bands.push({ kind: 'unknown', ...axis })
  else {
    bands.push({ kind: 'unknown', first: axis.first, last: loaded.first - 1 })
    bands.push({ kind: 'unknown', first: loaded.last + 1, last: axis.last })
  }
  for (let day = first; day <= last; day++) {
    if (closing.isExtra(day)) bands.push({ kind: 'extra', first: day, last: day })
    else if (closing.isWeekly(day)) bands.push({ kind: 'closed', first: day, last: day })
  }
  return bands.filter(band => band.last >= band.first)
}

/** What lies behind the bars: past days, closed days, days not loaded, today's line. */
export const Bands = memo((props: BandsProps) => {
  const { axis, dayWidth, today } = props
  return (
    <div aria-hidden>
      {bandsOf(props).map(({ kind, first, last }) => (
        <div
          key={`${kind}${first}`}
          className={styles.band}
          data-kind={kind}
          style={{ left: leftOf(first, axis, dayWidth), width: (last - first + 1) * dayWidth }}
        />
      ))}
      <div className={styles.today} style={{ left: leftOf(today, axis, dayWidth) }} />
    </div>
  )
})
