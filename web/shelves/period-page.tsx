import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#shared/kit/language.ts'
import { periodName } from '#shared/shelves/period-name.ts'
import { priceListCalls, type StaffPeriod } from '#shared/shelves/staff-calls.ts'
import { call } from '../kit/call.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'
import styles from './staff.module.css'
import { usePeriods } from './use-price-list.ts'
import { useRemoval } from './use-staff-work.ts'

const FIRST = { months: '', weeks: '', days: '', name: '' }

const whole = (typed: unknown): number => {
  const number = Number(typed)
  return Number.isInteger(number) && number > 0 ? number : 0
}

const NewPeriod = ({ onSaved }: { onSaved: () => Promise<unknown> }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const form = useRouteForm({
    route: priceListCalls.addPeriod,
    initial: FIRST,
    labels: {
      months: t('pricelist.months'),
      weeks: t('pricelist.weeks'),
      days: t('pricelist.days'),
      name: t('pricelist.ownName'),
    },
    body: ({ months, weeks, days, name }) => ({
      name,
      ...Object.fromEntries(
        Object.entries({ months, weeks, days }).map(([unit, typed]) => [
          unit,
          typed === '' ? '' : Number(typed),
        ]),
      ),
    }),
    send: body => call(priceListCalls.addPeriod, { audience: 'admin', market: marketId, body }),
    busy: t('pricelist.saving'),
    done: t('pricelist.thingSaved'),
    onDone: () => void onSaved(),
  })
  const { months, weeks, days } = form.typed
  const length = { months: whole(months), weeks: whole(weeks), days: whole(days) }
  const labels = LANGUAGES.map(language => periodName(length, language)).filter(Boolean)
  return (
    <Paper withBorder p="lg" className={styles.form} component="section" aria-labelledby="new-period">
      <Stack gap="md">
        <Title order={2} id="new-period">
          {t('pricelist.newPeriod')}
        </Title>
        <GuardedForm form={form}>
          <Stack gap="md">
            <Group grow>
              <TextInput {...form.field('months')} inputMode="numeric" />
              <TextInput {...form.field('weeks')} inputMode="numeric" />
              <TextInput {...form.field('days')} inputMode="numeric" />
            </Group>
            <Text size="sm" c="dimmed" aria-live="polite">
              {labels.length
                ? t('pricelist.periodLabels', { labels: labels.join(' · ') })
                : t('pricelist.periodText')}
            </Text>
            <TextInput {...form.field('name')} description={t('pricelist.ownNameText')} maxLength={60} />
            <Group>
              <Button type="submit" leftSection={<IconPlus size={20} aria-hidden />}>
                {t('pricelist.addPeriod')}
              </Button>
            </Group>
          </Stack>
        </GuardedForm>
      </Stack>
    </Paper>
  )
}

/** How long one can book: the periods, shortest first, with what they are called in the three languages. */
export const PeriodPage = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const periods = usePeriods(marketId)
  const remove = useRemoval()
  const removePeriod = async ({ id, name }: StaffPeriod) => {
    const options = { audience: 'admin', market: marketId, params: { id } } as const
    if (await remove(name, () => call(priceListCalls.removePeriod, options))) await periods.retry()
  }
  return (
    <Stack gap="md">
      <PageTitle>{t('pricelist.periods')}</PageTitle>
      <StepTitle>{t('pricelist.periods')}</StepTitle>
      <WhenLoaded
        of={{ periods }}
        empty={({ periods: { results } }) => !results.length && <Empty>{t('pricelist.noPeriods')}</Empty>}
      >
        {data => (
          <Paper withBorder px="lg" className={styles.form}>
            <ul className={styles.rows}>
              {data.periods.results.map(period => (
                <li key={period.id} className={styles.row}>
                  <div>
                    <Text fw={600}>{period.name}</Text>
                    <Text size="sm" c="dimmed">
                      {LANGUAGES.map(language => periodName(period, language)).join(' · ')}
                      {', '}
                      {t('pricelist.countPrices', { count: period.prices })}
                    </Text>
                  </div>
                  <Button
                    size="sm"
                    variant="default"
                    aria-label={t('pricelist.deleteNamed', { name: period.name })}
                    leftSection={<IconTrash size={20} aria-hidden />}
                    onClick={() => void removePeriod(period)}
                  >
                    {t('pricelist.delete')}
                  </Button>
                </li>
              ))}
            </ul>
          </Paper>
        )}
      </WhenLoaded>
      <NewPeriod key={periods.data?.results.length} onSaved={periods.retry} />
    </Stack>
  )
}
