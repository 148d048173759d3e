/** A list: at a desk a dense table, on a phone cards; searched, narrowed down, ordered and paged by its address. */
import { Skeleton, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../states.tsx'
import type { Fetched } from '../use-route.ts'
import { WhenLoaded } from '../when-loaded.tsx'
import type { Column, Filter, Page } from './column.ts'
import type { ListAddress } from './list-address.ts'
import { ListCards, ListTable, type RowsProps } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import { Pager } from './pager.tsx'

export interface ListProps<Row> {
  /** What the list is of. */
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  filters?: readonly Filter[]
  searchLabel?: string
  /** What belongs here, when there is nothing at all. */
  empty: ReactNode
  /** What is said when nothing is found. */
  noneFound: string
  /** How the rows look instead, where they are no table. */
  rows?: (rows: readonly Row[]) => ReactNode
  /** What is said of the hits, instead of the number of pages. */
  status?: (page: Page<Row>) => string
  exportButton?: ReactNode
}

const PHONE = '(max-width: 47.99em)'

const Rows = <Row,>(props: RowsProps<Row> & { address: ListAddress }) => {
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  return isPhone ? <ListCards {...props} /> : <ListTable {...props} />
}

const SKELETON = <Skeleton height={320} radius="lg" />

interface ShownProps<Row> extends ListProps<Row> {
  page: Fetched<Page<Row>>
  address: ListAddress
  /** The shape of the rows. */
  skeleton?: ReactNode
}

export const List = <Row,>({ page, address, skeleton = SKELETON, ...list }: ShownProps<Row>) => {
  const { t } = useTranslation()
  const { label, columns, rowKey, filters = [], searchLabel, empty, noneFound, exportButton } = list
  const statusOf = (data: Page<Row>): string => {
    if (list.status) return list.status(data)
    const pages = { page: data.page, pages: data.pagesCount }
    return data.more ? t('kit.pageOfMany', pages) : t('kit.pageOf', pages)
  }
  return (
    <Stack gap="md">
      <ListTools address={address} searchLabel={searchLabel} filters={filters}>
        {exportButton}
      </ListTools>
      <WhenLoaded of={{ page }} skeleton={skeleton}>
        {({ page: data }) => (
          <Stack gap="sm">
            <Text size="sm" c="dimmed" role="status">
              {data.results.length > 0 || address.isNarrowed ? statusOf(data) : ''}
            </Text>
            {data.results.length === 0 && (address.isNarrowed ? <Empty>{noneFound}</Empty> : empty)}
            {data.results.length > 0 &&
              (list.rows?.(data.results) ?? (
                <Rows label={label} columns={columns} rows={data.results} rowKey={rowKey} address={address} />
              ))}
            {data.pagesCount > 1 && (
              <Pager
                page={data.page}
                pagesCount={data.pagesCount}
                onPage={number => address.change({ page: number === 1 ? '' : String(number) })}
              />
            )}
          </Stack>
        )}
      </WhenLoaded>
    </Stack>
  )
}
