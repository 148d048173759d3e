import { Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MOST_TIERS } from '#shared/markets/cancellation.ts'
import sideBySide from '../../kit/form/side-by-side.module.css'
import type { Settings } from './context.ts'
import { FormCard } from './section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const ROWS = Array.from({ length: MOST_TIERS }, (_, at) => at + 1)

type Typed = Record<string, string>

/** Two fields for each tier: `days1`, `percent1`. */
const fieldsOf = ({ cancellation }: Settings): Typed =>
  Object.fromEntries(
    ROWS.flatMap(row => {
      const tier = cancellation[row - 1]
      return [
        [`days${row}`, tier ? String(tier.daysBefore) : ''],
        [`percent${row}`, tier ? String(tier.percent) : ''],
      ]
    }),
  )

const rowOf = (typed: Typed, row: number) => ({
  days: (typed[`days${row}`] ?? '').trim(),
  percent: (typed[`percent${row}`] ?? '').trim(),
})

const isEmpty = (typed: Typed, row: number): boolean => {
  const { days, percent } = rowOf(typed, row)
  return !days && !percent
}

const bodyOf = (typed: Typed) => ({
  cancellation: ROWS.filter(row => !isEmpty(typed, row)).map(row => {
    const { days, percent } = rowOf(typed, row)
    return { daysBefore: days, percent }
  }),
})

const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most

const check = (typed: Typed): Record<string, string> => {
  const found: Record<string, string> = {}
  let before = Number.POSITIVE_INFINITY
  for (const row of ROWS.filter(one => !isEmpty(typed, one))) {
    const { days, percent } = rowOf(typed, row)
    if (!isWhole(days, 1, 365)) found[`days${row}`] = days ? 'number_range' : 'required'
    else if (Number(days) >= before) found[`days${row}`] = 'tiers_descend'
    if (!isWhole(percent, 0, 100)) found[`percent${row}`] = percent ? 'number_range' : 'required'
    before = Number(days) || before
  }
  return found
}

/** The market's own tiers beyond the law: what goes back to whoever cancels so many days ahead. */
export const Cancellation = () => {
  const { t } = useTranslation()
  const form = useSettingsForm({
    fieldsOf,
    labels: Object.fromEntries(
      ROWS.flatMap(row => [
        [`days${row}`, t('setup.tierDays', { row })],
        [`percent${row}`, t('setup.tierPercent', { row })],
      ]),
    ),
    body: bodyOf,
    check,
    textOf: (field, code) => {
      if (code !== 'number_range') return undefined
      return field.startsWith('days') ? t('setup.tierDaysRange') : t('setup.tierPercentRange')
    },
  })
  // The rows that are filled, and one more.
  const last = ROWS.findLast(row => !isEmpty(form.typed, row)) ?? 0
  return (
    <FormCard title={t('setup.cancellation')} form={form} draft="cancellation">
      <Text size="sm" c="dimmed">
        {t('setup.cancellationText')}
      </Text>
      {ROWS.filter(row => row <= last + 1).map(row => (
        <div key={row} className={sideBySide.fields}>
          <TextInput {...form.field(`days${row}`)} inputMode="numeric" maxLength={3} />
          <TextInput {...form.field(`percent${row}`)} inputMode="numeric" maxLength={3} />
        </div>
      ))}
    </FormCard>
  )
}
