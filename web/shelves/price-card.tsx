import { Badge, Group, Paper, Text, Title } from '@mantine/core'
import { IconChevronRight, IconStar, IconTag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { periodDays } from '#shared/shelves/rules.ts'
import type { PeriodPrice } from '#shared/shelves/visitors-calls.ts'
import { percent, useShow } from '../kit/show.ts'
import { usePeriodLabel } from './period-label.ts'
import own from './price.module.css'
import { Price, useDiscountUntil } from './price.tsx'
import styles from './shelves.module.css'
import { perWeek } from './week-price.ts'

interface PriceCardProps {
  price: PeriodPrice
  currency: string
  timeZone: string
  /** The lowest price a week of those on offer. */
  isBest: boolean
  onSelect: () => void
}

/** A period: how long and what a week costs on the left, the price on the right. The whole card can be pressed. */
export const PriceCard = ({ price, currency, timeZone, isBest, onSelect }: PriceCardProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const label = usePeriodLabel()(price.bookingPeriod)
  const until = useDiscountUntil(price, timeZone)
  return (
    <Paper withBorder className={`${styles.card} ${own.period}`} component="article">
      <button
        type="button"
        className={styles.cover}
        aria-label={t('shelves.selectNamed', { name: label })}
        aria-describedby={`price-${price.id}`}
        onClick={onSelect}
      />
      <div id={`price-${price.id}`}>
        {(price.isDiscountActive || isBest) && (
          <Group gap="xs" mb={4}>
            {price.isDiscountActive && (
              <Badge color="clay" size="lg" leftSection={<IconTag size={16} aria-hidden />}>
                {t('shelves.discount')} <span>{`−${percent(price.discountPercent ?? 0)}`}</span>
              </Badge>
            )}
            {isBest && (
              <Badge variant="light" size="lg" leftSection={<IconStar size={16} aria-hidden />}>
                {t('shelves.bestPrice')}
              </Badge>
            )}
          </Group>
        )}
        <div className={own.row}>
          <div className={styles.grow}>
            <Title order={2}>
              <span className={own.length}>{label}</span>
              {price.bookingPeriod.months > 0 && (
                <span className={own.days}>
                  {t('shelves.days', { count: periodDays(price.bookingPeriod) })}
                </span>
              )}
            </Title>
            <Text size="sm" c={isBest ? 'shelf' : 'dimmed'} fw={isBest ? 600 : undefined}>
              {t('shelves.perWeek', { price: show.money(perWeek(price), currency) })}
            </Text>
          </div>
          <Price
            {...price}
            original={price.originalPrice}
            discounted={price.discountedPrice}
            {...{ currency }}
          />
          <IconChevronRight className={own.arrow} size={22} aria-hidden />
        </div>
      </div>
      {until && (
        <Text size="sm" c="clay" className={own.until}>
          {t('shelves.discountUntil', { date: until })}
        </Text>
      )}
    </Paper>
  )
}
