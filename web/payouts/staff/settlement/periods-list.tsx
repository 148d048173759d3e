/** Periods as a list: how far each is, what it came to, and what brings it on. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import type { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { hasCode } from '../../../kit/failure.ts'
import type { Column } from '../../../kit/list/column.ts'
import { useListAddress } from '../../../kit/list/list-address.ts'
import { RouteList } from '../../../kit/list/route-list.tsx'
import { PageTitle, StepTitle } from '../../../kit/page.tsx'
import { Empty } from '../../../kit/states.tsx'
import { useRoute } from '../../../kit/use-route.ts'
import { commissionOf, type Period, useFigures } from './figures.ts'
import { Books, PeriodState, useNumbers } from './period-state.tsx'
import { PeriodVerbs } from './period-verbs.tsx'
import styles from './periods.module.css'
import { usePeriodWords } from './use-period-words.ts'

/** While a job works on a period: a colleague's end shows too. */
const WORKING_MS = 3_000

const Days = ({ period }: { period: Period }) => {
  const words = usePeriodWords()
  const numbers = useNumbers()(period)
  return (
    <>
      {words(period)}
      {numbers && (
        <Text size="sm" c="dimmed" fw={400}>
          {numbers}
        </Text>
      )}
    </>
  )
}

const useColumns = (): Column<Period>[] => {
  const { t } = useTranslation()
  const { money } = useFigures()
  const words = usePeriodWords()
  return [
    {
      name: 'days',
      title: t('settlements.period'),
      file: { type: 'text', value: words },
      cell: period => <Days period={period} />,
      isWhole: true,
    },
    { name: 'state', title: t('settlements.step'), cell: period => <PeriodState period={period} /> },
    {
      name: 'count',
      title: t('settlements.tenants'),
      cell: ({ sums }) => sums?.count ?? '–',
      isNumber: true,
    },
    {
      name: 'paid',
      title: t('settlements.paid'),
      file: { type: 'money', value: ({ sums }) => (sums ? fromWire(sums.paid.total) : null) },
      cell: ({ sums }) => <strong>{sums ? money(sums.paid.total) : '–'}</strong>,
      isNumber: true,
    },
    {
      name: 'commission',
      title: t('settlements.commission'),
      file: { type: 'money', value: ({ sums }) => (sums ? commissionOf(sums.totals) : null) },
      cell: ({ sums }) => (sums ? money(commissionOf(sums.totals)) : '–'),
      isNumber: true,
    },
    {
      name: 'books',
      title: t('settlements.books'),
      cell: period => <Books period={period} />,
      isWhole: true,
    },
    { name: 'next', title: t('settlements.next'), cell: period => <PeriodVerbs period={period} /> },
  ]
}

interface PeriodsListProps {
  /** Of all periods, or of those that were finalized. */
  route: typeof settlementCalls.listSalesPeriods | typeof settlementCalls.listFinalizedPeriods
  title: string
  action?: ReactNode
  above: ReactNode
  empty: string
}

export const PeriodsList = ({ route, title, action, above, empty }: PeriodsListProps) => {
  const { t } = useTranslation()
  const { money } = useFigures()
  const columns = useColumns()
  const { query } = useListAddress()
  const { failure } = useRoute(
    route,
    { query },
    { refreshInterval: page => (page?.results.some(({ job }) => job) ? WORKING_MS : 0) },
  )
  if (failure && hasCode(failure, 'not_enabled'))
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <StepTitle>{title}</StepTitle>
        <Empty>{t('settlements.off')}</Empty>
      </>
    )
  return (
    <RouteList
      route={route as typeof settlementCalls.listSalesPeriods}
      title={title}
      action={action}
      above={above}
      columns={columns}
      rowKey={({ id }) => id}
      linkTo={({ id }) => `/payments/periods/${id}`}
      card={period => ({
        name: <Days period={period} />,
        end: period.sums ? money(period.sums.paid.total) : '–',
        details: period.sums
          ? [
              t('settlements.tenantsCount', { count: period.sums.count }),
              t('settlements.commissionAmount', { amount: money(commissionOf(period.sums.totals)) }),
            ]
          : [],
        status: (
          <div className={styles.below}>
            <div>
              <PeriodState period={period} />
            </div>
            <Books period={period} />
            <PeriodVerbs period={period} />
          </div>
        ),
      })}
      hasFile
      empty={empty}
    />
  )
}
