import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconDeviceFloppy, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#shared/kit/language.ts'
import { periodName } from '#shared/shelves/period-name.ts'
import { MOST_PERIOD_DAYS, periodDays } from '#shared/shelves/rules.ts'
import { priceListCalls, type StaffPeriod } from '#shared/shelves/staff-calls.ts'
import { asFields } from '../kit/form/as-fields.ts'
import type { Typed } from '../kit/form/conflict.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'

const UNITS = ['months', 'weeks', 'days'] as const

const whole = (typed: unknown): number => {
  const number = Number(typed)
  return Number.isInteger(number) && number > 0 ? number : 0
}

const lengthOf = ({ months, weeks, days }: Typed) => ({
  months: whole(months),
  weeks: whole(weeks),
  days: whole(days),
})

/** A period as the form holds it: no months are an empty field, and a name only where staff gave one. */
const fieldsOf = ({ months, weeks, days, ownName, version }: StaffPeriod) => ({
  months: months ? String(months) : '',
  weeks: weeks ? String(weeks) : '',
  days: days ? String(days) : '',
  name: ownName,
  version,
})

/** What an emptied field is sent as: left out, it would keep its value. */
const EMPTIED = { months: 0, weeks: 0, days: 0, name: '' }

interface PeriodFormProps {
  /** Undefined for a new one. */
  period: StaffPeriod | undefined
  onAdded?: () => void
}

/** How long a period is and what it is called, with what visitors will see. */
export const PeriodForm = ({ period, onAdded }: PeriodFormProps) => {
  const { t } = useTranslation()
  const { version, ...initial } = period
    ? fieldsOf(period)
    : { months: '', weeks: '', days: '', name: '', version: undefined }
  const form = useRouteForm({
    route: period ? priceListCalls.changePeriod : priceListCalls.addPeriod,
    initial,
    ...(version !== undefined && { version }),
    labels: {
      months: t('pricelist.months'),
      weeks: t('pricelist.weeks'),
      days: t('pricelist.days'),
      name: t('pricelist.ownName'),
    },
    body: ({ name, ...typed }) => ({
      name,
      ...Object.fromEntries(UNITS.map(unit => [unit, typed[unit] === '' ? '' : Number(typed[unit])])),
    }),
    check: (typed): Record<string, string> => {
      const days = periodDays(lengthOf(typed))
      if (UNITS.every(unit => typed[unit] === '')) return { days: 'length_required' }
      return days > MOST_PERIOD_DAYS ? { days: 'too_long' } : {}
    },
    textOf: (field, code) => {
      if (field === 'name' || code === 'length_required') return undefined
      return code === 'too_long' && field === 'days'
        ? t('pricelist.longestPeriod', { most: MOST_PERIOD_DAYS })
        : t('pricelist.wholeNumber')
    },
    send: (body, send) =>
      asFields(
        period
          ? send(priceListCalls.changePeriod, {
              params: { id: period.id },
              body: { ...EMPTIED, ...body },
            })
          : send(priceListCalls.addPeriod, { body }),
        fieldsOf,
      ),
    busy: t('pricelist.saving'),
    done: t('pricelist.thingSaved'),
    onDone: onAdded,
  })
  const labels = LANGUAGES.map(language => periodName(lengthOf(form.typed), language)).filter(Boolean)
  return (
    <GuardedForm form={form} draft={`period ${period?.id ?? 'new'}`}>
      <Stack gap="md">
        <Group grow align="start">
          {UNITS.map(unit => (
            <TextInput key={unit} {...form.field(unit)} inputMode="numeric" maxLength={3} />
          ))}
        </Group>
        <Text size="sm" c="dimmed" aria-live="polite">
          {labels.length
            ? t('pricelist.periodLabels', { labels: labels.join(' · ') })
            : t('pricelist.periodText')}
        </Text>
        <TextInput {...form.field('name')} description={t('pricelist.ownNameText')} maxLength={60} />
        {period && period.prices > 0 && (
          <Text size="sm" c="dimmed">
            {t('pricelist.periodUsed', { count: period.prices })}
          </Text>
        )}
        <Group>
          <Button
            type="submit"
            leftSection={
              period ? <IconDeviceFloppy size={20} aria-hidden /> : <IconPlus size={20} aria-hidden />
            }
          >
            {period ? t('pricelist.save') : t('pricelist.addPeriod')}
          </Button>
        </Group>
      </Stack>
    </GuardedForm>
  )
}
