import { useTranslation } from 'react-i18next'
import type { DayState } from './calendar-days.ts'
import styles from './calendar-legend.module.css'

/** What the looks of the days mean; only the looks that the calendar has. */
export const CalendarLegend = ({ of: states }: { of: ReadonlySet<DayState> }) => {
  const { t } = useTranslation()
  const names = {
    free: t('bookings.dayFree'),
    taken: t('bookings.dayTaken'),
    closed: t('bookings.dayClosed'),
    special: t('bookings.daySpecial'),
  } as const
  const shown = (['free', 'taken', 'closed', 'special'] as const).filter(state => states.has(state))
  return (
    <ul id="calendar-legend" className={styles.legend}>
      {shown.map(state => (
        <li key={state}>
          <span className={styles.sample} data-state={state} aria-hidden>
            12
          </span>
          {names[state]}
        </li>
      ))}
    </ul>
  )
}
