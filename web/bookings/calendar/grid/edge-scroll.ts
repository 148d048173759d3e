import { NAME_WIDTH } from '../plan/axis.ts'

const EDGE_PIXELS = 36
const STEP_PIXELS = 12

const stepAt = (at: number, from: number, to: number): number => {
  if (at < from + EDGE_PIXELS) return -STEP_PIXELS
  return at > to - EDGE_PIXELS ? STEP_PIXELS : 0
}

/** Scrolls while the pointer is held at an edge of the scroller. Returns what stops it. */
export const edgeScroll = (
  scroller: HTMLElement | null,
  x: number,
  y: number,
  onScrolled: () => void,
): (() => void) | undefined => {
  if (!scroller) return undefined
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  const [across, down] = [stepAt(x, left + NAME_WIDTH, right), stepAt(y, top, bottom)]
  if (!across && !down) return undefined
  const timer = setInterval(() => {
    scroller.scrollBy(across, down)
    onScrolled()
  }, 16)
  return () => clearInterval(timer)
}
