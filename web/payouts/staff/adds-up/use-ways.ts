/** Where staff see, and put right, what a difference is made of. */
import { useTranslation } from 'react-i18next'
import type { ReasonName } from '#shared/payouts/adds-up.ts'
import { usePeriodWords } from '../settlement/use-period-words.ts'
import { settlementOf } from '../settlement/use-settled-days.ts'
import type { AddsUp } from './figures.ts'

export interface Way {
  to: string
  name: string
}

export const useWays = ({ dateFrom, dateTo, periods }: AddsUp): Record<ReasonName, Way[]> => {
  const { t } = useTranslation()
  const words = usePeriodWords()
  const whole = periods.filter(({ isWhole }) => isWhole)
  const bank = whole.map(period => ({
    to: `/payments/bank?period=${period.id}`,
    name: whole.length > 1 ? t('adds-up.toBankOf', { days: words(period) }) : t('adds-up.toBank'),
  }))
  const books = [{ to: '/payments/books', name: t('adds-up.toBooks') }]
  return {
    clearing: [{ to: '/payments/clearing', name: t('adds-up.toClearing') }],
    told_differently: [{ to: '/payments/till', name: t('adds-up.toTill') }],
    not_settled: [{ to: settlementOf({ from: dateFrom, to: dateTo }), name: t('adds-up.toSettlement') }],
    open: bank,
    not_uploaded: bank,
    returned: bank,
    kept: bank,
    paid_more: bank,
    not_exported: books,
    unexplained: [],
  }
}
