/** What was sold on some days, as staff see it: what was paid, whose it is, and how the time before compares. */

import { Skeleton, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import { salesCalls } from '#shared/sales/sales-calls.ts'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useShow } from '../../kit/show.ts'
import { Waiting } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { useRangeWords } from '../../markets/use-range-words.ts'
import { Compared, type Summary } from '../figures.tsx'
import { LIVE } from '../live.ts'
import { SalesPlot } from '../plot.tsx'
import styles from '../sales.module.css'
import { takenOff } from '../taken-off.ts'
import type { SalesDays } from '../use-sales-days.ts'

const useThen = ({ before }: Summary): string => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  return t('staff-sales.then', {
    count: before.number,
    amount: show.money(before.turnover, currencyCode),
  })
}

/** `name`: the tenant; undefined: all of them. */
const Sums = ({ summary, name }: { summary: Summary; name: string | undefined }) => {
  const { t } = useTranslation()
  const show = useShow()
  const words = useRangeWords()
  const then = useThen(summary)
  const { currencyCode } = useThisMarket()
  const money = (amount: string | number) => show.money(amount, currencyCode)
  const { dateFrom, dateTo, share, turnover, commission, number, used, new: fresh } = summary
  const hasBoth = [used, fresh].every(kind => fromWire(kind.turnover) !== 0)
  return (
    <Card>
      <div>
        <Text c="dimmed">{t('staff-sales.soldFor', { days: words({ from: dateFrom, to: dateTo }) })}</Text>
        <p className={styles.share} aria-live="polite">
          {money(turnover)}
        </p>
      </div>
      <Compared summary={summary} figure="turnover" then={then} />
      {(number !== 0 || fromWire(turnover) !== 0) && (
        <>
          <Facts className={styles.facts}>
            <Fact name={t('staff-sales.paid')}>{money(turnover)}</Fact>
            <Fact name={t('staff-sales.commission')}>{money(takenOff(commission))}</Fact>
            <Fact name={name ? t('staff-sales.toOne', { name }) : t('staff-sales.toTenants')} data-total>
              {money(share)}
            </Fact>
            {hasBoth && (
              <>
                <Fact name={t('staff-sales.used')} data-part>
                  {money(used.turnover)}
                </Fact>
                <Fact name={t('staff-sales.new')} data-part>
                  {money(fresh.turnover)}
                </Fact>
              </>
            )}
            <Fact name={t('sold.number')}>{number}</Fact>
          </Facts>
          <Text size="sm" c="dimmed">
            {t('sold.numberHint')}
          </Text>
        </>
      )}
    </Card>
  )
}

interface StaffFiguresProps {
  days: SalesDays
  /** Of one tenant; undefined: of the shop. */
  customer?: { userNumber: string; name: string }
}

const HEIGHT = 360

/** Figures and bars of some days. */
export const StaffFigures = ({ days: { days, wrong }, customer }: StaffFiguresProps) => {
  const { t } = useTranslation()
  const of = customer && { customer: customer.userNumber }
  const options = wrong ? undefined : { query: { dateFrom: days.from, dateTo: days.to, ...of } }
  const summary = useRoute(salesCalls.summarizeSales, options, { ...LIVE, keepPreviousData: true })
  if (wrong) return null
  return (
    <WhenLoaded
      of={{ summary }}
      skeleton={
        <div className={styles.top}>
          <Waiting />
          <Skeleton height={HEIGHT} radius="lg" />
          <Skeleton height={HEIGHT} radius="lg" />
        </div>
      }
    >
      {data => (
        <div className={styles.top}>
          <Sums summary={data.summary} name={customer?.name} />
          {fromWire(data.summary.turnover) !== 0 && (
            <SalesPlot
              sales={data.summary.plot}
              figure="turnover"
              words={{
                byDay: t('staff-sales.byDay'),
                byMonth: t('staff-sales.byMonth'),
                share: customer ? t('staff-sales.tenantsShare') : t('staff-sales.toTenants'),
              }}
            />
          )}
        </div>
      )}
    </WhenLoaded>
  )
}
