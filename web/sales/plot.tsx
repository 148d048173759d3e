/** What was sold over time as bars, and the same as a table. */

import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { type Day, formatDay } from '#shared/kit/day.ts'
import { numberFormat } from '#shared/kit/formats.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { fromWire } from '#shared/kit/money.ts'
import type { salesCalls } from '#shared/sales/sales-calls.ts'
import { useLanguage } from '../i18n/language.ts'
import { Card } from '../kit/card.tsx'
import { useIsNarrow } from '../kit/list/use-is-narrow.ts'
import { useShow } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'
import { useToday } from '../markets/use-today.ts'
import styles from './plot.module.css'

export type Aggregated = Answer<typeof salesCalls.aggregateSales>
type Bar = Aggregated['results'][number]

const HEIGHTS = { narrow: 160, wide: 240 }
/** A week that has just begun has room for the rest of it. */
const FEWEST_PLACES = 7
/** As many bars have their amount above them. */
const MOST_AMOUNTS = { narrow: 7, wide: 14 }
const MOST_LABELS = { narrow: 6, wide: 14 }

/** "ma 14." of a week, "14" of a month, "jun" of a year. */
const useLabels = ({ group, results }: Aggregated) => {
  const language = useLanguage()
  return (date: Day): string => {
    if (group === 'month') return formatDay(date, language, { month: 'short' }).replace('.', '')
    if (results.length <= 7) return formatDay(date, language, { weekday: 'short' }).replace('.', '')
    return formatDay(date, language, { day: 'numeric', month: 'numeric' })
  }
}

const useDates = ({ group }: Aggregated) => {
  const language = useLanguage()
  const show = useShow()
  return (date: Day): string =>
    group === 'month' ? formatDay(date, language, { month: 'long', year: 'numeric' }) : show.day(date)
}

type Figure = 'share' | 'turnover'

interface BarsProps {
  sales: Aggregated
  caption: string
  figure: Figure
}

const Bars = ({ sales, caption, figure }: BarsProps) => {
  const isNarrow = useIsNarrow()
  const today = useToday()
  const whole = numberFormat(LOCALE[useLanguage()], { maximumFractionDigits: 0 })
  const labelOf = useLabels(sales)
  const { results, group } = sales
  const shares = results.map(bar => fromWire(bar[figure]))
  const [most, least] = [Math.max(1, ...shares), Math.min(0, ...shares)]
  const size = isNarrow ? 'narrow' : 'wide'
  const height = HEIGHTS[size]
  const scale = height / (most - least)
  const foot = most * scale
  const places = Math.max(FEWEST_PLACES, results.length)
  const hasAmounts = results.length <= MOST_AMOUNTS[size]
  const every = Math.ceil(results.length / MOST_LABELS[size])
  const middle = (at: number) => `${((at + 0.5) / places) * 100}%`
  const isNow = ({ date }: Bar) =>
    group === 'month' ? date.slice(0, 7) === today.slice(0, 7) : date === today
  return (
    <div className={styles.bars} role="img" aria-label={caption}>
      <svg width="100%" height={height} aria-hidden="true">
        {shares.map((share, at) => (
          <rect
            key={results[at]?.date}
            x={`${((at + 0.14) / places) * 100}%`}
            width={`${(0.72 / places) * 100}%`}
            y={share < 0 ? foot : foot - share * scale}
            height={Math.abs(share) * scale}
            rx={3}
            data-back={share < 0 || undefined}
          />
        ))}
        <line x1="0" x2="100%" y1={foot} y2={foot} />
      </svg>
      {hasAmounts &&
        shares.map((share, at) =>
          share === 0 ? null : (
            <span
              key={results[at]?.date}
              className={styles.amount}
              aria-hidden
              style={{
                left: middle(at),
                top: share < 0 ? foot + Math.abs(share) * scale : foot - share * scale,
              }}
              data-back={share < 0 || undefined}
            >
              {whole.format(share / 100)}
            </span>
          ),
        )}
      <div className={styles.labels} aria-hidden>
        {results.map((bar, at) =>
          at % every === 0 ? (
            <span key={bar.date} style={{ left: middle(at) }} data-now={isNow(bar) || undefined}>
              {labelOf(bar.date)}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}

/** For who does not see the bars, and for who wants the øre. */
const AsTable = ({ sales, caption, shareName }: Omit<BarsProps, 'figure'> & { shareName: string }) => {
  const { t } = useTranslation()
  const show = useShow()
  const dateOf = useDates(sales)
  const { currencyCode } = useThisMarket()
  return (
    <details className={styles.table}>
      <summary>{t('sold.asTable')}</summary>
      <table aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{sales.group === 'month' ? t('sold.month') : t('sold.day')}</th>
            <th scope="col">{t('sold.number')}</th>
            <th scope="col">{t('sold.paid')}</th>
            <th scope="col">{shareName}</th>
          </tr>
        </thead>
        <tbody>
          {sales.results.map(({ date, number, turnover, share }) => (
            <tr key={date}>
              <th scope="row">{dateOf(date)}</th>
              <td>{number}</td>
              <td>{show.money(turnover, currencyCode)}</td>
              <td>{show.money(share, currencyCode)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

interface SalesPlotProps {
  sales: Aggregated
  /** The height of the bars; the tenant's share without it. */
  figure?: Figure
  /** What they are called where the reader is not the tenant. */
  words?: { byDay: string; byMonth: string; share: string }
}

export const SalesPlot = ({ sales, figure = 'share', words }: SalesPlotProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const dateOf = useDates(sales)
  const { currencyCode } = useThisMarket()
  const { byDay, byMonth, share } = words ?? {
    byDay: t('sold.byDay'),
    byMonth: t('sold.byMonth'),
    share: t('sold.share'),
  }
  const caption = sales.group === 'month' ? byMonth : byDay
  const best = sales.results.reduce<Bar | undefined>(
    (found, bar) => (found && fromWire(found[figure]) >= fromWire(bar[figure]) ? found : bar),
    undefined,
  )
  if (!best) return null
  const spoken = { caption, day: dateOf(best.date), amount: show.money(best[figure], currencyCode) }
  return (
    <Card title={caption}>
      <Bars sales={sales} caption={t('sold.mostOn', spoken)} figure={figure} />
      <AsTable sales={sales} caption={caption} shareName={share} />
    </Card>
  )
}
