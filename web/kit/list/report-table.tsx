import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Card, Column } from './column.ts'
import listStyles from './list.module.css'
import { ListCards } from './list-cards.tsx'
import styles from './report-table.module.css'

interface ReportTableProps<Row> {
  title: string
  /** What the numbers are in. */
  note?: string
  /** The first column names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  card: (row: Row) => Card
  linkTo?: (row: Row) => string
  /** Below the rows: a cell for each column. */
  total?: readonly ReactNode[]
}

/** At a desk and on paper a table with its sums, on a phone cards: the style sheet decides, since paper is narrow too. */
export const ReportTable = <Row,>({
  title,
  note,
  columns,
  rows,
  rowKey,
  card,
  linkTo,
  total,
}: ReportTableProps<Row>) => (
  <section aria-label={title}>
    <Group gap="xs" mb="xs" align="baseline">
      <Text component="h2" fw={650}>
        {title}
      </Text>
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </Group>
    <table className={`${listStyles.table} ${styles.table}`} aria-label={title}>
      <thead>
        <tr>
          {columns.map(({ name, title: head, isNumber }) => (
            <th key={name} scope="col" data-number={isNumber || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={rowKey(row)}>
            {columns.map(({ name, cell, isNumber, isWhole }) => (
              <td key={name} data-number={isNumber || undefined} data-whole={isWhole || undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            {columns.map(({ name, isNumber }, at) => (
              <td key={name} data-number={isNumber || undefined}>
                {total[at]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
    <div className={styles.cards}>
      <ListCards label={title} rows={rows} rowKey={rowKey} card={card} {...(linkTo ? { linkTo } : {})} />
    </div>
  </section>
)
