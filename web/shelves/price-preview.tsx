import { NativeSelect, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffPeriod, StaffType } from '#shared/shelves/staff-calls.ts'
import type { StaffPrice } from '#shared/shelves/staff-prices-calls.ts'
import { useThisMarket } from '../markets/market.ts'
import { PriceCard } from './price-card.tsx'
import { keyOf } from './price-draft.ts'
import styles from './staff.module.css'
import { todayFor } from './today.ts'

interface PricePreviewProps {
  types: StaffType[]
  periods: StaffPeriod[]
  own: ReadonlyMap<string, StaffPrice>
  /** What stands in a cell, saved or not. */
  amountOf: (key: string) => string | undefined
}

/** The price cards as visitors see them, with what is not saved yet. Their buttons do nothing. */
export const PricePreview = ({ types, periods, own, amountOf }: PricePreviewProps) => {
  const { t } = useTranslation()
  const { currencyCode, timeZone } = useThisMarket()
  const [previewed, setPreviewed] = useState(types[0]?.id ?? '')
  const cards = periods.flatMap(period => {
    const key = keyOf({ row: previewed, column: period.id })
    const amount = amountOf(key)
    if (!amount || amount === '0.00') return []
    const { cut, discount, price } = todayFor(
      amount,
      own.get(key),
      types.find(({ id }) => id === previewed),
    )
    const to = discount.discountValidTo
    return [
      {
        id: key.replace(' ', '-'),
        shelfType: previewed,
        bookingPeriod: period,
        price: amount,
        originalPrice: amount,
        discountPercent: discount.discountPercent,
        discountValidFrom: null,
        discountValidTo: to === null ? null : new Date(to).toISOString(),
        isDiscountActive: cut !== price,
        discountedPrice: (cut / 100).toFixed(2),
      },
    ]
  })
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="preview">
      <Stack gap="md">
        <Title order={2} id="preview">
          {t('pricelist.preview')}
        </Title>
        <NativeSelect
          label={t('pricelist.type')}
          data={types.map(({ id, name }) => ({ value: id, label: name }))}
          value={previewed}
          onChange={event => setPreviewed(event.currentTarget.value)}
        />
        <div inert>
          <Stack gap="sm" className={styles.form}>
            {cards.map(price => (
              <PriceCard
                key={price.id}
                price={price}
                currency={currencyCode}
                timeZone={timeZone}
                isBest={false}
                onSelect={() => undefined}
              />
            ))}
          </Stack>
        </div>
        <Text size="sm" c="dimmed">
          {t('pricelist.previewText')}
        </Text>
      </Stack>
    </Paper>
  )
}
