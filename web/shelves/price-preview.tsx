import { NativeSelect, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffPeriod, StaffType } from '#shared/shelves/staff-calls.ts'
import { useThisMarket } from '../markets/market.ts'
import { PriceCard } from './price-card.tsx'
import { type Grid, keyOf } from './price-cells.ts'
import { todayFor } from './today.ts'

interface PricePreviewProps {
  types: StaffType[]
  periods: StaffPeriod[]
  grid: Grid
}

/** The price cards as visitors see them, with what is not saved yet. Their buttons do nothing. */
export const PricePreview = ({ types, periods, grid }: PricePreviewProps) => {
  const { t } = useTranslation()
  const { currencyCode, timeZone } = useThisMarket()
  const [chosen, setChosen] = useState('')
  const previewed = types.find(({ id }) => id === chosen)?.id ?? types[0]?.id ?? ''
  const cards = periods.flatMap(period => {
    const key = keyOf({ row: previewed, column: period.id })
    const amount = grid.amountOf(key)
    if (!amount || amount === '0.00') return []
    const { cut, discount, price } = todayFor(
      amount,
      grid.offerOf(key),
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
    <Paper withBorder p={{ base: 'sm', sm: 'lg' }} component="section" aria-labelledby="preview">
      <Stack gap="md">
        <Title order={2} id="preview">
          {t('pricelist.preview')}
        </Title>
        {types.length > 1 && (
          <NativeSelect
            label={t('pricelist.type')}
            data={types.map(({ id, name }) => ({ value: id, label: name }))}
            value={previewed}
            onChange={event => setChosen(event.currentTarget.value)}
          />
        )}
        {!cards.length && <Text>{t('pricelist.previewEmpty')}</Text>}
        <div inert>
          <Stack gap="sm">
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
