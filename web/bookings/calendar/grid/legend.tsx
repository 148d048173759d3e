import { IconAlertCircleFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { timeIn } from '#shared/kit/day.ts'
import styles from '../plan/screen.module.css'
import status from '../plan/status.module.css'
import { ICONS, STATUSES, useStatusWords } from '../plan/status-look.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import grid from './grid.module.css'

/** What the marks of the plan mean, and how new the plan is. */
export const Legend = () => {
  const { t } = useTranslation()
  const words = useStatusWords()
  const { plan, market } = useCalendar()
  return (
    <ul className={styles.legend} aria-label={t('calendar.legend')}>
      {STATUSES.map(one => {
        const Icon = ICONS[one]
        return (
          <li key={one}>
            <span className={`${status.status} ${styles.mark}`} data-status={one}>
              {Icon && <Icon size={14} aria-hidden />}
            </span>
            {words[one]}
          </li>
        )
      })}
      <li>
        <span className={`${styles.mark} ${grid.key}`} data-kind="closed" />
        {t('calendar.closed')}
      </li>
      <li>
        <span className={`${styles.mark} ${grid.key}`} data-kind="extra" />
        {t('calendar.extraClosed')}
      </li>
      <li>
        <IconAlertCircleFilled className={status.needs} size={18} aria-hidden />
        {t('calendar.needsYou')}
      </li>
      <li>{plan.plan && t('calendar.updated', { time: timeIn(market.timeZone, plan.plan.at) })}</li>
    </ul>
  )
}
