import type { KeyboardEvent } from 'react'
import { FIELDS, type Field, type Row } from '../thing/rows.ts'
import { cellId } from './focus-cell.ts'

/** Where the caret of a text is; a select has none. */
const edgesOf = (cell: HTMLInputElement | HTMLSelectElement) => {
  if (cell instanceof HTMLSelectElement) return { isAtStart: false, isAtEnd: false }
  const { selectionStart, selectionEnd, value } = cell
  return {
    isAtStart: selectionStart === 0 && (selectionEnd === 0 || selectionEnd === value.length),
    isAtEnd: selectionEnd === value.length && (selectionStart === value.length || selectionStart === 0),
  }
}

const isCell = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/** To which cell a key leads, as rows down and fields to the right; undefined leaves it to the browser. */
const moveOf = (
  { key, shiftKey }: KeyboardEvent,
  cell: HTMLInputElement | HTMLSelectElement,
): { rows: number; to: number | 'first' } | undefined => {
  const { isAtStart, isAtEnd } = edgesOf(cell)
  const isText = cell instanceof HTMLInputElement
  if (key === 'Enter') return { rows: shiftKey ? -1 : 1, to: 'first' }
  if (key === 'ArrowDown' && isText) return { rows: 1, to: 0 }
  if (key === 'ArrowUp' && isText) return { rows: -1, to: 0 }
  if (key === 'ArrowLeft' && isAtStart) return { rows: 0, to: -1 }
  if (key === 'ArrowRight' && isAtEnd) return { rows: 0, to: 1 }
  return undefined
}

/**
 * The keys of a spreadsheet: Enter begins the next row, the arrows go from cell to cell where the caret goes no further.
 * Tab is the browser's.
 */
export const moveByKey = (event: KeyboardEvent, rows: readonly Row[]): void => {
  const { target } = event
  if (!isCell(target) || event.ctrlKey || event.altKey || event.metaKey) return
  const move = moveOf(event, target)
  const here = target.closest('[data-row]')?.getAttribute('data-row')
  const at = rows.findIndex(({ key }) => key === here)
  const row = rows[at + (move?.rows ?? 0)]
  if (!move || at < 0) return
  const field = FIELDS.findIndex(name => target.id === cellId(rows[at]?.key ?? '', name))
  const wanted: Field | undefined = move.to === 'first' ? 'name' : FIELDS[field + move.to]
  // Enter sends no form, and an arrow at the edge of the table stays.
  event.preventDefault()
  if (!row || !wanted) return
  const cell = document.getElementById(cellId(row.key, wanted))
  cell?.focus()
  if (cell instanceof HTMLInputElement) cell.select()
}
