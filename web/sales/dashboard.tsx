/** What a tenant has sold on some days: what they get, day by day, the newest lines; beside it what the app puts there. */
import { Button, Group, Skeleton, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fromWire } from '#shared/kit/money.ts'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { tenantsSalesCalls } from '#shared/sales/tenants-calls.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { Empty, Waiting } from '../kit/states.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { DaysBar } from './days-bar.tsx'
import { Figures } from './figures.tsx'
import { Dearest, LatestLines } from './latest-lines.tsx'
import { LIVE } from './live.ts'
import { isNotActive, NotActive } from './not-active.tsx'
import { SalesPlot } from './plot.tsx'
import styles from './sales.module.css'
import { SalesFiles } from './sales-files.tsx'
import { type SalesDays, useSalesDays } from './use-sales-days.ts'

/** Where nothing was sold: what to do about it. */
const NothingSold = ({ days }: { days: SalesDays }) => {
  const { t } = useTranslation()
  const { data: market } = useRoute(tenantsCalls.readTenants, {})
  return (
    <Empty
      action={
        <Group justify="center">
          {days.shortcut !== 'this_year' && (
            <Button variant="default" onClick={() => days.choose('this_year')}>
              {t('sold.tryLonger')}
            </Button>
          )}
          {market?.customerAccessToProductCreation && (
            <Button component={Link} to="/product-sheets" variant="default">
              {t('sold.makeSheet')}
            </Button>
          )}
        </Group>
      }
    >
      <Title order={2} size="h3" component="span" display="block">
        {t('sold.noneTitle')}
      </Title>
      {t('sold.noneText')}
    </Empty>
  )
}

const HEIGHTS = { top: 360, lines: 320 }

const useSales = ({ days, wrong }: SalesDays) => {
  const query = { dateFrom: days.from, dateTo: days.to }
  const options = wrong ? undefined : { query }
  return {
    summary: useRoute(tenantsSalesCalls.summarizeOwnSales, options, { ...LIVE, keepPreviousData: true }),
    sales: useRoute(tenantsSalesCalls.aggregateOwnSales, options, { ...LIVE, keepPreviousData: true }),
    lines: useRoute(tenantsSalesCalls.listOwnSaleLines, options, LIVE),
  }
}

interface ContentProps {
  days: SalesDays
  beside: ReactNode
}

const Content = ({ days, beside }: ContentProps) => {
  const parts = useSales(days)
  const { summary, sales, lines } = parts
  if (days.wrong) return null
  if (Object.values(parts).some(({ failure }) => isNotActive(failure))) return <NotActive />
  const skeleton = <Skeleton height={HEIGHTS.lines} radius="lg" />
  return (
    <>
      <WhenLoaded
        of={{ summary, sales }}
        skeleton={
          <div className={styles.top}>
            <Waiting />
            <Skeleton height={HEIGHTS.top} radius="lg" />
            <Skeleton height={HEIGHTS.top} radius="lg" />
          </div>
        }
      >
        {data => (
          <div className={styles.top}>
            <Figures summary={data.summary} />
            {fromWire(data.summary.turnover) !== 0 && <SalesPlot sales={data.sales} />}
          </div>
        )}
      </WhenLoaded>
      <div className={styles.below}>
        <WhenLoaded
          of={{ lines }}
          skeleton={skeleton}
          empty={data => !data.lines.results.length && <NothingSold days={days} />}
        >
          {data => <LatestLines lines={data.lines.results} search={days.search} />}
        </WhenLoaded>
        <div className={styles.side}>
          {beside}
          {lines.data && <Dearest lines={lines.data.results} isPart={lines.data.pagesCount > 1} />}
        </div>
      </div>
    </>
  )
}

/** `beside`: what else is worth seeing with it, such as how long the shelf is left. */
export const SalesDashboard = ({ beside }: { beside: ReactNode }) => {
  const { t } = useTranslation()
  const days = useSalesDays()
  return (
    <Stack gap="md">
      <PageTitle>{t('sold.title')}</PageTitle>
      <Group justify="space-between" align="start">
        <StepTitle>{t('sold.title')}</StepTitle>
        {!days.wrong && <SalesFiles days={days.days} />}
      </Group>
      <DaysBar days={days} />
      <Content days={days} beside={beside} />
    </Stack>
  )
}
