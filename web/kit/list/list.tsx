/** A list: at a desk a dense table, on a phone cards; searched, narrowed down, ordered and paged by its address. */
import { Button, Skeleton, Stack, Text } from '@mantine/core'
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
  /** The column that orders the list at first. */
  firstSort?: string
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

interface SortedRowsProps<Row> extends RowsProps<Row> {
  address: ListAddress
  firstSort?: string
}

const useIsPhone = () => useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })

const Rows = <Row,>(props: SortedRowsProps<Row>) => {
  const isPhone = useIsPhone()
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
  const isPhone = useIsPhone()
  const {
    label,
    columns,
    rowKey,
    firstSort,
    filters = [],
    searchLabel,
    empty,
    noneFound,
    exportButton,
  } = list
  const sorts = columns.flatMap(({ name, sort }) => (sort ? [{ value: name, label: sort.label }] : []))
  const statusOf = (data: Page<Row>): string => {
    if (list.status) return list.status(data)
    if (data.pagesCount <= 1 && data.page === 1) return t('kit.rows', { count: data.results.length })
    const pages = { page: data.page, pages: data.pagesCount }
    return data.more ? t('kit.pageOfMany', pages) : t('kit.pageOf', pages)
  }
  return (
    <Stack gap="md">
      <ListTools
        address={address}
        searchLabel={searchLabel}
        filters={filters}
        sorts={isPhone && !address.isNarrowed ? sorts : []}
        firstSort={firstSort}
      >
        {exportButton}
      </ListTools>
      <WhenLoaded of={{ page }} skeleton={skeleton}>
        {({ page: data }) => (
          <Stack gap="sm">
            <Text size="sm" c="dimmed" role="status">
              {data.results.length > 0 || address.isNarrowed ? statusOf(data) : ''}
            </Text>
            {data.results.length === 0 &&
              (address.isNarrowed ? (
                <Empty
                  action={
                    <Button variant="default" onClick={address.clear}>
                      {t('kit.showAll')}
                    </Button>
                  }
                >
                  {noneFound}
                </Empty>
              ) : (
                empty
              ))}
            {data.results.length > 0 &&
              (list.rows?.(data.results) ?? (
                <Rows
                  label={label}
                  columns={columns}
                  rows={data.results}
                  rowKey={rowKey}
                  address={address}
                  firstSort={firstSort}
                />
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
