/** Why calls about money of tenants are refused. Their texts: `web/i18n/<language>/`, in `balances.ts` and `settlements.ts`. */
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
  /** Some days of the period lie beyond the running month. */
  days_to_come: 'conflict',
  /** The status of the period does not allow it. */
  wrong_period_status: 'conflict',
  /** The shop has no account that the format of its bank can pay from. */
  bank_account_missing: 'conflict',
  /** The shop has not chosen the format of its bank. */
  bank_format_missing: 'conflict',
  /** The file is no answer of a bank and no statement that Reol can read. */
  bank_answer_unknown: 'invalid',
  /** No open transaction can go into a file. */
  nothing_to_pay: 'conflict',
  /** The file is in the bank, or was withdrawn. */
  bank_file_state: 'conflict',
  /** The transaction is in a file. */
  not_open: 'conflict',
  /** The transaction has not left the balance, or it came back before. */
  not_sent: 'conflict',
  /** Nothing is available, there is no account, or a transaction of the tenant is open. */
  not_payable: 'conflict',
  /** The shop has given no token of its agreement with the books. */
  books_not_connected: 'conflict',
  /** The books do not answer, or do not let Reol in. */
  books_silent: 'conflict',
  /** The voucher is in the books, or its period was reset. */
  voucher_state: 'conflict',
  /** More than the tenant's balance has available. */
  more_than_available: 'conflict',
})
