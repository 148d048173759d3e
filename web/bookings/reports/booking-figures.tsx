/** What the bookings of a time earned, and how full the market was. */
import { Anchor, NativeSelect, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isTooLong, MOST_REPORT_MONTHS } from '#shared/bookings/bookings-report.ts'
import { GROUPS, type Group } from '#shared/bookings/report-range.ts'
import { reportCalls } from '#shared/bookings/staff-report-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { daysBetween } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../kit/call.ts'
import type { Filter } from '../../kit/list/column.ts'
import { type ListAddress, useListAddress } from '../../kit/list/list-address.ts'
import { useRangeError } from '../../kit/list/range-error.ts'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useToday } from '../../markets/use-today.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { usePeriods } from '../../shelves/use-price-list.ts'
import { useDayLabels } from './day-labels.ts'
import { ReportFacts } from './facts.tsx'
import { FiguresTable, useNumbers } from './figures-table.tsx'
import { Files } from './files.tsx'
import { Plot } from './plot.tsx'
import { PresetBox } from './preset-box.tsx'
import { ReportFrame } from './report-frame.tsx'
import { useReport } from './use-report.ts'

type Report = Answer<typeof reportCalls.bookingsReport>

const useFilters = (): Filter[] => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const periodLabel = usePeriodLabel()
  const shelves = useRoute(shelvesCalls.listShelfNames, { audience: 'admin', market: marketId })
  const periods = usePeriods(marketId)
  return [
    { name: 'dateFrom', label: t('reports.from') },
    { name: 'dateTo', label: t('reports.to'), firstDay: 'dateFrom' },
    {
      name: 'shelfType',
      label: t('reports.shelfType'),
      options: shelves.data?.types.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    {
      name: 'bookingPeriod',
      label: t('reports.period'),
      options: periods.data?.results.map(one => ({ value: one.id, label: periodLabel(one) })) ?? [],
    },
  ]
}

const useGroupNames = (): Record<Group, string> => {
  const { t } = useTranslation()
  return { day: t('reports.day'), week: t('reports.weekWord'), month: t('reports.month') }
}

/** What the range suggests: bars that can be read. */
const usualGroup = ({ dateFrom, dateTo }: { dateFrom?: string; dateTo?: string }): Group => {
  if (!dateFrom || !dateTo) return 'week'
  const days = daysBetween(dateFrom, dateTo)
  if (days < 14) return 'day'
  return days < 93 ? 'week' : 'month'
}

const Plots = ({ report: { groups }, group }: { report: Report; group: Group }) => {
  const { t } = useTranslation()
  const labels = useDayLabels(group)
  const { whole, percent, money } = useNumbers()
  const bars = (
    value: (one: Report['groups'][number]) => number,
    said: (one: Report['groups'][number]) => string,
  ) =>
    groups.map(one => ({
      key: one.first,
      label: labels.short(one),
      values: [value(one)],
      title: `${labels.long(one)}: ${said(one)}`,
    }))
  const { currencyCode } = useThisMarket()
  return (
    <>
      <Plot
        caption={t('reports.turnoverPlot', { currency: currencyCode })}
        bars={bars(
          ({ turnover }) => fromWire(turnover) / 100,
          ({ turnover }) => money(turnover),
        )}
        show={whole}
      />
      <Plot
        caption={t('reports.occupancyPlot')}
        bars={bars(
          ({ occupancy }) => occupancy,
          ({ occupancy }) => percent(occupancy),
        )}
        most={100}
        show={value => `${whole(value)}\u00a0%`}
      />
    </>
  )
}

interface ContentProps {
  report: Report
  group: Group
  address: ListAddress
}

