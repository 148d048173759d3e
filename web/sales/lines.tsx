/** All lines of the chosen days, a page at a time. */

import { Anchor, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { salesCalls } from '#shared/sales/sales-calls.ts'
import { RouteList } from '../kit/list/route-list.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { DaysBar } from './days-bar.tsx'
import { useLineColumns } from './line-columns.tsx'
import { NotActive } from './not-active.tsx'
import { SoldThing } from './sale-rows.tsx'
import { SalesFiles } from './sales-files.tsx'
import { useSalesDays } from './use-sales-days.ts'

const useOwnColumns = () => {
  const { t } = useTranslation()
  return useLineColumns(
    { paid: t('sold.paid'), commission: t('sold.commission'), share: t('sold.share') },
    line => <SoldThing line={line} />,
  )
}

export const SalesLines = ({ isSeen }: { isSeen: boolean }) => {
  const { t } = useTranslation()
  const days = useSalesDays()
  const { columns, card } = useOwnColumns()
  const bar = <DaysBar days={days} />
  if (!isSeen || days.wrong)
    return (
      <Stack gap="md">
        <PageTitle>{t('sold.lines')}</PageTitle>
        <StepTitle>{t('sold.lines')}</StepTitle>
        {isSeen ? bar : <NotActive />}
      </Stack>
    )
  return (
    <RouteList
      // Other days have other pages.
      key={days.search}
      route={salesCalls.listSaleLines}
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
