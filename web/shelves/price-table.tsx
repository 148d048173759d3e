import { Text } from '@mantine/core'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { keyOf, type Named, type PriceDraft } from './price-draft.ts'
import styles from './staff.module.css'

interface PriceTableProps {
  /** What the rows are: "Hyldetype". */
  corner: string
  rows: readonly Named[]
  columns: readonly Named[]
  draft: PriceDraft
  /** What a cell costs today, where a discount runs. */
  todayOf?: (row: string, column: string) => string | undefined
}

const MOVES: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Left and right move the caret first, and the cell at the ends of the text. */
const staysInText = (key: string, { selectionStart, selectionEnd, value }: HTMLInputElement): boolean => {
  if (selectionStart === 0 && selectionEnd === value.length) return false
  if (key === 'ArrowLeft') return selectionEnd !== 0
  return key === 'ArrowRight' && selectionStart !== value.length
}

const move = (event: KeyboardEvent<HTMLInputElement>): void => {
  const step = MOVES[event.key]
  const input = event.currentTarget
  if (!step || staysInText(event.key, input)) return
  const [row, column] = (input.dataset.cell ?? '').split(' ').map(Number)
  const next = `${(row ?? 0) + step[0]} ${(column ?? 0) + step[1]}`
  const target = input.closest('table')?.querySelector<HTMLInputElement>(`[data-cell="${next}"]`)
  event.preventDefault()
  target?.focus()
  target?.select()
}

/** Prices as in a spreadsheet: fields that are always open, arrow keys, and a block that is pasted at once. */
export const PriceTable = ({ corner, rows, columns, draft, todayOf }: PriceTableProps) => {
  const { t } = useTranslation()
  const paste = (event: ClipboardEvent, row: string, column: string) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\n]/.test(text)) return
    event.preventDefault()
    draft.paste(text, { row, column }, rows, columns)
  }
  return (
    <table className={styles.grid}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, down) => (
          <tr key={row.id}>
            <th scope="row">
              {row.name}
              {row.note && (
                <Text size="sm" c="dimmed">
                  {row.note}
                </Text>
              )}
            </th>
            {columns.map((column, right) => {
              const key = keyOf({ row: row.id, column: column.id })
              const today = todayOf?.(row.id, column.id)
              const isChanged = draft.isChanged(key)
              return (
                <td key={column.id} data-changed={isChanged || undefined}>
                  <span className={styles.cellName} aria-hidden>
                    {column.name}
                  </span>
                  <div className={styles.cell}>
                    <input
                      aria-label={`${row.name}, ${column.name}`}
                      aria-invalid={draft.isWrong(key) || undefined}
                      data-cell={`${down} ${right}`}
                      inputMode="decimal"
                      autoComplete="off"
                      placeholder={t('pricelist.notOffered')}
                      value={draft.textOf(key)}
                      onChange={event => draft.type(key, event.currentTarget.value)}
                      onFocus={event => event.currentTarget.select()}
                      onKeyDown={move}
                      onPaste={event => paste(event, row.id, column.id)}
                    />
                    {today && <span className={styles.today}>{today}</span>}
                    {isChanged && (
                      <span className={styles.before}>
                        {t('pricelist.was', { price: draft.savedText(key) || t('pricelist.notOffered') })}
                      </span>
                    )}
                    {draft.isWrong(key) && <span className={styles.wrong}>{t('pricelist.noAmount')}</span>}
                  </div>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
