import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { closingCalls } from '#shared/bookings/closing-calls.ts'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useSettings } from './context.ts'
import styles from './settings.module.css'

/** The running bookings that the saved closing days should lengthen, and whose shelf is taken after them. */
export const StuckBookings = () => {
  const { t } = useTranslation()
  const show = useShow()
  const { marketId, closingDays } = useSettings().settings
  const { data } = useRoute(closingCalls.closingDaysEffect, {
    audience: 'admin',
    market: marketId,
    body: { closingDays },
  })
  if (!data?.stuck.length) return null
  return (
    <Notice role="note" title={t('setup.stuckTitle', { count: data.stuck.length })}>
      <Text size="sm">{t('setup.stuckText')}</Text>
      <ul className={styles.days}>
        {data.stuck.map(({ id, shelf, name, customer, dateEnd, newDateEnd }) => (
          <li key={id}>
            {t('setup.stuckBooking', {
              shelf: shelf.name,
              name: [name, customer].filter(Boolean).join(', '),
              end: show.date(dateEnd),
              wanted: show.date(newDateEnd),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
