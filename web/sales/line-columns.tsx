import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { timeIn } from '#shared/kit/day.ts'
import type { SaleLine } from '#shared/sales/dearest.ts'
import type { Card, Column } from '../kit/list/column.ts'
import { useShow } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'
import { takenOff } from './taken-off.ts'

/** The heads of the amounts, in the words of who reads them. */
interface AmountHeads {
  paid: string
  commission: string
  share: string
}

/** The columns of a sale's line, and what it says on a phone. `thing`: what was sold. */
export const useLineColumns = (
  heads: AmountHeads,
  thing: (line: SaleLine) => ReactNode,
): { columns: Column<SaleLine>[]; card: (line: SaleLine) => Card } => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode, timeZone } = useThisMarket()
  const whenOf = ({ date, at }: SaleLine) =>
    t('sold.dayAndTime', { day: show.date(date), time: timeIn(timeZone, Date.parse(at)) })
  const money = (amount: string | number) => show.money(amount, currencyCode)
  const amount = (name: keyof AmountHeads, of: (line: SaleLine) => string | number): Column<SaleLine> => ({
    name,
    title: heads[name],
    cell: line => money(of(line)),
    isNumber: true,
  })
  return {
    columns: [
      { name: 'when', title: t('sold.when'), cell: whenOf, isWhole: true },
      { name: 'thing', title: t('sold.thing'), cell: thing },
      {
        name: 'number',
        title: t('sold.productNumber'),
        cell: ({ productNumber }) => productNumber,
        isWhole: true,
      },
      amount('paid', ({ total }) => total),
      amount('commission', ({ commission }) => takenOff(commission)),
      amount('share', ({ share }) => share),
    ],
    card: line => ({
      name: thing(line),
      end: money(line.share),
      details: [whenOf(line), line.productNumber, t('sold.ofAmount', { amount: money(line.total) })],
    }),
  }
}
