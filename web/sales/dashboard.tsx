/** What a tenant has sold on some days: what they get, day by day, the newest lines; beside it what the app puts there. */

import { Button, Group, Skeleton, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Day } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { salesCalls } from '#shared/sales/sales-calls.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { Empty, Waiting } from '../kit/states.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useToday } from '../markets/use-today.ts'
import { DaysBar } from './days-bar.tsx'
import { Figures, type Summary } from './figures.tsx'
import { Dearest, LatestLines } from './latest-lines.tsx'
import { liveUntil } from './live.ts'
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

/**
 * The newest lines of a year are those of its newest month with a sale: a page of the whole year would read the sums of all
 * its months once more.
 */
const firstOfLines = ({ dateFrom, plot: { group, results } }: Summary): Day => {
  const newest = results.findLast(({ number, turnover }) => number || fromWire(turnover))
  return group === 'month' && newest && newest.date > dateFrom ? newest.date : dateFrom
}

const useSales = ({ days: { from, to }, wrong }: SalesDays) => {
  const live = liveUntil(to, useToday())
  const summary = useRoute(
    salesCalls.summarizeSales,
    wrong ? undefined : { query: { dateFrom: from, dateTo: to } },
    { ...live, keepPreviousData: true },
  )
  const { data } = summary
  // While other days are on their way, the figures are still those of before.
  const isThese = data?.dateFrom === from && data.dateTo === to
  const first = isThese ? firstOfLines(data) : undefined
  const lines = useRoute(
    salesCalls.listSaleLines,
    first && !wrong ? { query: { dateFrom: first, dateTo: to } } : undefined,
    live,
  )
  // When those do not come, the figures of before would mislead.
  const hasFailed = summary.failure !== undefined && !isThese
  return {
    summary: hasFailed ? { ...summary, data: undefined } : summary,
    lines,
    isPart: first !== from,
    hasFailed,
  }
}

interface ContentProps {
  days: SalesDays
  sales: ReturnType<typeof useSales>
  beside: ReactNode
}

const Content = ({ days, sales: { summary, lines, isPart, hasFailed }, beside }: ContentProps) => {
  if (days.wrong) return null
  const skeleton = <Skeleton height={HEIGHTS.lines} radius="lg" />
  return (
    <>
      <WhenLoaded
        of={{ summary }}
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
            {fromWire(data.summary.turnover) !== 0 && <SalesPlot sales={data.summary.plot} />}
          </div>
        )}
      </WhenLoaded>
      {!hasFailed && (
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
            {lines.data && (
              <Dearest lines={lines.data.results} isPart={isPart || lines.data.pagesCount > 1} />
            )}
          </div>
        </div>
      )}
    </>
  )
}

/** `beside`: what else is worth seeing with it, such as how long the shelf is left. */
export const SalesDashboard = ({ beside }: { beside: ReactNode }) => {
  const { t } = useTranslation()
  const days = useSalesDays()
  const sales = useSales(days)
  // Days and files say nothing to who may not see the figures.
  const isHidden = isNotActive(sales.summary.failure)
  return (
    <Stack gap="md">
      <PageTitle>{t('sold.title')}</PageTitle>
      <Group justify="space-between" align="start">
        <StepTitle>{t('sold.title')}</StepTitle>
        {!days.wrong && !isHidden && <SalesFiles days={days.days} />}
      </Group>
      {isHidden ? (
        <NotActive />
      ) : (
        <>
          <DaysBar days={days} />
          <Content days={days} sales={sales} beside={beside} />
        </>
      )}
    </Stack>
  )
}
