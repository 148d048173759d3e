/** Settlements that were finalized: of all tenants, of one, or of a period. Each as a PDF, or by mail. */
import { Anchor, NativeSelect, Text } from '@mantine/core'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fromWire } from '#shared/kit/money.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { hasCode } from '../../../kit/failure.ts'
import type { Column, Filter } from '../../../kit/list/column.ts'
import { RouteList } from '../../../kit/list/route-list.tsx'
import { PageTitle, StepTitle } from '../../../kit/page.tsx'
import { Empty } from '../../../kit/states.tsx'
import { StatusMark } from '../../../kit/status-mark.tsx'
import { useRoute } from '../../../kit/use-route.ts'
import { useMoment } from '../../../markets/moment.ts'
import { TenantBox } from '../../../products/staff/tenant-box.tsx'
import { type Report, useFigures } from './figures.ts'
import { PaidOutOf } from './paid-out.tsx'
import styles from './periods.module.css'
import { ReportVerbs } from './report-verbs.tsx'
import { ReportsSwitch } from './reports-switch.tsx'
import { usePeriodWords } from './use-period-words.ts'
import { useWhyWords } from './use-why-words.ts'

interface BoxProps {
  label: string
  value: string
  onChoose: (value: string) => void
}

/** The newest periods; one that a link names may be older. */
const PeriodBox = ({ label, value, onChoose }: BoxProps) => {
  const { t } = useTranslation()
  const words = usePeriodWords()
  const { data } = useRoute(settlementCalls.listFinalizedPeriods, { query: {} })
  const known = (data?.results ?? []).map(period => ({ value: period.id, label: words(period) }))
  const isOlder = value !== '' && !known.some(one => one.value === value)
  return (
    <NativeSelect
      label={label}
      value={value}
      data-chosen={value !== '' || undefined}
      data={[
        { value: '', label: t('list.all') },
        ...known,
        ...(isOlder ? [{ value, label: t('settlements.olderPeriod') }] : []),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}

const useFilters = (): Filter[] => {
  const { t } = useTranslation()
  return [
    { name: 'customer', label: t('settlements.tenant'), box: TenantBox },
    { name: 'salesPeriod', label: t('settlements.period'), box: PeriodBox },
  ]
}

const Sent = ({ report: { sent } }: { report: Report }) => {
  const { t } = useTranslation()
  const moment = useMoment()
  return sent ? (
    <StatusMark icon={IconCircleCheck} tone="good">
      {t('settlements.sentOn', { when: moment(Date.parse(sent)) })}
    </StatusMark>
  ) : (
    <StatusMark icon={IconClock} tone="quiet">
      {t('settlements.notSent')}
    </StatusMark>
  )
}

const Gets = ({ report }: { report: Report }) => {
  const words = useWhyWords()
  const { money } = useFigures()
  return (
    <span className={styles.became}>
      {report.why ? (
        <Text span size="sm" c="dimmed">
          {words[report.why]}
        </Text>
      ) : (
        <strong>{money(report.youReceive)}</strong>
      )}{' '}
      <PaidOutOf report={report} />
    </span>
  )
}

const useColumns = (): Column<Report>[] => {
  const { t } = useTranslation()
  const words = usePeriodWords()
  const { money } = useFigures()
  return [
    { name: 'number', title: t('settlements.number'), cell: ({ number }) => number, isWhole: true },
    {
      name: 'tenant',
      title: t('settlements.tenant'),
      file: { type: 'text', value: ({ customer, name }) => [customer, name].filter(Boolean).join(' ') },
      cell: ({ customer, name }) => (
        <>
          <Anchor component={Link} to={`/customers/${customer}`} fz="inherit" fw={650}>
            {name || customer}
          </Anchor>
          <Text size="xs" c="dimmed">
            {customer}
          </Text>
        </>
      ),
    },
    {
      name: 'period',
      title: t('settlements.period'),
      file: { type: 'text', value: words },
      cell: report => (
        <Anchor component={Link} to={`/payments/periods/${report.salesPeriod}`} fz="inherit">
          {words(report)}
        </Anchor>
      ),
    },
    {
      name: 'share',
      title: t('settlements.share'),
      file: { type: 'money', value: ({ share }) => fromWire(share) },
      cell: ({ share }) => money(share),
      isNumber: true,
    },
    {
      name: 'gets',
      title: t('settlements.gets'),
      file: { type: 'money', value: ({ youReceive }) => fromWire(youReceive) },
      cell: report => <Gets report={report} />,
      isNumber: true,
    },
    { name: 'sent', title: t('settlements.mail'), cell: report => <Sent report={report} /> },
    {
      name: 'acts',
      title: t('settlements.actions'),
      cell: report => <ReportVerbs report={report} />,
      isNumber: true,
    },
  ]
}

export const ReportsPage = () => {
  const { t } = useTranslation()
  const columns = useColumns()
  const filters = useFilters()
  const words = usePeriodWords()
  const { failure } = useRoute(settlementCalls.listPaymentReports, { query: {} })
  if (failure && hasCode(failure, 'not_enabled'))
    return (
      <>
        <PageTitle>{t('settlements.reports')}</PageTitle>
        <StepTitle>{t('settlements.reports')}</StepTitle>
        <Empty>{t('settlements.off')}</Empty>
      </>
    )
  return (
    <RouteList
      route={settlementCalls.listPaymentReports}
      title={t('settlements.reports')}
      above={<ReportsSwitch />}
      columns={columns}
      rowKey={({ id }) => id}
      filters={filters}
      card={report => ({
        name: (
          <Anchor component={Link} to={`/customers/${report.customer}`} fw={650}>
            {report.name || report.customer}
          </Anchor>
        ),
        end: <Gets report={report} />,
        details: [t('settlements.numberOf', { number: report.number }), words(report)],
        status: (
          <>
            <Sent report={report} />
            <ReportVerbs report={report} />
          </>
        ),
      })}
      hasFile
      empty={t('settlements.noReports')}
    />
  )
}
