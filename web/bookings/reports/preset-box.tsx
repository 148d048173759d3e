import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Days } from '#shared/bookings/report-range.ts'
import { addMonths, type Day, firstOfMonth, lastOfMonth } from '#shared/kit/day.ts'

const NAMES = ['month', 'lastMonth', 'months', 'year', 'lastYear'] as const
type Preset = (typeof NAMES)[number]

/** Whole months: `from` and `to` count from this month. */
const months = (today: Day, from: number, to: number): Days => {
  const first = firstOfMonth(today)
  return { first: addMonths(first, from), last: lastOfMonth(addMonths(first, to)) }
}

const daysOf = (preset: Preset, today: Day): Days => {
  const month = Number(today.slice(5, 7)) - 1
  if (preset === 'month') return months(today, 0, 0)
  if (preset === 'lastMonth') return months(today, -1, -1)
  if (preset === 'months') return months(today, -11, 0)
  return preset === 'year' ? months(today, -month, 11 - month) : months(today, -month - 12, -month - 1)
}

interface PresetBoxProps {
  today: Day
  shown: { dateFrom: Day; dateTo: Day } | undefined
  onChoose: (days: Days) => void
}

/** Ranges that are asked for often, in place of two typed days. */
export const PresetBox = ({ today, shown, onChoose }: PresetBoxProps) => {
  const { t } = useTranslation()
  const labels: Record<Preset, string> = {
    month: t('reports.thisMonth'),
    lastMonth: t('reports.lastMonth'),
    months: t('reports.twelveMonths'),
    year: t('reports.thisYear'),
    lastYear: t('reports.lastYear'),
  }
  const chosen = NAMES.find(name => {
    const { first, last } = daysOf(name, today)
    return shown?.dateFrom === first && shown.dateTo === last
  })
  return (
    <NativeSelect
      label={t('reports.preset')}
      value={chosen ?? ''}
      data={[
        ...(chosen ? [] : [{ value: '', label: t('reports.ownDates') }]),
        ...NAMES.map(value => ({ value, label: labels[value] })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const preset = NAMES.find(name => name === value)
        if (preset) onChoose(daysOf(preset, today))
      }}
    />
  )
}
