/** What stands in the shop and what was sold of it, by tenant: what stands too long is seen here. */
import { Anchor, NativeSelect, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays, addMonths } from '#shared/kit/day.ts'
import { isTooLong } from '#shared/sales/days.ts'
import { goodsReportCalls, PRODUCTS_ORDERS } from '#shared/sales/goods-report-calls.ts'
import { salesCalls } from '#shared/sales/sales-calls.ts'
import { useNumbers } from '../../bookings/reports/figures-table.tsx'
import { Files } from '../../bookings/reports/files.tsx'
import { PresetBox } from '../../bookings/reports/preset-box.tsx'
import { ReportFrame } from '../../bookings/reports/report-frame.tsx'
import { useReport } from '../../bookings/reports/use-report.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../kit/call.ts'
import type { Card, Column, Filter } from '../../kit/list/column.ts'
import { type ListAddress, useListAddress } from '../../kit/list/list-address.ts'
import { useRangeError } from '../../kit/list/range-error.ts'
import { ReportTable } from '../../kit/list/report-table.tsx'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useToday } from '../../markets/use-today.ts'
import { TenantBox } from '../../products/staff/tenant-box.tsx'
import { SalesPlot } from '../plot.tsx'
import { ReportPager } from './report-pager.tsx'

type Report = Answer<typeof goodsReportCalls.listProductsReport>
type Row = Report['results'][number]
type Goods = Report['total']

const goodsOf = (userNumber: string) => `/customers/products?customer=${userNumber}&status=in_shop`

const useDays = () => {
  const { t } = useTranslation()
  return (days: number | null) => (days === null ? '–' : t('reports.daysCount', { count: days }))
}

const useColumns = (): Column<Row | Goods>[] => {
  const { t } = useTranslation()
  const { whole, amount } = useNumbers()
  const days = useDays()
  const number = (name: string, title: string, cell: (goods: Goods) => string) => ({
    ...{ name, title, cell },
    isNumber: true,
  })
  return [
    {
      name: 'tenant',
      title: t('reports.renter'),
      isWhole: true,
      cell: row =>
        'customer' in row ? (
          <Anchor component={Link} to={goodsOf(row.customer)} fw={650} fz="inherit">
            {row.customerName || row.customer}
          </Anchor>
        ) : (
          t('reports.total')
        ),
    },
    number('inShop', t('reports.inShop'), ({ inShop }) => whole(inShop)),
    number('inShopTotal', t('reports.inShopTotal'), ({ inShopTotal }) => amount(inShopTotal)),
    number('usedSold', t('reports.usedSold'), ({ used }) => whole(used.sold)),
    number('usedTurnover', t('reports.turnover'), ({ used }) => amount(used.turnover)),
    number('usedDays', t('reports.daysToSell'), ({ used }) => days(used.daysToSell)),
    number('newSold', t('reports.newSold'), one => whole(one.new.sold)),
    number('newTurnover', t('reports.turnover'), one => amount(one.new.turnover)),
    number('newDays', t('reports.daysToSell'), one => days(one.new.daysToSell)),
  ]
}

const useCard = () => {
  const { t } = useTranslation()
  const { money } = useNumbers()
  return ({ customer, customerName, inShop, inShopTotal, used, new: fresh }: Row): Card => ({
    name: customerName || customer,
    end: t('reports.piecesInShop', { count: inShop }),
    details: [
      money(inShopTotal),
      ...[[t('reports.usedSold'), used] as const, [t('reports.newSold'), fresh] as const].flatMap(
        ([name, { sold, turnover, daysToSell }]) => [
          ...(sold ? [`${name}: ${sold} · ${money(turnover)}`] : []),
          ...(daysToSell === null ? [] : [t('reports.soldAfter', { count: daysToSell })]),
        ],
      ),
    ],
  })
}

