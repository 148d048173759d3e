/** The things of a sheet at a desk: typed like a spreadsheet. */
import { VisuallyHidden } from '@mantine/core'
import { type ClipboardEvent, type FocusEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useThisMarket } from '../../markets/market.ts'
import { isBlank } from '../thing/rows.ts'
import { useColumnNames } from '../thing/use-column-names.ts'
import { useGoods } from '../thing/whose-goods.ts'
import { focusCell } from './focus-cell.ts'
import styles from './grid.module.css'
import { moveByKey } from './grid-keys.ts'
import { GridRow } from './grid-row.tsx'
import type { Told } from './use-complete.ts'
import { useEarlier } from './use-earlier.ts'
import type { SheetRows } from './use-sheet-rows.ts'

interface GridProps {
  sheet: SheetRows
  fee: number
  told: Told | undefined
  onPaste: (event: ClipboardEvent) => void
}

/** The row of a cell. Its buttons are none: what a row says shall not go away under the press on its answer. */
const rowOf = (target: EventTarget | null): string | null =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    ? (target.closest('tbody')?.getAttribute('data-row') ?? null)
    : null

export const Grid = ({ sheet, fee, told, onPaste }: GridProps) => {
  const { t } = useTranslation()
  const { currencyCode } = useThisMarket()
  const { words } = useGoods()
  const { typing, setTyping } = sheet
  const earlier = useEarlier(typing !== null)
  // On a sheet that is empty still, typing begins at once.
  const [first] = useState(sheet.rows)
  useEffect(() => {
    const [row, ...more] = first
    if (row && isBlank(row) && !more.length) focusCell(row.key, 'name')
  }, [first])
  const enter = ({ target }: FocusEvent) => setTyping(rowOf(target))
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (rowOf(target) === rowOf(relatedTarget)) return
    setTyping(rowOf(relatedTarget))
    sheet.tryNow()
  }
  const names = useColumnNames()
  const heads = ['name', 'description', 'price', 'type', 'discount'] as const
  return (
    <table
      className={styles.grid}
      aria-label={t('goods.things')}
      onKeyDown={event => moveByKey(event, sheet.rows)}
      onPaste={onPaste}
      onFocus={enter}
      onBlur={leave}
    >
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            {t('goods.number')}
          </th>
          {heads.map(field => (
            <th
              key={field}
              scope="col"
              data-field={field}
              data-number={field === 'price' || field === 'discount' || undefined}
            >
              {names[field]}
            </th>
          ))}
          <th scope="col" data-number data-field="share">
            {words.getsIn(currencyCode)}
          </th>
          <th scope="col" data-field="buttons">
            <VisuallyHidden>{t('goods.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {sheet.rows.map((row, at) => (
        <tbody key={row.key} data-row={row.key}>
          <GridRow
            row={row}
            number={at + 1}
            fee={fee}
            isTold={told !== undefined || row.key !== typing || row.theirs !== undefined}
            sheet={sheet}
            earlier={earlier}
          />
        </tbody>
      ))}
    </table>
  )
}
