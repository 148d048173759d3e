/** The figures of some rows with their total: over time, by shelf type or by booking period. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { reportCalls } from '#shared/bookings/staff-report-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { numberFormat } from '#shared/kit/formats.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { fromWire } from '#shared/kit/money.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { Card, Column } from '../../kit/list/column.ts'
import { ReportTable } from '../../kit/list/report-table.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'

export type Figures = Answer<typeof reportCalls.bookingsReport>['total']

export interface Line {
  key: string
  name: ReactNode
  figures: Figures
}

/** Numbers in the reader's language. */
export const useNumbers = () => {
  const language = useLanguage()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const whole = numberFormat(LOCALE[language], { maximumFractionDigits: 0 })
  const tenths = numberFormat(LOCALE[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const cents = numberFormat(LOCALE[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return {
    whole: (number: number) => whole.format(number),
    plain: (number: number) => numberFormat(LOCALE[language], {}).format(number),
    percent: (number: number) => `${tenths.format(number)}\u00a0%`,
    money: (amount: string) => show.money(amount, currencyCode),
    /** Without the currency, which stands above the table. */
    amount: (amount: string) => cents.format(fromWire(amount) / 100),
  }
}

interface FiguresTableProps {
  title: string
  /** The head of the first column. */
  head: string
  lines: readonly Line[]
  total: Figures
}

export const FiguresTable = ({ title, head, lines, total }: FiguresTableProps) => {
  const { t } = useTranslation()
  const { currencyCode } = useThisMarket()
  const { whole, percent, money, amount } = useNumbers()
  const number = (name: string, label: string, cell: (one: Figures) => string) => ({
    name,
    title: label,
    cell: ({ figures }: Line) => cell(figures),
    isNumber: true,
  })
  const columns: Column<Line>[] = [
    { name: 'name', title: head, cell: ({ name }) => name, isWhole: true },
    number('bookings', t('reports.bookings'), one => whole(one.bookings)),
    number('online', t('reports.online'), one => whole(one.online)),
    number('rent', t('reports.rent'), one => amount(one.rent)),
    number('services', t('reports.services'), one => amount(one.services)),
    number('refunded', t('reports.refunded'), one => amount(one.refunded)),
    number('turnover', t('reports.turnover'), one => amount(one.turnover)),
    number('unpaid', t('reports.unpaid'), one => amount(one.unpaid)),
    number(
      'rentedDays',
      t('reports.rentedDays'),
      one => `${whole(one.rentedDays)} / ${whole(one.shelfDays)}`,
    ),
    number('occupancy', t('reports.occupancy'), one => percent(one.occupancy)),
  ]
  const card = ({ name, figures }: Line): Card => ({
    name,
    end: money(figures.turnover),
    details: [
      t('reports.bookingsCount', { count: figures.bookings }),
      t('reports.occupancyOf', { percent: percent(figures.occupancy) }),
      ...(Number(figures.unpaid) ? [t('reports.unpaidOf', { amount: money(figures.unpaid) })] : []),
    ],
  })
  const sums = { key: 'total', name: t('reports.total'), figures: total }
  return (
    <ReportTable
      title={title}
      note={t('reports.amountsIn', { currency: currencyCode })}
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      card={card}
      total={columns.map(({ cell }) => cell(sums))}
    />
  )
}
