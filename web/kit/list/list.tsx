/** A list: at a desk a dense table, on a phone cards; searched, narrowed down, ordered and paged by its address. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fetched } from '../use-route.ts'
import type { Card, Column, Filter, Page } from './column.ts'
import type { ListAddress } from './list-address.ts'
import { ListCards } from './list-cards.tsx'
import { ListFrame } from './list-frame.tsx'
import { ListTable } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import { useRangeError } from './range-error.ts'
import type { Selection } from './selection.ts'
import { useIsNarrow } from './use-is-narrow.ts'

export interface ListProps<Row> {
  /** What the list is of. */
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** What a row says on a phone. */
  card: (row: Row) => Card
  /** The page of a row. */
  linkTo?: (row: Row) => string
  /** The row whose page stands beside the list. */
  current?: string | undefined
  /** The column that orders the list at first. */
  firstSort?: string
  filters?: readonly Filter[]
  /** Without one the list cannot be searched. */
  searchLabel?: string
  /** Enter in the search, which a scanner sends after a number. True: it was taken. */
  onEnter?: (text: string) => boolean
  /** What belongs here, when there is nothing at all. */
  empty: string
  /** What can be done then. */
  emptyAction?: ReactNode
  /** What is said when a search finds nothing. */
  noneFound?: string
  exportButton?: ReactNode
  /** Lets rows be chosen, to do something to several. */
  selection?: Selection<Row>
}

interface ShownProps<Row> extends ListProps<Row> {
  page: Fetched<Page<Row>>
  address: ListAddress
}

export const List = <Row,>(props: ShownProps<Row>) => {
  const { t } = useTranslation()
  const isNarrow = useIsNarrow()
  const { label, columns, rowKey, card, linkTo, firstSort, filters = [], page, address } = props
  const sorts = columns.flatMap(({ name, sort }) => (sort ? [{ value: name, label: sort.label }] : []))
  const statusOf = (data: Page<Row>): string => {
    const pages = { page: data.page, pages: data.pagesCount }
    const rows = t('list.rows', { count: data.count ?? data.results.length })
    if (data.pagesCount <= 1 && data.page === 1) return rows
    if (data.more) return t('list.pageOfMany', pages)
    return data.count === undefined ? t('list.pageOf', pages) : `${rows} · ${t('list.pageOf', pages)}`
  }
  const wrong = useRangeError(filters, address)
  const noneFound = (address.search && props.noneFound) || t('list.noneFiltered')
  const tools = (
    <ListTools
      address={address}
      searchLabel={props.searchLabel}
      onEnter={props.onEnter}
      filters={filters}
      sorts={sorts}
      firstSort={firstSort}
    >
      {props.exportButton}
    </ListTools>
  )
  return (
    <ListFrame
      page={page}
      address={address}
      tools={tools}
      status={statusOf}
      empty={props.empty}
      emptyAction={props.emptyAction}
      noneFound={wrong?.text ?? noneFound}
    >
      {rows => {
        const shared = { label, rows, rowKey, linkTo, selection: props.selection }
        if (isNarrow) return <ListCards {...shared} card={card} />
        return (
          <ListTable
            {...shared}
            columns={columns}
            address={address}
            firstSort={firstSort}
            current={props.current}
          />
        )
      }}
    </ListFrame>
  )
}
