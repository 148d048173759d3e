import '../../../kit/staff-tokens.css'
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { type DayNumber, daysIn, leftOf, mondayOf, type Range, ZOOMS } from '../plan/axis.ts'
import type { Bar } from '../plan/bars.ts'
import { heightOfAll } from '../plan/layout.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { useSpoken } from '../plan/use-spoken.ts'
import { Bands } from './bands.tsx'
import barStyles from './bar.module.css'
import styles from './grid.module.css'
import { GridHead } from './grid-head.tsx'
import type { View } from './grid-row.tsx'
import { GridRows } from './grid-rows.tsx'
import type { Spot } from './use-gestures.ts'
import { type GridEvents, useGridInput } from './use-grid-input.ts'
import { useWindow, type Window, widthOf } from './use-window.ts'

/** So many days before the first one that is asked for are in sight as well. */
export const SOME_DAYS = 2

/** What the toolbar asks of the grid. */
export interface GridHandle {
  goTo: (day: DayNumber) => void
  goToShelf: (shelf: string) => void
  page: (direction: 1 | -1) => void
}

interface GridProps extends GridEvents {
  handle: Ref<GridHandle>
  /** A booking that staff move after a press of Move. */
  moving: Bar | undefined
  /** The first day of a new booking. */
  anchor: Spot | undefined
}

/** The same function for ever, which calls the latest one. */
const useStable = (latest: (days: Range) => void) => {
  const held = useRef(latest)
  useEffect(() => {
    held.current = latest
  })
  return useCallback((days: Range) => held.current(days), [])
}

type Input = ReturnType<typeof useGridInput>

const useHandle = (handle: Ref<GridHandle>, window: Window, { keys }: Input) => {
  const { seen, today } = useCalendar()
  useImperativeHandle(handle, () => ({
    goTo: day => {
      window.goTo(day)
      keys.setDay(day)
    },
    page: window.page,
    goToShelf: shelf => keys.moveTo({ row: shelf, day: Math.max(seen.first, today) }),
  }))
}

/** What all rows are drawn by. It stays the same object, so that a row draws itself only when it changes. */
const useView = ({ axis, block }: Window, dayWidth: number): View => {
  const { today, address } = useCalendar()
  const spoken = useSpoken()
  return useMemo<View>(
    () => ({ axis, dayWidth, first: block.first, last: block.last, today, filter: address.filter, spoken }),
    [axis, dayWidth, block.first, block.last, today, address.filter, spoken],
  )
}

interface CanvasProps {
  canvas: RefObject<HTMLDivElement | null>
  ghost: Input['carry']['ghost']
  window: Window
  dayWidth: number
  children: ReactNode
}

/** Head, closed days, rows, and what is carried over them. */
const Canvas = ({ canvas, ghost, window: { axis, block }, dayWidth, children }: CanvasProps) => {
  const { rows, today, closing, loaded } = useCalendar()
  const size = {
    '--day-width': `${dayWidth}px`,
    '--today-left': `${leftOf(today, axis, dayWidth)}px`,
    width: widthOf(axis, dayWidth),
  } as CSSProperties
  const days = { axis, dayWidth, today, closing, first: block.first, last: block.last }
  return (
    <div ref={canvas} className={styles.canvas} role="presentation" style={size}>
      <GridHead {...days} />
      {/* biome-ignore lint/a11y/useSemanticElements: see BarView */}
      <div className={styles.body} role="rowgroup" style={{ height: heightOfAll(rows) }}>
        <Bands {...days} loaded={loaded} />
        {children}
      </div>
      <div ref={ghost} className={barStyles.ghost} aria-hidden hidden>
        <span />
      </div>
    </div>
  )
}

/** Shelves down, days across, bookings as bars: one scroller, drawn in blocks. */
export const Grid = ({ handle, moving, anchor, ...on }: GridProps) => {
  const { t } = useTranslation()
  const { rows, address, see, seen } = useCalendar()
  const dayWidth = ZOOMS[address.zoom]
  const window = useWindow({ rows, dayWidth, start: mondayOf(seen.first - SOME_DAYS), onSee: useStable(see) })
  const { axis, block, scroller } = window
  const canvas = useRef<HTMLDivElement>(null)
  const input = useGridInput({ window, canvas, dayWidth, moving, ...on })
  useHandle(handle, window, input)
  const view = useView(window, dayWidth)
  const { keys, gestures, carry, lifted } = input
  const drawn = rows.slice(block.rowFrom, block.rowTo)
  const { here, cursor } = keys
  return (
    // biome-ignore lint/a11y/useSemanticElements: its cells have the tab stop; see BarView
    <div
      ref={scroller}
      className={styles.scroller}
      role="grid"
      aria-label={t('calendar.gridLabel')}
      aria-rowcount={rows.length + 1}
      aria-colcount={daysIn(axis) + 1}
      data-mode={moving ? true : undefined}
      onScroll={window.onScroll}
      onKeyDown={keys.onKeyDown}
      {...gestures.handlers}
    >
      <Canvas canvas={canvas} ghost={carry.ghost} window={window} dayWidth={dayWidth}>
        <GridRows
          // The row that the keyboard is on stays, also out of sight.
          rows={!here || drawn.includes(here) ? drawn : [...drawn, here]}
          view={view}
          here={here}
          day={cursor.day}
          origin={moving?.id ?? lifted}
          anchor={anchor}
        />
      </Canvas>
    </div>
  )
}
