import { reasons } from '../kit/reasons.ts'

export const salesRefusals = reasons({
  /** Somebody else was faster. */
  clearing_done: 'conflict',
  product_sold: 'conflict',
})
