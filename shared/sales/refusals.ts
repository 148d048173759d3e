import { reasons } from '../kit/reasons.ts'

export const salesRefusals = reasons({
  /** Somebody else was faster. */
  clearing_done: 'conflict',
  /** The product was sold again, or came back, since the line was given to it. */
  clearing_moved_on: 'conflict',
  /** An amount of another currency is no amount of a tenant's. */
  clearing_currency: 'conflict',
  /** What came back must have been sold. */
  product_not_sold: 'conflict',
  product_sold: 'conflict',
})