const useFilters = (): Filter[] => {
  const { t } = useTranslation()
  return [
    { name: 'dateFrom', label: t('reports.from') },
    { name: 'dateTo', label: t('reports.to'), firstDay: 'dateFrom' },
    { name: 'customer', label: t('reports.renter'), box: TenantBox },
  ]
}

/** What these tenants sold by days, or by months where there are many. */
const SoldPlot = ({ report: { dateFrom, dateTo }, customer }: { report: Report; customer?: string }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const { data } = useRoute(salesCalls.aggregateSales, {
    ...{ audience: 'admin', market: marketId },
    query: { dateFrom, dateTo, ...(customer ? { customer } : {}) },
  })
  const words = {
    byDay: t('staff-sales.byDay'),
    byMonth: t('staff-sales.byMonth'),
    share: t('staff-sales.tenantsShare'),
  }
  return data?.results.some(({ number }) => number) ? (
    <SalesPlot sales={data} figure="turnover" words={words} />
  ) : null
}

const Content = ({ report, address }: { report: Report; address: ListAddress }) => {
  const { t } = useTranslation()
  const { currencyCode } = useThisMarket()
  const columns = useColumns()
  const card = useCard()
  const customer = address.filter('customer')
  if (!report.results.length) return <Empty>{t('reports.noGoods')}</Empty>
  return (
    <Stack gap="lg">
      <SoldPlot report={report} {...(customer ? { customer } : {})} />
      <ReportTable
        title={t('reports.goodsByTenant')}
        note={t('reports.amountsIn', { currency: currencyCode })}
        columns={columns}
        rows={report.results}
        rowKey={row => row.customer}
        card={card}
        linkTo={({ customer: number }) => goodsOf(number)}
        total={columns.map(({ cell }) => cell(report.total))}
      />
      <ReportPager report={report} address={address} />
      <Text size="sm" c="dimmed">
        {t('reports.goodsCount')}
      </Text>
    </Stack>
  )
}

export const ProductsReport = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const language = useLanguage()
  const today = useToday()
  const filters = useFilters()
  const orderNames = {
    sold: t('reports.orderSold'),
    in_shop: t('reports.orderInShop'),
    days: t('reports.orderDays'),
  }
  const orders = PRODUCTS_ORDERS.map(value => ({ value, label: orderNames[value] }))
  const address = useListAddress({ filters: [...filters, { name: 'order', label: '', options: orders }] })
  const reversed = useRangeError(filters, address)
  const { dateFrom, dateTo, customer, page } = address.query
  const order = PRODUCTS_ORDERS.find(one => one === address.query.order) ?? 'sold'
  const from = dateFrom ?? addDays(addMonths(dateTo ?? today, -12), 1)
  const isLong = !reversed && isTooLong({ from, to: dateTo ?? today })
  const error = reversed?.text ?? (isLong ? t('sold.tooLong') : undefined)
  const options = { audience: 'admin', market: marketId } as const
  const query = { dateFrom, dateTo, customer, order }
  const report = useReport(
    goodsReportCalls.listProductsReport,
    error ? undefined : { ...options, query: { ...query, page } },
  )
  const fileOf = (format: 'csv' | 'xlsx') => () =>
    call(goodsReportCalls.exportProductsReport, { ...options, query: { ...query, format, language } })
  return (
    <ReportFrame
      title={t('reports.goodsTitle')}
      lead={t('reports.goodsLead')}
      filters={filters}
      address={address}
      error={error}
      report={report}
      days={report.data}
      tools={
        <>
          <PresetBox
            today={today}
            shown={report.data}
            onChoose={({ first, last }) => address.change({ dateFrom: first, dateTo: last })}
          />
          <NativeSelect
            label={t('reports.order')}
            value={order}
            data={orders}
            onChange={({ currentTarget: { value } }) => address.change({ order: value })}
          />
        </>
      }
      files={<Files xlsx={fileOf('xlsx')} csv={fileOf('csv')} />}
    >
      {data => <Content report={data} address={address} />}
    </ReportFrame>
  )
}
