/** The one cell of the grid that has the tab stop, and the keys that lead it. */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Row, SHELF_HEIGHT } from '../plan/layout.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { type Cursor, cursorAfter, keyOfRow } from './cursor.ts'
import type { Window } from './use-window.ts'

interface CursorOptions {
  rows: readonly Row[]
  window: Window
  /** Only shelves, not groups: something is carried that lands on a shelf. */
  isMoving: boolean
  onEnter: () => void
  onEscape: () => void
  onMoved: (cursor: Cursor) => void
}

export const useCursor = ({ rows, window, isMoving, onEnter, onEscape, onMoved }: CursorOptions) => {
  const { today, seen } = useCalendar()
  const [cursor, setCursor] = useState<Cursor>({ row: '', day: today })
  const { scroller, axis, block } = window
  const here = rows.find(row => keyOfRow(row) === cursor.row) ?? rows[0]
  const wantsFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell with the cursor has just been drawn
  useLayoutEffect(() => {
    if (wantsFocus.current)
      scroller.current?.querySelector<HTMLElement>('[data-cursor]')?.focus({ preventScroll: true })
    wantsFocus.current = false
  }, [cursor, block])

  const moveTo = (next: Cursor) => {
    wantsFocus.current = true
    setCursor(next)
    window.reveal(
      rows.find(row => keyOfRow(row) === next.row),
      next.day,
    )
  }
  const lead = (event: KeyboardEvent) => {
    const rowsSeen = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / SHELF_HEIGHT) - 4)
    const around = { rows: isMoving ? rows.filter(({ shelf }) => shelf) : rows, today, seen, rowsSeen, axis }
    const next = cursorAfter({ row: here ? keyOfRow(here) : '', day: cursor.day }, event, around)
    if (!next) return
    event.preventDefault()
    moveTo(next)
    onMoved(next)
  }
  return {
    cursor,
    here,
    /** Moves it and the focus. */
    moveTo,
    /** Moves it for when the keyboard comes. */
    setDay: (day: number) => setCursor(before => ({ ...before, day })),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') return onEscape()
      if (event.key !== 'Enter' && event.key !== ' ') return lead(event)
      if (event.target instanceof Element && event.target.closest('button')) return
      event.preventDefault()
      onEnter()
    },
  }
}
