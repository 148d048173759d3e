/** When connected tills have said by themselves what they sold. A file of these times would say it a second time. */
import type { Seconds } from '../kit/units.ts'

/** From a moment to another one, both included. */
export interface Span {
  fromTs: Seconds
  toTs: Seconds
}

/** True when something was sold, or may have been, while a connected till told of its sales. */
export const wasReported = (spans: readonly Span[], sold: Span): boolean =>
  spans.some(({ fromTs, toTs }) => fromTs <= sold.toTs && sold.fromTs <= toTs)
