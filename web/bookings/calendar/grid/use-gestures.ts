/** The mouse over the grid: a click chooses, a drag of five pixels carries. A finger scrolls, and only taps. */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useMayDo } from '../../../kit/rights/may.ts'
import type { DayNumber } from '../plan/axis.ts'
import type { Bar } from '../plan/bars.ts'
import type { Carried } from './carry.ts'
import { edgeScroll } from './edge-scroll.ts'

/** Less is a click with an unsteady hand. */
const DRAG_PIXELS = 5

export interface Spot {
  /** The id of a shelf. */
  shelf: string
  day: DayNumber
}

interface GesturesOptions {
  scroller: RefObject<HTMLElement | null>
  spotAt: (x: number, y: number) => Spot | undefined
  byId: ReadonlyMap<string, Bar>
  /** Something is carried already, by a press of Move: the pointer leads it, and a click drops it. */
  isCarrying: boolean
  onLift: (carried: Carried) => void
  onCarry: (spot: Spot) => void
  onDrop: () => void
  onClick: (spot: Spot, bar: Bar | undefined) => void
}

interface Press {
  x: number
  y: number
  spot: Spot
  bar: Bar | undefined
  edge: string | undefined
  isDrag: boolean
}

const carriedBy = ({ bar, edge, spot }: Press): Carried => {
  if (!bar) return { kind: 'new', ...spot }
  if (edge === 'start') return { kind: 'start', bar }
  if (edge === 'end') return { kind: 'end', bar }
  return { kind: 'move', bar, offset: spot.day - bar.first }
}

export const useGestures = (options: GesturesOptions) => {
  const { scroller, spotAt, byId, isCarrying, onLift, onCarry, onDrop, onClick } = options
  const may = useMayDo()('serve')
  const press = useRef<Press | undefined>(undefined)
  const stopScrolling = useRef<() => void>(undefined)
  useEffect(() => () => stopScrolling.current?.(), [])

  const follow = (x: number, y: number) => {
    const spot = spotAt(x, y)
    if (spot) onCarry(spot)
  }
  const end = () => {
    press.current = undefined
    stopScrolling.current?.()
    stopScrolling.current = undefined
  }
  return {
    /** Ends a drag without a drop. */
    cancel: end,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const spot = spotAt(event.clientX, event.clientY)
        const target = event.target instanceof Element ? event.target : undefined
        if (event.button !== 0 || !spot || target?.closest('button')) return
        const bar = byId.get(target?.closest<HTMLElement>('[data-bar]')?.dataset.bar ?? '')
        const edge = target?.closest<HTMLElement>('[data-edge]')?.dataset.edge
        press.current = { x: event.clientX, y: event.clientY, spot, bar, edge, isDrag: false }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { clientX: x, clientY: y } = event
        const held = press.current
        if (isCarrying && !held?.isDrag) return follow(x, y)
        if (!held || !may || event.pointerType === 'touch') return
        if (held.isDrag) {
          stopScrolling.current?.()
          stopScrolling.current = edgeScroll(scroller.current, x, y, () => follow(x, y))
          return follow(x, y)
        }
        if (Math.hypot(x - held.x, y - held.y) < DRAG_PIXELS) return
        held.isDrag = true
        event.currentTarget.setPointerCapture(event.pointerId)
        onLift(carriedBy(held))
        follow(x, y)
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const held = press.current
        end()
        if (!held) return
        if (held.isDrag) return onDrop()
        if (!isCarrying) return onClick(held.spot, held.bar)
        follow(event.clientX, event.clientY)
        onDrop()
      },
      onPointerCancel: end,
    },
  }
}
