/** All lines of the chosen days, a page at a time. */
import { Anchor, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { timeIn } from '#shared/kit/day.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { SaleLine } from '#shared/sales/dearest.ts'
import { tenantsSalesCalls } from '#shared/sales/tenants-calls.ts'
import { RouteList } from '../kit/list/route-list.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { useShow } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'
import { DaysBar } from './days-bar.tsx'
import { SoldThing } from './sale-rows.tsx'
import { SalesFiles } from './sales-files.tsx'
import { takenOff } from './taken-off.ts'
import { useSalesDays } from './use-sales-days.ts'

/** The columns of a line, and what it says on a phone. */
export const useLineColumns = () => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode, timeZone } = useThisMarket()
  const whenOf = ({ date, at }: SaleLine) =>
    t('sold.dayAndTime', { day: show.date(date), time: timeIn(timeZone, Date.parse(at)) })
  const money = (amount: string | Minor) => show.money(amount, currencyCode)
  return {
    columns: [
      { name: 'when', title: t('sold.when'), cell: whenOf, isWhole: true },
      { name: 'thing', title: t('sold.thing'), cell: (line: SaleLine) => <SoldThing line={line} /> },
      {
        name: 'number',
        title: t('sold.productNumber'),
        cell: ({ productNumber }: SaleLine) => productNumber,
        isWhole: true,
      },
      { name: 'paid', title: t('sold.paid'), cell: ({ total }: SaleLine) => money(total), isNumber: true },
      {
        name: 'commission',
        title: t('sold.commission'),
        cell: ({ commission }: SaleLine) => money(takenOff(commission)),
        isNumber: true,
      },
      {
        name: 'share',
        title: t('sold.youGetHead'),
        cell: ({ share }: SaleLine) => money(share),
        isNumber: true,
      },
    ],
    card: (line: SaleLine) => ({
      name: <SoldThing line={line} />,
      end: money(line.share),
      details: [whenOf(line), line.productNumber, t('sold.ofAmount', { amount: money(line.total) })],
    }),
  }
}

export const SalesLines = () => {
  const { t } = useTranslation()
  const days = useSalesDays()
  const { columns, card } = useLineColumns()
  const bar = <DaysBar days={days} />
  if (days.wrong)
    return (
      <Stack gap="md">
        <PageTitle>{t('sold.lines')}</PageTitle>
        <StepTitle>{t('sold.lines')}</StepTitle>
        {bar}
      </Stack>
    )
  return (
    <RouteList
      // Other days have other pages.
      key={days.search}
      route={tenantsSalesCalls.listOwnSaleLines}
      query={{ dateFrom: days.days.from, dateTo: days.days.to }}
      title={t('sold.lines')}
      action={
        <Anchor component={Link} to={`/sales?${days.search}`}>
          {t('sold.toFigures')}
        </Anchor>
      }
      rowKey={({ id }) => id}
      columns={columns}
      card={card}
      exportButton={
        <>
          {bar}
          <SalesFiles days={days.days} />
        </>
      }
      empty={`${t('sold.noneTitle')}. ${t('sold.noneText')}`}
    />
  )
}
