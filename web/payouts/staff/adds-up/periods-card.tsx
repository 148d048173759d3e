/** The finalized periods of the days, and what it means where the days cut one. */
import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../../../kit/card.tsx'
import { usePeriodWords } from '../settlement/use-period-words.ts'
import styles from './adds-up.module.css'
import type { AddsUp } from './figures.ts'
import { addressOf } from './use-checked-days.ts'

/** The days with all of each period that they have a part of. */
const withWhole = ({ dateFrom, dateTo, periods }: AddsUp) => ({
  from: periods.reduce((from, one) => (one.dateFrom < from ? one.dateFrom : from), dateFrom),
  to: periods.reduce((to, one) => (one.dateTo > to ? one.dateTo : to), dateTo),
})

export const PeriodsCard = ({ addsUp }: { addsUp: AddsUp }) => {
  const { t } = useTranslation()
  const words = usePeriodWords()
  const { periods } = addsUp
  return (
    <Card title={t('adds-up.periods')} size="h3">
      {periods.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('adds-up.noPeriod')}
        </Text>
      )}
      {periods.length > 0 && (
        <ul className={styles.periods}>
          {periods.map(period => (
            <li key={period.id}>
              <Anchor component={Link} to={`/payments/periods/${period.id}`} fz="inherit">
                {words(period)}
              </Anchor>
              {!period.isWhole && (
                <Text size="sm" c="straw">
                  {t('adds-up.onlyPart')}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
      {periods.some(({ isWhole }) => !isWhole) && (
        <div>
          <Text size="sm">{t('adds-up.partMeans')}</Text>
          <Anchor component={Link} to={addressOf(withWhole(addsUp))} fz="sm">
            {t('adds-up.showWhole')}
          </Anchor>
        </div>
      )}
    </Card>
  )
}
