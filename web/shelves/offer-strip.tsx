import { Button, Group, Paper, Text, TextInput, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import {
  NO_OFFER,
  offerAsTyped,
  type PriceProblem,
  type SentOffer,
  type TypedPrice,
} from '#shared/shelves/typed-offer.ts'
import { DayBox } from '../kit/list/day-box.tsx'
import { percent, useShow } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'
import { Price } from './price.tsx'
import type { Grid } from './price-cells.ts'
import styles from './staff.module.css'
import { todayFor } from './today.ts'

interface OfferStripProps {
  /** What the price is for: "Standardhylde, 2 uger". */
  name: string
  cell: string
  grid: Grid
  /** The discount of the whole type or service. */
  general: SentOffer | undefined
  onType: (some: Partial<TypedPrice>) => void
}

/** What can be wrong with the last day. */
const END_PROBLEMS: Partial<Record<PriceProblem, string>> = {
  range: 'codes.discount_range',
  to: 'list.notADay',
}

/** Leads back from the offer to the cell that it belongs to. */
const backToCell = (cell: string): void => document.getElementById(`cell ${cell}`)?.focus()

/** How much is off, from when and until when, and what the price is today. */
const OfferFields = ({ cell, grid, general, onType }: Omit<OfferStripProps, 'name'>) => {
  const { t } = useTranslation()
  const { currencyCode } = useThisMarket()
  const typed = grid.typedOf(cell)
  const problem = grid.problemOf(cell)
  const amount = grid.amountOf(cell) ?? ''
  const today = problem === undefined ? todayFor(amount, grid.offerOf(cell), general) : undefined
  const day = (field: 'discountValidFrom' | 'discountValidTo') => ({
    value: typed[field],
    onChoose: (chosen: string) => onType({ [field]: chosen }),
    keepsTyped: true as const,
  })
  return (
    <div className={styles.offer}>
      <TextInput
        id="offer-percent"
        label={t('pricelist.offerPercent')}
        inputMode="numeric"
        maxLength={3}
        className={styles.percent}
        rightSection={<span aria-hidden>%</span>}
        error={problem === 'percent' && t('pricelist.percentRange')}
        value={typed.discountPercent}
        onChange={({ currentTarget }) => onType({ discountPercent: currentTarget.value })}
      />
      <DayBox
        key={`${cell} from`}
        label={t('pricelist.offerFrom')}
        error={problem === 'from' ? t('list.notADay') : undefined}
        {...day('discountValidFrom')}
      />
      <DayBox
        key={`${cell} to`}
        label={t('pricelist.offerTo')}
        error={problem && END_PROBLEMS[problem] && t(END_PROBLEMS[problem])}
        {...day('discountValidTo')}
      />
      {today && (
        <Price
          original={amount}
          discounted={(today.cut / 100).toFixed(2)}
          isDiscountActive={today.cut !== today.price}
          currency={currencyCode}
        />
      )}
      {amount && today?.cut === 0 && <Text size="sm">{t('pricelist.free')}</Text>}
    </div>
  )
}

/** The offer on the price in focus: how much, from when and until when. It is saved with the prices. */
export const OfferStrip = ({ name, cell, grid, general, onType }: OfferStripProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  const typed = grid.typedOf(cell)
  const problem = grid.problemOf(cell)
  const amount = grid.amountOf(cell)
  const isOffered = amount !== undefined && amount !== '0.00'
  const hasOffer = Boolean(typed.discountPercent || typed.discountValidFrom || typed.discountValidTo)
  const generalPercent = general?.discountPercent ?? null
  return (
    <Paper
      withBorder
      p="md"
      component="section"
      aria-labelledby="offer"
      onKeyDown={event => event.key === 'Escape' && backToCell(cell)}
    >
      <Group justify="space-between" mb="xs">
        <Title order={3} id="offer">
          {name}
        </Title>
        {hasOffer && (
          <Button
            size="sm"
            variant="subtle"
            color="berry"
            leftSection={<IconX size={20} aria-hidden />}
            onClick={() => {
              onType(offerAsTyped(NO_OFFER, timeZone))
              backToCell(cell)
            }}
          >
            {t('pricelist.removeOffer')}
          </Button>
        )}
      </Group>
      {isOffered ? (
        <OfferFields {...{ cell, grid, general, onType }} />
      ) : (
        <Text c="dimmed">{t('pricelist.priceFirst')}</Text>
      )}
      {isOffered && generalPercent !== null && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('pricelist.ownBeats', { percent: percent(generalPercent) })}
        </Text>
      )}
      {isOffered && typed.discountPercent && typed.discountValidTo && problem === undefined && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('pricelist.offerEnds', { day: show.day(typed.discountValidTo) })}
        </Text>
      )}
    </Paper>
  )
}
