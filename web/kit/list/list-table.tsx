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

const directionOf = (name: string, order: string): Direction => {
  if (order === name) return 'ascending'
  return order === `-${name}` ? 'descending' : 'none'
}

/** Pressed once the first comes first, pressed again the last. */
const SortButton = ({ name, title, address }: { name: string; title: string; address: ListAddress }) => {
  const direction = directionOf(name, address.order)
  const Icon = ICONS[direction]
  return (
    <UnstyledButton
      className={styles.sort}
      onClick={() => address.change({ order: direction === 'ascending' ? `-${name}` : name })}
    >
      {title} <Icon size={16} aria-hidden />
    </UnstyledButton>
  )
}

/** The rows at a desk: dense, under a head that stays in sight. */
export const ListTable = <Row,>({
  label,
  columns,
  rows,
  rowKey,
  address,
}: RowsProps<Row> & { address: ListAddress }) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        {columns.map(({ name, title, isSortable, isNumber }) => (
          <th
            key={name}
            scope="col"
            data-number={isNumber || undefined}
            aria-sort={isSortable ? directionOf(name, address.order) : undefined}
          >
            {isSortable ? <SortButton name={name} title={title} address={address} /> : title}
          </th>
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
