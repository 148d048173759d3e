/** What of the grid is in sight. Draws anew only when a block of rows or days comes or goes. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  axisAround,
  type DayNumber,
  dayOf,
  daysIn,
  leftOf,
  mondayOf,
  NAME_WIDTH,
  type Range,
} from '../plan/axis.ts'
import {
  type Block,
  blockOf,
  daysSeen,
  HEAD_HEIGHT,
  heightOf,
  type Row,
  type Seen,
  sameBlock,
} from '../plan/layout.ts'

export interface Window {
  scroller: RefObject<HTMLDivElement | null>
  axis: Range
  block: Block
  onScroll: () => void
  /** Scrolls as little as shows the place whole. */
  reveal: (row: Row | undefined, day: DayNumber) => void
  /** Shows a day as the first. */
  goTo: (day: DayNumber) => void
  /** Scrolls by as many days as are in sight. */
  page: (direction: 1 | -1) => void
}

/** While the grid scrolls nothing else is drawn anew; what comes into sight is asked for when it rests. */
const SETTLED_MS = 120

const NOTHING: Block = { rowFrom: 0, rowTo: 0, first: 0, last: -1 }

interface WindowOptions {
  rows: readonly Row[]
  dayWidth: number
  /** The day that is shown first. */
  start: DayNumber
  onSee: (days: Range) => void
}

/** Scrolls as little as shows a day, which begins at `left`, and a row whole. */
const showWhole = (box: HTMLElement, row: Row | undefined, left: number, dayWidth: number): void => {
  if (left < box.scrollLeft + NAME_WIDTH) box.scrollLeft = left - NAME_WIDTH
  else if (left + dayWidth > box.scrollLeft + box.clientWidth)
    box.scrollLeft = left + dayWidth - box.clientWidth
  if (!row) return
  if (row.top < box.scrollTop) box.scrollTop = row.top
  else if (row.top + heightOf(row) + HEAD_HEIGHT > box.scrollTop + box.clientHeight)
    box.scrollTop = row.top + heightOf(row) + HEAD_HEIGHT - box.clientHeight
}

const seenIn = (box: HTMLElement): Seen => ({
  top: box.scrollTop,
  left: box.scrollLeft,
  width: box.clientWidth,
  height: box.clientHeight - HEAD_HEIGHT,
})

export const useWindow = ({ rows, dayWidth, start, onSee }: WindowOptions): Window => {
  const scroller = useRef<HTMLDivElement>(null)
  const [center, setCenter] = useState(() => dayOf(start))
  const axis = useMemo(() => axisAround(center), [center])
  const [block, setBlock] = useState(NOTHING)
  /** The first day in sight, through another zoom and another axis. */
  const first = useRef(start)

  const seeing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(seeing.current), [])

  const look = useCallback(() => {
    const box = scroller.current
    if (!box) return
    const seen = seenIn(box)
    const next = blockOf(seen, rows, axis, dayWidth)
    setBlock(before => (sameBlock(before, next) ? before : next))
    first.current = Math.round(box.scrollLeft / dayWidth) + axis.first
    clearTimeout(seeing.current)
    seeing.current = setTimeout(() => onSee(daysSeen(seen, axis, dayWidth)), SETTLED_MS)
  }, [rows, axis, dayWidth, onSee])

  // Before the picture, so that the grid never shows another place first.
  useLayoutEffect(() => {
    const box = scroller.current
    if (box) box.scrollLeft = (first.current - axis.first) * dayWidth
  }, [axis, dayWidth])
  useLayoutEffect(look, [look])
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const watch = new ResizeObserver(look)
    watch.observe(box)
    return () => watch.disconnect()
  }, [look])

  const goTo = (day: DayNumber) => {
    first.current = day
    if (day < axis.first || day > axis.last - 31) return setCenter(dayOf(day))
    scroller.current?.scrollTo({ left: (day - axis.first) * dayWidth })
  }
  return {
    scroller,
    axis,
    block,
    onScroll: look,
    goTo,
    page: direction => {
      const box = scroller.current
      if (!box) return
      const days = Math.max(1, Math.floor((box.clientWidth - NAME_WIDTH) / dayWidth / 7) * 7)
      goTo(Math.max(0, mondayOf(first.current) + direction * (days > 1 ? days : 7)))
    },
    reveal: (row, day) => {
      if (scroller.current) showWhole(scroller.current, row, leftOf(day, axis, dayWidth), dayWidth)
    },
  }
}

export const widthOf = (axis: Range, dayWidth: number): number => NAME_WIDTH + daysIn(axis) * dayWidth
