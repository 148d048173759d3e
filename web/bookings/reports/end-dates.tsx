/** Who leaves which shelf when, and what comes after them. */
import { Anchor, Stack, Text } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MOST_END_DAYS } from '#shared/bookings/end-date-report.ts'
import { type Group, partsOf } from '#shared/bookings/report-range.ts'
import { reportCalls } from '#shared/bookings/staff-report-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { daysBetween } from '#shared/kit/day.ts'
import { shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../kit/call.ts'
import type { Card, Column, Filter } from '../../kit/list/column.ts'
import { useListAddress } from '../../kit/list/list-address.ts'
import { useRangeError } from '../../kit/list/range-error.ts'
import { ReportTable } from '../../kit/list/report-table.tsx'
import { RowLink } from '../../kit/list/row-link.tsx'
import { phoneLink } from '../../kit/phone-link.ts'
import { useShow } from '../../kit/show.ts'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useDayLabels } from './day-labels.ts'
import { Files } from './files.tsx'
import { PaidMark } from './paid-mark.tsx'
import { Plot } from './plot.tsx'
import { ReportFrame } from './report-frame.tsx'
import { useReport } from './use-report.ts'

type EndDates = Answer<typeof reportCalls.endDateReport>
type Ending = EndDates['results'][number]

/** More bars than this would be too thin to read. */
const MOST_DAY_BARS = 31

const nameOf = (t: TFunction, { name, isBookingForMarket }: Pick<Ending, 'name' | 'isBookingForMarket'>) =>
  isBookingForMarket ? [t('reports.own'), name].filter(Boolean).join(': ') : name

const requestOf = ({ id }: { id: string }) => `/booking/requests/${id}`

const useAfter = () => {
  const { t } = useTranslation()
  const show = useShow()
  return ({ goesOnUntil, next }: Ending): string[] => [
    ...(goesOnUntil ? [t('reports.goesOnUntil', { date: show.date(goesOnUntil) })] : []),
    ...(next ? [t('reports.nextIs', { date: show.date(next.dateStart), name: nameOf(t, next) })] : []),
    ...(goesOnUntil || next ? [] : [t('reports.nothingNext')]),
  ]
}

const Contact = ({ ending: { phone, email } }: { ending: Ending }) => (
  <>
    {phone && (
      <div>
        <Anchor fz="inherit" href={phoneLink(phone)}>
          {phone}
        </Anchor>
      </div>
    )}
    {email && (
      <Anchor fz="inherit" href={`mailto:${email}`}>
        {email}
      </Anchor>
    )}
  </>
)

const Tenant = ({ ending }: { ending: Ending }) => {
  const { t } = useTranslation()
  return (
    <>
      {nameOf(t, ending)}
      {ending.customer && (
        <div>
          <Anchor fz="inherit" component={Link} to={`/customers/${ending.customer}`}>
            {ending.customer}
          </Anchor>
        </div>
      )}
    </>
  )
}

const useColumns = (): Column<Ending>[] => {
  const { t } = useTranslation()
  const show = useShow()
  const after = useAfter()
  return [
    {
      name: 'emptyBy',
      title: t('reports.emptyBy'),
      cell: one => <RowLink to={requestOf(one)}>{show.date(one.emptyBy)}</RowLink>,
      isWhole: true,
    },
    {
      name: 'shelf',
      title: t('reports.shelf'),
      cell: one => (
        <>
          <strong>{one.shelf.name}</strong> {one.shelfType.name}
        </>
      ),
    },
    { name: 'tenant', title: t('reports.tenant'), cell: one => <Tenant ending={one} /> },
    { name: 'contact', title: t('reports.contact'), cell: one => <Contact ending={one} /> },
    {
      name: 'days',
      title: t('reports.days'),
      cell: one => `${show.date(one.dateStart)} – ${show.date(one.dateEnd)}`,
      isWhole: true,
    },
    {
      name: 'after',
      title: t('reports.after'),
      cell: one => after(one).map(line => <div key={line}>{line}</div>),
    },
    { name: 'paid', title: t('reports.payment'), cell: one => <PaidMark {...one} /> },
  ]
}

