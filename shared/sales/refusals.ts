import { reasons } from '../kit/reasons.ts'

export const salesRefusals = reasons({
  /** Somebody else was faster. */
  clearing_done: 'conflict',
  /** What came back must have been sold. */
  product_not_sold: 'conflict',
  product_sold: 'conflict',
})
