/** Mouse, tap and keys on the grid: they choose a booking or a day, or carry one. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { dayAt, NAME_WIDTH } from '../plan/axis.ts'
import { type Bar, barOn } from '../plan/bars.ts'
import { HEAD_HEIGHT, rowAt } from '../plan/layout.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import type { Carried, Carry } from './carry.ts'
import { useCarry } from './use-carry.ts'
import { useCursor } from './use-cursor.ts'
import { type Spot, useGestures } from './use-gestures.ts'
import type { Window } from './use-window.ts'

export interface GridEvents {
  bookingOf: (id: string) => Promise<ShelfBooking>
  /** `byKey`: the keyboard goes on in the sheet. */
  onChoose: (bar: Bar, byKey: boolean) => void
  onAnchor: (spot: Spot) => void
  onLand: (carry: Carry) => void
  onEscape: () => void
  /** Says what the keyboard carries, and where. */
  onSay: (carry: Carry) => void
}

interface GridInputOptions extends GridEvents {
  window: Window
  canvas: RefObject<HTMLDivElement | null>
  dayWidth: number
  /** A booking that staff move after a press of Move. */
  moving: Bar | undefined
}

/** The shelf and the day at a point of the screen. */
const useSpotAt = ({ window, canvas, dayWidth }: GridInputOptions) => {
  const { rows } = useCalendar()
  const { axis, scroller } = window
  return (x: number, y: number): Spot | undefined => {
    const box = canvas.current?.getBoundingClientRect()
    const frame = scroller.current?.getBoundingClientRect()
    if (!box || !frame || x < frame.left + NAME_WIDTH || y < frame.top + HEAD_HEIGHT) return undefined
    const row = rowAt(rows, y - box.top - HEAD_HEIGHT)
    return row?.shelf ? { shelf: row.shelf.id, day: dayAt(x - box.left, axis, dayWidth) } : undefined
  }
}

/** Lifts the booking of which Move was pressed, and puts it back when that is over. */
const useMoving = (
  { moving, window: { axis } }: GridInputOptions,
  carry: ReturnType<typeof useCarry>,
  keys: ReturnType<typeof useCursor>,
) => {
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
}

/** Keeps the day that was pressed in sight, as the sheet takes room from the plan. */
const useReveal = ({ window }: GridInputOptions, keys: ReturnType<typeof useCursor>) => {
  const { booking } = useCalendar().address
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the sheet has opened
  useEffect(() => {
    if (!booking || !keys.cursor.row) return
    const frame = requestAnimationFrame(() => window.reveal(keys.here, keys.cursor.day))
    return () => cancelAnimationFrame(frame)
  }, [booking])
}

/** Lets go on Escape, wherever the keyboard is: a mouse that drags leaves it anywhere. */
const useEscape = (isDragging: boolean, letGo: () => void) => {
  useEffect(() => {
    if (!isDragging) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && letGo()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

export const useGridInput = (options: GridInputOptions) => {
  const { window, dayWidth, moving, ...on } = options
  const { rows, bars, byId, toggle } = useCalendar()
  const [lifted, setLifted] = useState<string>()
  const { bookingOf, onLand } = on
  const carry = useCarry({ rows, axis: window.axis, dayWidth, bookingOf, onLand })
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
  useEscape(lifted !== undefined, letGo)
  const gestures = useGestures({
    scroller: window.scroller,
    spotAt: useSpotAt(options),
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
  useReveal(options, keys)
  useMoving(options, carry, keys)
  return { keys, carry, gestures, lifted }
}
