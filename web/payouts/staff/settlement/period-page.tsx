/** A saved period with what each tenant gets: a draft as it is now, any other as it was frozen. */
import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { PERIOD } from '#shared/payouts/states.ts'
import { hasCode } from '../../../kit/failure.ts'
import { BackToList } from '../../../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../../../kit/page.tsx'
import { Empty } from '../../../kit/states.tsx'
import { useRoute } from '../../../kit/use-route.ts'
import { WhenLoaded } from '../../../kit/when-loaded.tsx'
import { inAllOf } from './figures.ts'
import { Books, PeriodState, useNumbers } from './period-state.tsx'
import { PeriodVerbs } from './period-verbs.tsx'
import styles from './periods.module.css'
import { SettlementRows } from './settlement-rows.tsx'
import { SumsStrip } from './sums-strip.tsx'
import { usePeriodWords } from './use-period-words.ts'
import { settlementOf } from './use-settled-days.ts'

type WholePeriod = Answer<typeof settlementCalls.readSalesPeriod>

const WORKING_MS = 3_000

const Head = ({ period }: { period: WholePeriod }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const numbers = useNumbers()(period)
  const days = { from: period.dateFrom, to: period.dateTo }
  return (
    <Group justify="space-between" align="start">
      <div>
        <PeriodState period={period} />
        <div className={styles.states}>
          {numbers && <Text size="sm">{numbers}</Text>}
          <Books period={period} />
          {period.status >= PERIOD.finalized && (
            <>
              <Anchor component={Link} to={`/payments/reports?salesPeriod=${period.id}`} fz="sm">
                {t('settlements.itsSettlements')}
              </Anchor>
              <Anchor component={Link} to={`/payments/bank?period=${period.id}`} fz="sm">
                {t('settlements.toBank')}
              </Anchor>
            </>
          )}
          {period.status === PERIOD.draft && (
            <Anchor component={Link} to={settlementOf(days)} fz="sm">
              {t('settlements.whatIsMissing')}
            </Anchor>
          )}
        </div>
      </div>
      <PeriodVerbs
        period={period}
        isPage
        onGone={() => void navigate('/payments/periods', { replace: true })}
      />
    </Group>
  )
}

const Whole = ({ period }: { period: WholePeriod }) => {
  const { t } = useTranslation()
  const inAll = period.sums ?? inAllOf(period.results)
  return (
    <Stack gap="md">
      <Head period={period} />
      {period.status === PERIOD.draft && <Text c="dimmed">{t('settlements.draftIsAnew')}</Text>}
      <SumsStrip of={inAll} />
      {period.results.length ? (
        <SettlementRows
          rows={period.results}
          inAll={inAll}
          days={{ from: period.dateFrom, to: period.dateTo }}
        />
      ) : (
        <Empty>{t('settlements.noneThen')}</Empty>
      )}
    </Stack>
  )
}

export const PeriodPage = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const words = usePeriodWords()
  const period = useRoute(
    settlementCalls.readSalesPeriod,
    { params: { id } },
    { refreshInterval: found => (found?.job ? WORKING_MS : 0) },
  )
  const { data, failure } = period
  const title = data ? t('settlements.periodOf', { days: words(data) }) : t('settlements.period')
  const isOff = failure !== undefined && hasCode(failure, 'not_enabled')
  const isMissing = !data && [400, 404].includes(failure?.status ?? 0)
  return (
    <Stack gap="md">
      <PageTitle>{title}</PageTitle>
      <BackToList to="/payments/periods">{t('settlements.periods')}</BackToList>
      <StepTitle>{title}</StepTitle>
      {isOff || isMissing ? (
        <Empty>{isOff ? t('settlements.off') : t('settlements.noSuchPeriod')}</Empty>
      ) : (
        <WhenLoaded of={{ period }} skeleton={<Skeleton height={480} radius="lg" />}>
          {loaded => <Whole period={loaded.period} />}
        </WhenLoaded>
      )}
    </Stack>
  )
}
