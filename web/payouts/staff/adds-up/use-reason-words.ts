/** Says in a sentence what a difference is made of. */
import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import { useFigures } from '../settlement/figures.ts'
import type { Reason } from './figures.ts'

export const useReasonWords = () => {
  const { t } = useTranslation()
  const { money } = useFigures()
  return ({ name, amount: wire, count }: Reason): string => {
    const minor = fromWire(wire)
    const isMore = minor > 0
    const amount = money(Math.abs(minor))
    const of = { count, amount }
    return {
      clearing: () => t('adds-up.clearing', of),
      told_differently: () => (isMore ? t('adds-up.toldMore', of) : t('adds-up.toldLess', of)),
      not_settled: () => (isMore ? t('adds-up.notSettled', of) : t('adds-up.settledMore', of)),
      open: () => t('adds-up.open', of),
      not_uploaded: () => t('adds-up.notUploaded', of),
      returned: () => t('adds-up.returned', of),
      kept: () => t('adds-up.kept', of),
      paid_more: () => t('adds-up.paidMore', of),
      not_exported: () => (count ? t('adds-up.notExported', of) : t('adds-up.partNotExported', of)),
      unexplained: () => t('adds-up.unexplained', of),
    }[name]()
  }
}
