import { useTranslation } from 'react-i18next'
import type { Waitlist } from '#shared/bookings/staff-waitlist-calls.ts'
import { formatDay } from '#shared/kit/day.ts'
import { fromWire, sum } from '#shared/kit/money.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { Card, Column } from '../../kit/list/column.ts'
import { ReportTable } from '../../kit/list/report-table.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'

type Month = Waitlist['months'][number]

/** What became of those who waited, by month and type: the turnover missed first. */
export const MissedTable = ({ months }: { months: readonly Month[] }) => {
  const { t } = useTranslation()
  const show = useShow()
  const language = useLanguage()
  const { currencyCode } = useThisMarket()
  const rows = months.toReversed()
  const money = (amount: string) => show.money(amount, currencyCode)
  const name = ({ month }: Month) => formatDay(`${month}-01`, language, { month: 'long', year: 'numeric' })
  const columns: Column<Month>[] = [
    { name: 'month', title: t('staff-waitlist.month'), cell: name, isWhole: true },
    { name: 'type', title: t('staff-waitlist.shelfType'), cell: ({ shelfType }) => shelfType.name },
    {
      name: 'missed',
      title: t('staff-waitlist.missed'),
      cell: ({ missed }) => String(missed.count),
      isNumber: true,
    },
    {
      name: 'turnover',
      title: t('staff-waitlist.missedTurnover'),
      cell: ({ missed }) => money(missed.turnover),
      isNumber: true,
    },
    {
      name: 'taken',
      title: t('staff-waitlist.taken'),
      cell: ({ taken }) => String(taken.count),
      isNumber: true,
    },
    {
      name: 'letGo',
      title: t('staff-waitlist.letGo'),
      cell: ({ letGo }) => String(letGo.count),
      isNumber: true,
    },
  ]
  const card = (row: Month): Card => ({
    name: `${name(row)} · ${row.shelfType.name}`,
    end: money(row.missed.turnover),
    details: [
      t('staff-waitlist.missedCount', { count: row.missed.count }),
      t('staff-waitlist.takenCount', { count: row.taken.count }),
      t('staff-waitlist.letGoCount', { count: row.letGo.count }),
    ],
  })
  const total = (end: 'missed' | 'taken' | 'letGo') => sum(rows.map(row => row[end].count))
  return (
    <ReportTable
      title={t('staff-waitlist.missedTitle')}
      note={t('staff-waitlist.missedNote')}
      columns={columns}
      rows={rows}
      rowKey={({ month, shelfType }) => `${month} ${shelfType.id}`}
      card={card}
      total={[
        t('staff-waitlist.total'),
        '',
        String(total('missed')),
        show.money(sum(rows.map(({ missed }) => fromWire(missed.turnover))), currencyCode),
        String(total('taken')),
        String(total('letGo')),
      ]}
    />
  )
}
