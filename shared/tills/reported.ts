/** When connected tills have said by themselves what they sold. A file of these times would say it a second time. */
import type { Seconds } from '../kit/units.ts'

/** From a moment to another one, both included. */
export interface Span {
  fromTs: Seconds
  toTs: Seconds
}

/** True when a sale falls, or may fall, into a time in which a connected till said its sales by itself. */
export const wasReported = (spans: readonly Span[], sold: Span): boolean =>
  spans.some(({ fromTs, toTs }) => fromTs <= sold.toTs && sold.fromTs <= toTs)
