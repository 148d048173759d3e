/** What was sold on some days: what is the tenant's large, what was paid below it, and how the time before compares. */

import { Text } from '@mantine/core'
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { daysBetween } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import type { salesCalls } from '#shared/sales/sales-calls.ts'
import { Card } from '../kit/card.tsx'
import { Fact, Facts } from '../kit/facts.tsx'
import { IconLabel } from '../kit/icon-label.tsx'
import { useShow } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'
import { useRangeWords } from '../markets/use-range-words.ts'
import styles from './sales.module.css'
import { takenOff } from './taken-off.ts'

export type Summary = Answer<typeof salesCalls.summarizeSales>

interface Dated {
  dateFrom: string
  dateTo: string
}

const daysIn = ({ dateFrom, dateTo }: Dated): number => daysBetween(dateFrom, dateTo) + 1

interface ComparedProps {
  summary: Summary
  /** What is compared; the tenant's share without it. */
  figure?: 'share' | 'turnover'
  /** What was sold then, where the reader is not the tenant. */
  then?: string
}

/** More or less than before, in the market's money, with the days that it is compared with. */
export const Compared = ({ summary, figure = 'share', then }: ComparedProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const words = useRangeWords()
  const { currencyCode } = useThisMarket()
  const { before } = summary
  const days = words({ from: before.dateFrom, to: before.dateTo })
  if (!before.number && !fromWire(before[figure]))
    return (
      <Text size="sm" c="dimmed">
        {t('sold.noneBefore', { days })}
      </Text>
    )
  const more = fromWire(summary[figure]) - fromWire(before[figure])
  const amount = show.money(Math.abs(more), currencyCode)
  const Icon = more < 0 ? IconTrendingDown : IconTrendingUp
  const isShorter = daysIn(before) < daysIn(summary)
  return (
    <div>
      {more === 0 ? (
        <Text fw={600}>{t('sold.sameAs', { days })}</Text>
      ) : (
        <Text component="div" fw={600} {...(more > 0 && { c: 'shelf' })}>
          <IconLabel icon={<Icon size={20} aria-hidden />}>
            {more > 0 ? t('sold.moreThan', { amount, days }) : t('sold.lessThan', { amount, days })}
          </IconLabel>
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {then ?? t('sold.then', { count: before.number, amount: show.money(before.share, currencyCode) })}
      </Text>
      {isShorter && (
        <Text size="sm" c="dimmed">
          {t('sold.shorter', { count: daysIn(before) })}
        </Text>
      )}
    </div>
  )
}

/** Used and new goods apart, where both were sold. */
const Kinds = ({ summary }: { summary: Summary }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const kinds = [
    { name: t('sold.usedShare'), figures: summary.used },
    { name: t('sold.newShare'), figures: summary.new },
  ]
  if (!kinds.every(({ figures }) => figures.number || fromWire(figures.turnover))) return null
  return kinds.map(({ name, figures }) => (
    <Fact key={name} name={name} data-part>
      {show.money(figures.share, currencyCode)}
    </Fact>
  ))
}

export const Figures = ({ summary }: { summary: Summary }) => {
  const { t } = useTranslation()
  const show = useShow()
  const words = useRangeWords()
  const { currencyCode } = useThisMarket()
  const money = (amount: string | number) => show.money(amount, currencyCode)
  const { dateFrom, dateTo, share, turnover, commission, number } = summary
  return (
    <Card>
      <div>
        <Text c="dimmed">{t('sold.shareOf', { days: words({ from: dateFrom, to: dateTo }) })}</Text>
        <p className={styles.share} aria-live="polite">
          {money(share)}
        </p>
      </div>
      <Compared summary={summary} />
      {(number !== 0 || fromWire(turnover) !== 0) && (
        <>
          <Facts className={styles.facts}>
            <Fact name={t('sold.paid')}>{money(turnover)}</Fact>
            <Fact name={t('sold.commission')}>{money(takenOff(commission))}</Fact>
            <Fact name={t('sold.share')} data-total>
              {money(share)}
            </Fact>
            <Kinds summary={summary} />
            <Fact name={t('sold.number')}>{number}</Fact>
          </Facts>
          <Text size="sm" c="dimmed">
            {t('sold.numberHint')}
          </Text>
        </>
      )}
    </Card>
  )
}
