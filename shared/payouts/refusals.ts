/** Why calls about money of tenants are refused. Their texts: `web/i18n/<language>/balances.ts`. */
import { reasons } from '../kit/reasons.ts'

export const payoutRefusals = reasons({
  /** The type of the row cannot have this sign. */
  wrong_sign: 'invalid',
  /** A tenant's balance begins once. */
  start_balance_exists: 'conflict',
  /** The row comes of a settlement, a payout, or labels: a row against it puts it right. */
  not_typed: 'conflict',
  /** Another period has some of these days. */
  period_overlaps: 'conflict',
  /** A period of the market is being finalized or sent. */
  period_busy: 'conflict',
  /** The status of the period does not allow it. */
  wrong_period_status: 'conflict',
})
