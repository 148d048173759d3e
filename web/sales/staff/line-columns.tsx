import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { timeIn } from '#shared/kit/day.ts'
import type { SaleLine } from '#shared/sales/dearest.ts'
import type { Card, Column } from '../../kit/list/column.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { SoldThing } from '../sale-rows.tsx'
import { takenOff } from '../taken-off.ts'

/** The columns of a line as staff see it, and what it says on a phone. */
export const useLineColumns = (): { columns: Column<SaleLine>[]; card: (line: SaleLine) => Card } => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode, timeZone } = useThisMarket()
  const whenOf = ({ date, at }: SaleLine) =>
    t('sold.dayAndTime', { day: show.date(date), time: timeIn(timeZone, Date.parse(at)) })
  const money = (amount: string | number) => show.money(amount, currencyCode)
  /** Goods without items of their own have no page. */
  const Thing = ({ line }: { line: SaleLine }) =>
    line.product ? (
      <Anchor component={Link} to={`/customers/products/${line.product}`} fz="inherit">
        <SoldThing line={line} />
      </Anchor>
    ) : (
      <SoldThing line={line} />
    )
  return {
    columns: [
      { name: 'when', title: t('sold.when'), cell: whenOf, isWhole: true },
      { name: 'thing', title: t('sold.thing'), cell: line => <Thing line={line} /> },
      {
        name: 'number',
        title: t('sold.productNumber'),
        cell: ({ productNumber }) => productNumber,
        isWhole: true,
      },
      { name: 'paid', title: t('staff-sales.paid'), cell: ({ total }) => money(total), isNumber: true },
      {
        name: 'commission',
        title: t('staff-sales.commission'),
        cell: ({ commission }) => money(takenOff(commission)),
        isNumber: true,
      },
      {
        name: 'share',
        title: t('staff-sales.tenantsShare'),
        cell: ({ share }) => money(share),
        isNumber: true,
      },
    ],
    card: line => ({
      name: <Thing line={line} />,
      end: money(line.share),
      details: [whenOf(line), line.productNumber, t('sold.ofAmount', { amount: money(line.total) })],
    }),
  }
}
