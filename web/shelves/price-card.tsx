import { Button, Paper, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PeriodPrice } from '#shared/shelves/contract.ts'
import { usePeriodLabel } from './period-label.ts'
import { Price } from './price.tsx'
import styles from './shelves.module.css'

interface PriceCardProps {
  price: PeriodPrice
  currency: string
  timeZone: string
  onSelect: () => void
}

export const PriceCard = ({ price, currency, timeZone, onSelect }: PriceCardProps) => {
  const { t } = useTranslation()
  const label = usePeriodLabel()(price.bookingPeriod)
  return (
    <Paper withBorder className={styles.card} component="article">
      <div className={styles.body}>
        <Title order={2}>{label}</Title>
        <div className={styles.grow}>
          <Price
            {...price}
            original={price.originalPrice}
            discounted={price.discountedPrice}
            {...{ currency, timeZone }}
          />
        </div>
        <Button onClick={onSelect} aria-label={t('shelves.selectNamed', { name: label })}>
          {t('shelves.select')}
        </Button>
      </div>
    </Paper>
  )
}
