/** What a tenant's home says of their sales: what they get of today, else of the week, and the last lines. */

import { Anchor, Skeleton, Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fromWire } from '#shared/kit/money.ts'
import { daysOf } from '#shared/sales/days.ts'
import { salesCalls } from '#shared/sales/sales-calls.ts'
import { Card } from '../kit/card.tsx'
import { useShow } from '../kit/show.ts'
import { Waiting } from '../kit/states.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'
import { useToday } from '../markets/use-today.ts'
import { LIVE } from './live.ts'
import { isNotActive } from './not-active.tsx'
import type { Aggregated } from './plot.tsx'
import { SaleRows } from './sale-rows.tsx'
import styles from './sales.module.css'

type Day = Aggregated['results'][number]

/** In minor units. */
const inAll = (days: readonly Day[]) => ({
  number: days.reduce((all, { number }) => all + number, 0),
  paid: days.reduce((all, { turnover }) => all + fromWire(turnover), 0),
  share: days.reduce((all, { share }) => all + fromWire(share), 0),
})

const Large = ({ figures }: { figures: ReturnType<typeof inAll> }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  return (
    <div>
      <p className={styles.get}>
        <span>{t('sold.ownShare')}</span>
        <strong className={styles.share} aria-live="polite">
          {show.money(figures.share, currencyCode)}
        </strong>
      </p>
      <Text size="sm" c="dimmed">
        {t('sold.ofPaid', { count: figures.number, amount: show.money(figures.paid, currencyCode) })}
      </Text>
    </div>
  )
}

/** Today where something was sold, with the week below it; else the week. */
const Figures = ({ days }: { days: readonly Day[] }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const today = inAll(days.slice(-1))
  const week = inAll(days)
  const isToday = today.number !== 0 || today.paid !== 0
  if (!isToday)
    return (
      <>
        <Text c="dimmed">{week.number ? t('sold.nothingToday') : t('sold.nothingYet')}</Text>
        {week.number !== 0 && <Large figures={week} />}
      </>
    )
  return (
    <>
      <Large figures={today} />
      <p className={styles.week}>
        <span>{t('sold.weekShare')}</span>
        <strong>{show.money(week.share, currencyCode)}</strong>
      </p>
    </>
  )
}

const MOST_ROWS = 3
const HEIGHT = 320

/** `ask`: what is offered to who has just seen that something was sold. */
export const SalesHomeCard = ({ ask }: { ask: ReactNode }) => {
  const { t } = useTranslation()
  const today = useToday()
  const asked = (name: 'this_week' | 'last_30_days') => {
    const { from, to } = daysOf(name, today)
    return { query: { dateFrom: from, dateTo: to } }
  }
  const week = useRoute(salesCalls.aggregateSales, asked('this_week'), LIVE)
  const lines = useRoute(salesCalls.listSaleLines, asked('last_30_days'), LIVE)
  if (isNotActive(week.failure) || isNotActive(lines.failure)) return null
  return (
    <WhenLoaded
      of={{ week, lines }}
      skeleton={
        <>
          <Waiting />
          <Skeleton height={HEIGHT} radius="lg" />
        </>
      }
    >
      {data => {
        const last = data.lines.results.slice(0, MOST_ROWS)
        const isToday = Number(data.week.results.at(-1)?.turnover) !== 0
        return (
          <Card title={isToday ? t('sold.soldToday') : t('sold.soldThisWeek')}>
            <Figures days={data.week.results} />
            {last.length ? <SaleRows lines={last} /> : <Text>{t('sold.homeEmpty')}</Text>}
            {last.length > 0 && ask}
            <Anchor component={Link} to="/sales" className={styles.toAll ?? ''}>
              {t('sold.toAll')}
              <IconChevronRight size={18} aria-hidden />
            </Anchor>
          </Card>
        )
      }}
    </WhenLoaded>
  )
}
