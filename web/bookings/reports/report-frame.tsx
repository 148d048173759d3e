/** What reports have around their numbers: title, filters, files, print, and what is said while there are none. */
import { Skeleton, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Filter } from '../../kit/list/column.ts'
import { FilterBox } from '../../kit/list/filter-box.tsx'
import { FilterSheet } from '../../kit/list/filter-sheet.tsx'
import listStyles from '../../kit/list/list.module.css'
import type { ListAddress } from '../../kit/list/list-address.ts'
import { useIsNarrow } from '../../kit/list/use-is-narrow.ts'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { Empty } from '../../kit/states.tsx'
import type { Fetched } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import styles from './reports.module.css'

export interface ReportDays {
  dateFrom: string
  dateTo: string
}

interface ReportFrameProps<Report> {
  title: string
  /** What the numbers count. */
  lead: string
  filters: readonly Filter[]
  address: ListAddress
  /** What is wrong with the days: then nothing is asked for. */
  error: string | undefined
  report: Fetched<Report>
  /** The days that it is about, once it is there; left out: it is about none. */
  days?: ReportDays | undefined
  /** Beside the filters. */
  tools: ReactNode
  /** The files and the print. */
  files: ReactNode
  children: (report: Report) => ReactNode
}

/** The boxes show the days of the report where the address names none. */
const withDays = (address: ListAddress, report: ReportDays | undefined): ListAddress => ({
  ...address,
  filter: name =>
    address.filter(name) ||
    (name === 'dateFrom' ? (report?.dateFrom ?? '') : name === 'dateTo' ? (report?.dateTo ?? '') : ''),
})

export const ReportFrame = <Report,>({
  title,
  lead,
  filters,
  address,
  error,
  report,
  days,
  tools,
  files,
  children,
}: ReportFrameProps<Report>) => {
  const show = useShow()
  const market = useThisMarket()
  const isNarrow = useIsNarrow()
  const shown = withDays(address, days)
  const boxes = filters.map(filter => (
    <FilterBox
      key={filter.name}
      filter={filter}
      address={shown}
      error={filter.name === 'dateTo' ? error : undefined}
    />
  ))
  const chosen = filters.filter(({ name }) => address.filter(name)).length
  const dates = days && `${show.date(days.dateFrom)} – ${show.date(days.dateTo)}`
  return (
    <Stack gap="md" className={styles.report}>
      <PageTitle>{title}</PageTitle>
      <div>
        <StepTitle>{title}</StepTitle>
        <Text className={styles.printed} aria-hidden>
          {[market.visualName, dates].filter(Boolean).join(' · ')}
        </Text>
        <Text c="dimmed" mt={4} className={styles.lead}>
          {lead}
        </Text>
      </div>
      <search className={`${listStyles.tools} ${styles.screen}`}>
        {isNarrow ? (
          <FilterSheet chosen={chosen} onClear={address.clear}>
            {boxes}
            {tools}
          </FilterSheet>
        ) : (
          <>
            {boxes}
            {tools}
          </>
        )}
        {!error && files}
      </search>
      {error ? (
        <Empty>{error}</Empty>
      ) : (
        <WhenLoaded of={{ report }} skeleton={<Skeleton height={420} radius="lg" />}>
          {({ report: data }) => children(data)}
        </WhenLoaded>
      )}
    </Stack>
  )
}
