/** What each tenant has in campaigns, and what these brought. */
import { Anchor, NativeSelect, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CAMPAIGN_STATES } from '#shared/campaigns/campaign.ts'
import { campaignsContract } from '#shared/campaigns/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { goodsReportCalls } from '#shared/sales/goods-report-calls.ts'
import { useNumbers } from '../../bookings/reports/figures-table.tsx'
import { Files } from '../../bookings/reports/files.tsx'
import { ReportFrame } from '../../bookings/reports/report-frame.tsx'
import { useReport } from '../../bookings/reports/use-report.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../kit/call.ts'
import { hasCode } from '../../kit/failure.ts'
import type { Card, Column, Filter } from '../../kit/list/column.ts'
import { useListAddress } from '../../kit/list/list-address.ts'
import { ReportTable } from '../../kit/list/report-table.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { TenantBox } from '../../products/staff/tenant-box.tsx'
import { ReportPager } from './report-pager.tsx'

type Report = Answer<typeof goodsReportCalls.listCampaignsReport>
type Row = Report['results'][number]
type Brought = Report['total']

const useStates = () => {
  const { t } = useTranslation()
  return {
    planned: t('reports.campaignPlanned'),
    running: t('reports.campaignRunning'),
    ended: t('reports.campaignEnded'),
  }
}

const CampaignBox = ({
  label,
  value,
  onChoose,
}: {
  label: string
  value: string
  onChoose: (value: string) => void
}) => {
  const { t } = useTranslation()
  const { data } = useRoute(campaignsContract.listCampaigns, { query: {} })
  return (
    <NativeSelect
      label={label}
      value={value}
      data-chosen={value !== '' || undefined}
      data={[
        { value: '', label: t('list.all') },
        ...(data?.results ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}

const useFilters = (): Filter[] => {
  const { t } = useTranslation()
  const states = useStates()
  return [
    {
      name: 'status',
      label: t('reports.campaignState'),
      options: CAMPAIGN_STATES.map(value => ({ value, label: states[value] })),
    },
    { name: 'campaign', label: t('reports.campaign'), box: CampaignBox },
    { name: 'customer', label: t('reports.renter'), box: TenantBox },
  ]
}

const useColumns = (): Column<Row | Brought>[] => {
  const { t } = useTranslation()
  const show = useShow()
  const states = useStates()
  const { whole, plain, amount } = useNumbers()
  const number = (name: string, title: string, cell: (one: Brought) => string) => ({
    ...{ name, title, cell },
    isNumber: true,
  })
  return [
    {
      name: 'campaign',
      title: t('reports.campaign'),
      cell: row =>
        'campaign' in row ? (
          <>
            <strong>{row.name}</strong>{' '}
            <span>{t('reports.percentOff', { percent: plain(row.discountPercent) })}</span>
            <Text size="sm" c="dimmed">
              {states[row.status]}: {show.date(row.dateFrom)} – {show.date(row.dateTo)}
            </Text>
          </>
        ) : (
          t('reports.total')
        ),
    },
    {
      name: 'tenant',
      title: t('reports.renter'),
      cell: row =>
        'customer' in row ? (
          <Anchor component={Link} to={`/customers/${row.customer}`} fz="inherit">
            {row.customerName || row.customer}
          </Anchor>
        ) : (
          ''
        ),
    },
    number('products', t('reports.inCampaign'), ({ products }) => whole(products)),
    number('sold', t('reports.sold'), ({ sold }) => whole(sold)),
    number('turnover', t('reports.turnover'), ({ turnover }) => amount(turnover)),
    number('commission', t('reports.commission'), ({ commission }) => amount(commission)),
    number('share', t('reports.tenantsShare'), ({ share }) => amount(share)),
  ]
}

const useCard = () => {
  const { t } = useTranslation()
  const states = useStates()
  const { money, plain } = useNumbers()
  return (row: Row): Card => ({
    name: row.customerName || row.customer,
    end: money(row.turnover),
    details: [
      `${row.name} ${t('reports.percentOff', { percent: plain(row.discountPercent) })} · ${states[row.status]}`,
      t('reports.piecesInCampaign', { count: row.products }),
      t('reports.piecesSold', { count: row.sold }),
    ],
  })
}

export const CampaignsReport = () => {
  const { t } = useTranslation()
  const { marketId, currencyCode } = useThisMarket()
  const language = useLanguage()
  const filters = useFilters()
  const columns = useColumns()
  const card = useCard()
  const address = useListAddress({ filters })
  const { status: asked, campaign, customer, page } = address.query
  const status = CAMPAIGN_STATES.find(one => one === asked)
  const options = { audience: 'admin', market: marketId } as const
  const query = { status, campaign, customer }
  const report = useReport(goodsReportCalls.listCampaignsReport, { ...options, query: { ...query, page } })
  const fileOf = (format: 'csv' | 'xlsx') => () =>
    call(goodsReportCalls.exportCampaignsReport, { ...options, query: { ...query, format, language } })
  if (report.failure && hasCode(report.failure, 'not_enabled'))
    return (
      <>
        <PageTitle>{t('reports.campaignsTitle')}</PageTitle>
        <StepTitle>{t('reports.campaignsTitle')}</StepTitle>
        <Empty>{t('reports.campaignsOff')}</Empty>
      </>
    )
  return (
    <ReportFrame
      title={t('reports.campaignsTitle')}
      lead={t('reports.campaignsLead')}
      filters={filters}
      address={address}
      error={undefined}
      report={report}
      tools={null}
      files={<Files xlsx={fileOf('xlsx')} csv={fileOf('csv')} />}
    >
      {data =>
        data.results.length ? (
          <Stack gap="md">
            <ReportTable
              title={t('reports.broughtByTenant')}
              note={t('reports.amountsIn', { currency: currencyCode })}
              columns={columns}
              rows={data.results}
              rowKey={row => `${row.campaign} ${row.customer}`}
              card={card}
              linkTo={row => `/customers/${row.customer}`}
              total={columns.map(({ cell }) => cell(data.total))}
            />
            <ReportPager report={data} address={address} />
          </Stack>
        ) : (
          <Empty>{t('reports.noCampaigns')}</Empty>
        )
      }
    </ReportFrame>
  )
}
