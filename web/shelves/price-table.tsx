import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentOffer } from '#shared/shelves/typed-offer.ts'
import styles from './grid.module.css'
import { PriceCell } from './price-cell.tsx'
import { type Grid, keyOf } from './price-cells.ts'

interface PriceTableProps {
  /** What the rows are: "Hyldetype". */
  corner: string
  grid: Grid
  /** The cell whose offer is open. */
  inFocus: string | undefined
  /** The discount of the whole row. */
  generalOf: (cell: string) => SentOffer | undefined
  /** The offer of the cell in focus, where it stands within the table. */
  strip: ReactNode
  onFocus: (cell: string) => void
  onType: (cell: string, price: string) => void
  onPaste: (cell: string, text: string) => void
}

/** Prices as in a spreadsheet: fields that are always open, arrow keys, and a block that is pasted at once. */
export const PriceTable = ({ corner, grid, inFocus, strip, ...cellProps }: PriceTableProps) => {
  const { t } = useTranslation()
  return (
    <table className={styles.grid}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {grid.columns.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.rows.map((row, down) => (
          <tr key={row.id}>
            <th scope="row">
              {row.name}
              {row.note && (
                <Text size="sm" c="dimmed">
                  {row.note}
                </Text>
              )}
            </th>
            {grid.columns.map((column, right) => {
              const cell = keyOf({ row: row.id, column: column.id })
              return (
                <td
                  key={column.id}
                  data-changed={grid.isChanged(cell) || undefined}
                  data-open={cell === inFocus || undefined}
                >
                  <span className={styles.cellName} aria-hidden>
                    {column.name}
                  </span>
                  <PriceCell
                    cell={cell}
                    at={`${down} ${right}`}
                    name={`${row.name}, ${column.name}`}
                    grid={grid}
                    placeholder={t('pricelist.notOffered')}
                    {...cellProps}
                  />
                  {cell === inFocus && strip && <div className={styles.within}>{strip}</div>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
