import '../../kit/staff-tokens.css'
import {
  type CSSProperties,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { type DayNumber, dayAt, daysIn, leftOf, mondayOf, NAME_WIDTH, type Range, ZOOMS } from './axis.ts'
import { Bands } from './bands.tsx'
import barStyles from './bar.module.css'
import { type Bar, barOn } from './bars.ts'
import type { Carried, Carry } from './carry.ts'
import styles from './grid.module.css'
import { GridHead } from './grid-head.tsx'
import type { View } from './grid-row.tsx'
import { GridRows } from './grid-rows.tsx'
import { HEAD_HEIGHT, heightOfAll, rowAt } from './layout.ts'
import { useCalendar } from './use-calendar.ts'
import { useCarry } from './use-carry.ts'
import { useCursor } from './use-cursor.ts'
import { type Spot, useGestures } from './use-gestures.ts'
import { useSpoken } from './use-spoken.ts'
import { useWindow, widthOf } from './use-window.ts'

/** So many days before the first one that is asked for are in sight as well. */
export const SOME_DAYS = 2

/** What the toolbar asks of the grid. */
export interface GridHandle {
  goTo: (day: DayNumber) => void
  goToShelf: (shelf: string) => void
  page: (direction: 1 | -1) => void
}

interface GridProps {
  handle: Ref<GridHandle>
  /** A booking that staff move after a press of Move. */
  moving: Bar | undefined
  /** The first day of a new booking. */
  anchor: Spot | undefined
  bookingOf: (id: string) => Promise<ShelfBooking>
  /** `byKey`: the keyboard goes on in the sheet. */
  onChoose: (bar: Bar, byKey: boolean) => void
  onAnchor: (spot: Spot) => void
  onLand: (carry: Carry) => void
  onEscape: () => void
  /** Says what the keyboard carries, and where. */
  onSay: (carry: Carry) => void
}

/** The same function for ever, which calls the latest one. */
const useStable = (latest: (days: Range) => void) => {
  const held = useRef(latest)
  useEffect(() => {
    held.current = latest
  })
  return useCallback((days: Range) => held.current(days), [])
}

/** Shelves down, days across, bookings as bars: one scroller, drawn in blocks. */
export const Grid = ({ handle, moving, anchor, ...on }: GridProps) => {
  const { t } = useTranslation()
  const { rows, bars, byId, address, today, closing, loaded, see, toggle, seen } = useCalendar()
  const dayWidth = ZOOMS[address.zoom]
  const window = useWindow({ rows, dayWidth, start: mondayOf(seen.first - SOME_DAYS), onSee: useStable(see) })
  const { axis, block, scroller } = window
  const spoken = useSpoken()
  const canvas = useRef<HTMLDivElement>(null)
  const [lifted, setLifted] = useState<string>()
  const carry = useCarry({
    rows,
    axis,
    dayWidth,
    bookingOf: on.bookingOf,
    onLand: on.onLand,
  })
  const press = (spot: Spot, bar: Bar | undefined, byKey: boolean) => {
    keys.moveTo({ row: spot.shelf, day: spot.day })
    if (bar) on.onChoose(bar, byKey)
    else on.onAnchor(spot)
  }
  const keys = useCursor({
    rows,
    window,
    isMoving: moving !== undefined,
    // `carry` knows what staff have just lifted before the grid shows it.
    onEscape: () => (carry.now() && !moving ? letGo() : on.onEscape()),
    onEnter: () => {
      const { here, cursor } = keys
      if (moving) carry.drop()
      else if (here?.shelf)
        press({ shelf: here.shelf.id, day: cursor.day }, barOn(bars.get(here.shelf.id), cursor.day), true)
      else if (here) toggle(here.type.id)
    },
    onMoved: next => {
      if (!moving) return
      carry.over({ shelf: next.row, day: next.day })
      const carried = carry.now()
      if (carried) on.onSay(carried)
    },
  })
  const letGo = () => {
    gestures.cancel()
    carry.put()
    setLifted(undefined)
  }
  // A mouse that drags leaves the keyboard anywhere.
  useEffect(() => {
    if (lifted === undefined) return
    const onKey = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && letGo()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  const spotAt = (x: number, y: number): Spot | undefined => {
    const box = canvas.current?.getBoundingClientRect()
    const frame = scroller.current?.getBoundingClientRect()
    if (!box || !frame || x < frame.left + NAME_WIDTH || y < frame.top + HEAD_HEIGHT) return undefined
    const row = rowAt(rows, y - box.top - HEAD_HEIGHT)
    return row?.shelf ? { shelf: row.shelf.id, day: dayAt(x - box.left, axis, dayWidth) } : undefined
  }
  const gestures = useGestures({
    scroller,
    spotAt,
    byId,
    isCarrying: moving !== undefined,
    onLift: (carried: Carried) => {
      setLifted(carried.kind === 'new' ? '' : carried.bar.id)
      carry.lift(carried)
    },
    onCarry: carry.over,
    onDrop: () => {
      setLifted(undefined)
      carry.drop()
    },
    onClick: (spot, bar) => press(spot, bar, false),
  })

  // The sheet takes room from the plan: the day that was pressed stays in sight.
  const { booking } = address
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the sheet has opened
  useEffect(() => {
    if (!booking || !keys.cursor.row) return
    const frame = requestAnimationFrame(() => window.reveal(keys.here, keys.cursor.day))
    return () => cancelAnimationFrame(frame)
  }, [booking])

  // Move was pressed, or is over.
  const begun = useRef<Bar>(undefined)
  useEffect(() => {
    if (begun.current === moving) return
    begun.current = moving
    if (!moving) return carry.put()
    const day = Math.max(moving.first, axis.first)
    carry.lift({ kind: 'move', bar: moving, offset: day - moving.first })
    keys.moveTo({ row: moving.shelf, day })
    carry.over({ shelf: moving.shelf, day })
  })
  useImperativeHandle(handle, () => ({
    goTo: day => {
      window.goTo(day)
      keys.setDay(day)
    },
    page: window.page,
    goToShelf: shelf => keys.moveTo({ row: shelf, day: Math.max(seen.first, today) }),
  }))

  const view = useMemo<View>(
    () => ({ axis, dayWidth, first: block.first, last: block.last, today, filter: address.filter, spoken }),
    [axis, dayWidth, block.first, block.last, today, address.filter, spoken],
  )
  const drawn = rows.slice(block.rowFrom, block.rowTo)
  const { here, cursor } = keys
  // The row that the keyboard is on stays, also out of sight.
  const shown = !here || drawn.includes(here) ? drawn : [...drawn, here]
  const size = {
    '--day-width': `${dayWidth}px`,
    '--today-left': `${leftOf(today, axis, dayWidth)}px`,
    width: widthOf(axis, dayWidth),
  } as CSSProperties
  const days = { axis, dayWidth, today, closing, first: block.first, last: block.last }
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
      <div ref={canvas} className={styles.canvas} role="presentation" style={size}>
        <GridHead {...days} />
        {/* biome-ignore lint/a11y/useSemanticElements: see BarView */}
        <div className={styles.body} role="rowgroup" style={{ height: heightOfAll(rows) }}>
          <Bands {...days} loaded={loaded} />
          <GridRows
            rows={shown}
            view={view}
            here={here}
            day={cursor.day}
            origin={moving?.id ?? lifted}
            anchor={anchor}
          />
        </div>
        <div ref={carry.ghost} className={barStyles.ghost} aria-hidden hidden>
          <span />
        </div>
      </div>
    </div>
  )
}
