/** Why calls about money of tenants are refused. Their texts: `web/i18n/<language>/balances.ts`. */
import { reasons } from '../kit/reasons.ts'

export const payoutRefusals = reasons({
  /** The type of the row cannot have this sign. */
  wrong_sign: 'invalid',
  /** A tenant's balance begins once. */
  start_balance_exists: 'conflict',
  /** The row comes of a settlement, a payout, or labels: a row against it puts it right. */
  not_typed: 'conflict',
})