const useCard = () => {
  const { t } = useTranslation()
  const show = useShow()
  const after = useAfter()
  return (one: Ending): Card => ({
    name: `${one.shelf.name} · ${nameOf(t, one)}`,
    end: show.date(one.emptyBy),
    details: [one.shelfType.name, one.phone, ...after(one)].filter(Boolean),
    status: <PaidMark {...one} />,
  })
}

const useFilters = (): Filter[] => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const shelves = useRoute(shelvesCalls.listShelfNames, { audience: 'admin', market: marketId })
  return [
    { name: 'dateFrom', label: t('reports.from') },
    { name: 'dateTo', label: t('reports.to'), firstDay: 'dateFrom' },
    {
      name: 'shelfType',
      label: t('reports.shelfType'),
      options: shelves.data?.types.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    {
      name: 'goesOn',
      label: t('reports.after'),
      options: [
        { value: 'false', label: t('reports.leaving') },
        { value: 'true', label: t('reports.goingOn') },
      ],
    },
  ]
}

const EndPlot = ({ report: { dateFrom, dateTo, results } }: { report: EndDates }) => {
  const { t } = useTranslation()
  const group: Group = daysBetween(dateFrom, dateTo) < MOST_DAY_BARS ? 'day' : 'week'
  const labels = useDayLabels(group)
  const series = [t('reports.leaving'), t('reports.goingOn')]
  const bars = partsOf({ first: dateFrom, last: dateTo }, group).map(part => {
    const own = results.filter(({ emptyBy }) => emptyBy >= part.first && emptyBy <= part.last)
    const goingOn = own.filter(({ goesOnUntil }) => goesOnUntil).length
    const values = [own.length - goingOn, goingOn]
    return {
      key: part.first,
      label: labels.short(part),
      values,
      title: `${labels.long(part)}: ${series.map((name, at) => `${name} ${values[at]}`).join(', ')}`,
    }
  })
  const caption = group === 'day' ? t('reports.endPlotDays') : t('reports.endPlotWeeks')
  return <Plot caption={caption} bars={bars} series={series} show={String} />
}

const Content = ({ report }: { report: EndDates }) => {
  const { t } = useTranslation()
  const show = useShow()
  const columns = useColumns()
  const card = useCard()
  const { results, sums, nextUntil } = report
  if (!results.length) return <Empty>{t('reports.noEndings')}</Empty>
  const said = [
    t('reports.leavingCount', { count: sums.leaving }),
    t('reports.goingOnCount', { count: sums.goingOn }),
  ].join(' · ')
  return (
    <Stack gap="md">
      <Text role="status" fw={650}>
        {said}
      </Text>
      <EndPlot report={report} />
      <ReportTable
        title={t('reports.shelvesThatEnd')}
        columns={columns}
        rows={results}
        rowKey={({ id }) => id}
        card={card}
        linkTo={requestOf}
        total={[t('reports.total'), said]}
      />
      <Text size="sm" c="dimmed">
        {t('reports.nextUntil', { date: show.date(nextUntil) })}
      </Text>
    </Stack>
  )
}

export const EndDates = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const language = useLanguage()
  const filters = useFilters()
  const address = useListAddress({ filters })
  const reversed = useRangeError(filters, address)
  const { dateFrom, dateTo, shelfType, goesOn } = address.query
  const isLong = dateFrom && dateTo && daysBetween(dateFrom, dateTo) >= MOST_END_DAYS
  const error = reversed?.text ?? (isLong ? t('reports.mostDays', { number: MOST_END_DAYS }) : undefined)
  const options = { audience: 'admin', market: marketId } as const
  const days = { dateFrom, dateTo, shelfType }
  const query = { ...days, goesOn: goesOn === 'true' || goesOn === 'false' ? goesOn : undefined } as const
  const report = useReport(reportCalls.endDateReport, error ? undefined : { ...options, query })
  const body = { ...days, goesOn: goesOn ? goesOn === 'true' : undefined, language }
  return (
    <ReportFrame
      title={t('reports.endTitle')}
      lead={t('reports.endLead')}
      filters={filters}
      address={address}
      error={error}
      report={report}
      days={report.data}
      tools={null}
      files={
        <Files
          xlsx={() => call(reportCalls.endDateReportXlsx, { ...options, body })}
          csv={() => call(reportCalls.endDateReportCsv, { ...options, body })}
        />
      }
    >
      {data => <Content report={data} />}
    </ReportFrame>
  )
}
