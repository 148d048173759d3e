import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { LANGUAGES } from '#shared/kit/language.ts'
import { periodName } from '#shared/shelves/period-name.ts'
import { priceListCalls, type StaffPeriod } from '#shared/shelves/staff-calls.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'
import { GoneThing } from './gone-thing.tsx'
import { PeriodForm } from './period-form.tsx'
import styles from './staff.module.css'
import { usePeriods } from './use-price-list.ts'
import { useRemoval } from './use-staff-work.ts'

/** How long one can book: the periods, shortest first, with what they are called in the three languages. */
export const PeriodPage = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const periods = usePeriods(marketId)
  /** A new form after each that was added. */
  const [added, setAdded] = useState(0)
  const remove = useRemoval()
  const removePeriod = ({ id, name }: StaffPeriod) =>
    remove(name, send => send(priceListCalls.removePeriod, { params: { id } }))
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
                  <Group gap="xs">
                    <Button
                      size="sm"
                      variant="default"
                      component={Link}
                      to={`/booking/periods/${period.id}`}
                      aria-label={t('pricelist.editNamed', { name: period.name })}
                      leftSection={<IconEdit size={20} aria-hidden />}
                    >
                      {t('pricelist.edit')}
                    </Button>
                    <Button
                      size="sm"
                      variant="default"
                      aria-label={t('pricelist.deleteNamed', { name: period.name })}
                      leftSection={<IconTrash size={20} aria-hidden />}
                      onClick={() => void removePeriod(period)}
                    >
                      {t('pricelist.delete')}
                    </Button>
                  </Group>
                </li>
              ))}
            </ul>
          </Paper>
        )}
      </WhenLoaded>
      <Paper withBorder p="lg" className={styles.form} component="section" aria-labelledby="new-period">
        <Stack gap="md">
          <Title order={2} id="new-period">
            {t('pricelist.newPeriod')}
          </Title>
          <PeriodForm key={added} period={undefined} onAdded={() => setAdded(added + 1)} />
        </Stack>
      </Paper>
    </Stack>
  )
}

/** One booking period, to be renamed or made longer. */
export const OnePeriod = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const periods = usePeriods(useThisMarket().marketId)
  const period = periods.data?.results.find(one => one.id === id)
  const title = period?.name ?? t('pricelist.periods')
  return (
    <Stack gap="md">
      <PageTitle>{title}</PageTitle>
      <StepTitle>{title}</StepTitle>
      <WhenLoaded
        of={{ periods }}
        empty={() => !period && <GoneThing to="/booking/periods" name={t('pricelist.periods')} />}
      >
        {() => (
          <Paper withBorder p="lg" className={styles.form}>
            <PeriodForm key={id} period={period} />
          </Paper>
        )}
      </WhenLoaded>
    </Stack>
  )
}
