/** What the shop has sold: in figures, by days and by tenant, and as files. */
import { Anchor, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import { staffSalesCalls } from '#shared/sales/sales-calls.ts'
import type { Column } from '../../kit/list/column.ts'
import { useListAddress } from '../../kit/list/list-address.ts'
import { ListFrame } from '../../kit/list/list-frame.tsx'
import { ReportTable } from '../../kit/list/report-table.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { DaysBar } from '../days-bar.tsx'
import { SalesFiles } from '../sales-files.tsx'
import { takenOff } from '../taken-off.ts'
import { type SalesDays, useSalesDays } from '../use-sales-days.ts'
import { StaffFigures } from './staff-figures.tsx'

type Tenant = Answer<typeof staffSalesCalls.listSalesByTenant>['results'][number]

const pathOf = ({ customer }: Tenant, { search }: SalesDays): string =>
  `/customers/${customer}/sales?${search}`

const useColumns = (days: SalesDays): Column<Tenant>[] => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const money = (amount: string | number) => show.money(amount, currencyCode)
  return [
    {
      name: 'tenant',
      title: t('staff-sales.tenant'),
      cell: tenant => (
        <Anchor component={Link} to={pathOf(tenant, days)} fz="inherit">
          {tenant.customerName || tenant.customer}
        </Anchor>
      ),
    },
    { name: 'number', title: t('sold.number'), cell: ({ number }) => number, isNumber: true },
    { name: 'paid', title: t('staff-sales.paid'), cell: ({ turnover }) => money(turnover), isNumber: true },
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
  ]
}

/** The tenants who sold something, the most first. Each leads to their lines of the same days. */
const Tenants = ({ days }: { days: SalesDays }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const address = useListAddress()
  const columns = useColumns(days)
  const tenants = useRoute(
    staffSalesCalls.listSalesByTenant,
    { query: { page: String(address.page), dateFrom: days.days.from, dateTo: days.days.to } },
    { keepPreviousData: true },
  )
  const money = (amount: string | number) => show.money(amount, currencyCode)
  const sums = tenants.data?.total
  return (
    <ListFrame
      page={tenants}
      address={address}
      tools={null}
      status={({ count = 0 }) => t('list.rows', { count })}
      empty={t('staff-sales.noTenantThen')}
      noneFound={t('staff-sales.noTenantThen')}
    >
      {rows => (
        <ReportTable
          title={t('staff-sales.byTenant')}
          columns={columns}
          rows={rows}
          rowKey={({ customer }) => customer}
          linkTo={tenant => pathOf(tenant, days)}
          card={({ customer, customerName, number, turnover, share }) => ({
            name: customerName || customer,
            end: money(share),
            details: [`${t('sold.number')}: ${number}`, t('sold.ofAmount', { amount: money(turnover) })],
          })}
          {...(sums
            ? {
                total: [
                  t('staff-sales.total'),
                  sums.number,
                  money(sums.turnover),
                  money(takenOff(sums.commission)),
                  money(sums.share),
                ],
              }
            : {})}
        />
      )}
    </ListFrame>
  )
}

export const ShopSales = () => {
  const { t } = useTranslation()
  const days = useSalesDays()
  return (
    <Stack gap="md">
      <PageTitle>{t('staff-sales.title')}</PageTitle>
      <Group justify="space-between" align="start">
        <StepTitle>{t('staff-sales.title')}</StepTitle>
        {!days.wrong && <SalesFiles days={days.days} staffs={{}} />}
      </Group>
      <DaysBar days={days} />
      <StaffFigures days={days} />
      {!days.wrong && <Tenants days={days} />}
    </Stack>
  )
}
