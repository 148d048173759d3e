import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { Column } from './column.ts'
import styles from './list.module.css'
import type { ListAddress } from './list-address.ts'
import { RowLink } from './row-link.tsx'
import type { Selection } from './selection.ts'
import { PageBox, SelectionBox } from './selection-box.tsx'

interface ListTableProps<Row> {
  /** What the list is of. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The page of a row. Its first column leads there. */
  linkTo?: (row: Row) => string
  address: ListAddress
  /** The column that orders the list when the address names none. */
  firstSort?: string
  selection?: Selection<Row>
  /** The row whose page stands beside the list. */
  current?: string | undefined
}

type Direction = 'ascending' | 'descending' | 'none'

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }

type HeadProps<Row> = Pick<ListTableProps<Row>, 'address' | 'firstSort'> & { column: Column<Row> }

/** The head of a column. A search or a filter brings its own order, so there is nothing to choose then. */
const Head = <Row,>({ column: { name, title, sort, isNumber }, address, firstSort }: HeadProps<Row>) => {
  const isChosen = name === (address.sort || firstSort)
  const direction: Direction = sort && isChosen ? sort.direction : 'none'
  const Icon = ICONS[direction]
  const canSort = sort && !address.isNarrowed
  return (
    <th scope="col" data-number={isNumber || undefined} aria-sort={canSort ? direction : undefined}>
      {canSort ? (
        <UnstyledButton
          className={styles.sort}
          onClick={() => address.change({ sort: name === firstSort ? '' : name })}
        >
          {title} <Icon size={16} aria-hidden />
        </UnstyledButton>
      ) : (
        title
      )}
    </th>
  )
}

/** The rows at a desk: dense, under a head that stays in sight. */
export const ListTable = <Row,>({
  label,
  columns,
  rows,
  rowKey,
  linkTo,
  address,
  firstSort,
  selection,
  current,
}: ListTableProps<Row>) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.box}>
            <PageBox selection={selection} ids={rows.map(rowKey)} />
          </th>
        )}
        {columns.map(column => (
          <Head key={column.name} column={column} address={address} firstSort={firstSort} />
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <tr
          key={rowKey(row)}
          data-chosen={selection?.chosen.has(rowKey(row)) || rowKey(row) === current || undefined}
        >
          {selection && (
            <td className={styles.box}>
              <SelectionBox selection={selection} id={rowKey(row)} row={row} />
            </td>
          )}
          {columns.map(({ name, cell, isNumber, isWhole }, at) => (
            <td key={name} data-number={isNumber || undefined} data-whole={isWhole || undefined}>
              {linkTo && at === 0 ? (
                <RowLink to={linkTo(row)} isHere={rowKey(row) === current}>
                  {cell(row)}
                </RowLink>
              ) : (
                cell(row)
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
