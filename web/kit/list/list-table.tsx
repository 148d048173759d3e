import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { Column } from './column.ts'
import styles from './list.module.css'
import type { ListAddress } from './list-address.ts'

export interface RowsProps<Row> {
  /** What the list is of. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

type Direction = 'ascending' | 'descending' | 'none'

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }

interface HeadProps<Row> {
  column: Column<Row>
  address: ListAddress
  /** The column that orders the list when the address names none. */
  firstSort?: string
}

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
  address,
  firstSort,
}: RowsProps<Row> & { address: ListAddress; firstSort?: string }) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        {columns.map(column => (
          <Head key={column.name} column={column} address={address} firstSort={firstSort} />
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <tr key={rowKey(row)}>
          {columns.map(({ name, cell, isNumber }) => (
            <td key={name} data-number={isNumber || undefined}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** The rows on a phone: a card each, its first column as the name of it. */
export const ListCards = <Row,>({ label, columns, rows, rowKey }: RowsProps<Row>) => {
  const [first, ...others] = columns
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map(row => (
        <li key={rowKey(row)} className={styles.card}>
          <div className={styles.name}>{first?.cell(row)}</div>
          <dl className={styles.lines}>
            {others.map(({ name, title, cell }) => (
              <div key={name} className={styles.line}>
                <dt>{title}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
