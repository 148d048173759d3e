/** What a tenant has sold: figures, bars, and all lines of some days. */

import { Anchor, Group, Stack, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { salesCalls } from '#shared/sales/sales-calls.ts'
import { useListAddress } from '../../kit/list/list-address.ts'
import { ListFrame } from '../../kit/list/list-frame.tsx'
import { ReportTable } from '../../kit/list/report-table.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { DaysBar } from '../days-bar.tsx'
import { SalesFiles } from '../sales-files.tsx'
import { type SalesDays, useSalesDays } from '../use-sales-days.ts'
import { useStaffColumns } from './line-columns.tsx'
import { StaffFigures } from './staff-figures.tsx'

const Lines = ({ userNumber, days: { days } }: { userNumber: string; days: SalesDays }) => {
  const { t } = useTranslation()
  const address = useListAddress()
  const { columns, card } = useStaffColumns()
  const lines = useRoute(salesCalls.listSaleLines, {
    params: { userNumber },
    query: { page: String(address.page), dateFrom: days.from, dateTo: days.to },
  })
  return (
    <ListFrame
      page={lines}
      address={address}
      tools={null}
      status={({ count = 0 }) => t('list.rows', { count })}
      empty={t('staff-sales.noneThen')}
      noneFound={t('staff-sales.noneThen')}
    >
      {rows => (
        <ReportTable
          title={t('sold.lines')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          card={card}
        />
      )}
    </ListFrame>
  )
}

export const TenantSales = () => {
  const { t } = useTranslation()
  const { userNumber = '' } = useParams()
  const days = useSalesDays()
  const { data } = useRoute(staffCalls.read, { params: { userNumber } })
  const name = data?.name ?? userNumber
  const title = t('staff-sales.of', { name })
  return (
    <Stack gap="md">
      <PageTitle>{title}</PageTitle>
      <Text>
        <Anchor component={Link} to={`/customers/${userNumber}`}>
          <IconArrowLeft size={20} aria-hidden style={{ verticalAlign: '-0.25em' }} /> {name}
        </Anchor>
      </Text>
      <Group justify="space-between" align="start">
        <StepTitle>{title}</StepTitle>
        {!days.wrong && <SalesFiles days={days.days} staffs={{ customer: userNumber }} />}
      </Group>
      <DaysBar days={days} />
      <StaffFigures days={days} customer={{ userNumber, name }} />
      {!days.wrong && <Lines userNumber={userNumber} days={days} />}
    </Stack>
  )
}