const Content = ({ report, group, address }: ContentProps) => {
  const { t } = useTranslation()
  const labels = useDayLabels(group)
  const groupNames = useGroupNames()
  const periodLabel = usePeriodLabel()
  const { total, groups, byType, byPeriod, own, held } = report
  if (!total.bookings && !total.rentedDays && !own.days && !held.days)
    return <Empty>{t('reports.noBookings')}</Empty>
  const narrowed = (name: string, value: string) => {
    const search = new URLSearchParams({ ...address.query, [name]: value })
    return `/reports/bookings?${search}`
  }
  return (
    <Stack gap="lg">
      <ReportFacts report={report} />
      <Plots report={report} group={group} />
      <FiguresTable
        title={t('reports.overTime')}
        head={groupNames[group]}
        lines={groups.map(one => ({ key: one.first, name: labels.long(one), figures: one }))}
        total={total}
      />
      <FiguresTable
        title={t('reports.byType')}
        head={t('reports.shelfType')}
        lines={byType.map(one => ({
          key: one.id,
          name: (
            <Anchor component={Link} to={narrowed('shelfType', one.id)} fw={650} fz="inherit">
              {one.name}
            </Anchor>
          ),
          figures: one,
        }))}
        total={total}
      />
      {byPeriod.length > 0 && (
        <FiguresTable
          title={t('reports.byPeriod')}
          head={t('reports.period')}
          lines={byPeriod.map(one => ({
            key: one.period.id || 'typed',
            name: one.period.id ? (
              <Anchor component={Link} to={narrowed('bookingPeriod', one.period.id)} fw={650} fz="inherit">
                {periodLabel(one.period)}
              </Anchor>
            ) : (
              t('reports.typedDays')
            ),
            figures: one,
          }))}
          total={total}
        />
      )}
      <Text size="sm" c="dimmed">
        {t('reports.whatCounts')}
      </Text>
    </Stack>
  )
}

/** The report of the address. What it does not name is as the server has it. */
const useFigures = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const language = useLanguage()
  const filters = useFilters()
  const groupNames = useGroupNames()
  const groupFilter = { name: 'group', label: '', options: GROUPS.map(value => ({ value, label: value })) }
  const address = useListAddress({ filters: [...filters, groupFilter] })
  const reversed = useRangeError(filters, address)
  const { dateFrom, dateTo, shelfType, bookingPeriod, group: asked } = address.query
  const group = GROUPS.find(one => one === asked) ?? usualGroup({ dateFrom, dateTo })
  const isLong = dateFrom && dateTo && isTooLong({ first: dateFrom, last: dateTo })
  const error =
    reversed?.text ?? (isLong ? t('reports.mostMonths', { number: MOST_REPORT_MONTHS }) : undefined)
  const options = { audience: 'admin', market: marketId } as const
  const query = { dateFrom, dateTo, shelfType, bookingPeriod, group }
  const body = { ...query, language }
  return {
    filters,
    groupNames,
    address,
    error,
    group,
    report: useReport(reportCalls.bookingsReport, error ? undefined : { ...options, query }),
    files: (
      <Files
        xlsx={() => call(reportCalls.bookingsReportXlsx, { ...options, body })}
        csv={() => call(reportCalls.bookingsReportCsv, { ...options, body })}
      />
    ),
  }
}

export const BookingFigures = () => {
  const { t } = useTranslation()
  const today = useToday()
  const { filters, groupNames, address, error, group, report, files } = useFigures()
  return (
    <ReportFrame
      title={t('reports.figuresTitle')}
      lead={t('reports.figuresLead')}
      filters={filters}
      address={address}
      error={error}
      report={report}
      days={report.data}
      tools={
        <>
          <PresetBox
            today={today}
            shown={report.data}
            onChoose={({ first, last }) => address.change({ dateFrom: first, dateTo: last })}
          />
          <NativeSelect
            label={t('reports.group')}
            value={group}
            data={GROUPS.map(value => ({ value, label: groupNames[value] }))}
            onChange={({ currentTarget: { value } }) => address.change({ group: value })}
          />
        </>
      }
      files={files}
    >
      {data => <Content report={data} group={group} address={address} />}
    </ReportFrame>
  )
}
