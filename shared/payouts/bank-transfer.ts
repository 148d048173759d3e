/** What is paid out to tenants by bank, as staff see it before and after it leaves. */
import type { TransferState } from './states.ts'

/**
 * What staff should know of a transaction. The first ones keep it out of a file: account_missing · account_unconfirmed: the
 * tenant has changed it, and nobody has confirmed it · account_not_in_format: another kind of account than the format has ·
 * name_not_in_format · amount_not_in_format. The others do not: account_differs: IBAN and account number are not one account,
 * and the IBAN counts · text_cut · date_moved: the day was no bank day, or is over.
 */
export const BLOCKING = [
  'account_missing',
  'account_unconfirmed',
  'account_not_in_format',
  'name_not_in_format',
  'amount_not_in_format',
] as const
const NOTICES = ['account_differs', 'text_cut', 'date_moved'] as const
export const TRANSFER_WARNINGS = [...BLOCKING, ...NOTICES] as const
export type TransferWarning = (typeof TRANSFER_WARNINGS)[number]

export const isBlocking = (warning: TransferWarning): boolean =>
  (BLOCKING as readonly TransferWarning[]).includes(warning)

/** What the market has not said, and a file for the bank needs (specification 8). Without `exportInfo` the shop's name stands there. */
export const MISSING_FOR_BANK = ['account', 'exportInfo', 'format'] as const
export type MissingForBank = (typeof MISSING_FOR_BANK)[number]

/** Why a bank sends a transfer back. */
export const RETURN_REASONS = [
  'account_closed',
  'account_unknown',
  'account_blocked',
  'name_differs',
  'other',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

interface InFile {
  /** Its place among the lines of the file, from 0, and how many of them are on the balances. */
  place: number
  posted: number
}

/** The state of a transfer: by the file that has it, where one does that was not withdrawn, unless staff made it by hand. */
export const transferState = (
  { isReturned, isByHand }: { isReturned: boolean; isByHand: boolean },
  file: InFile | undefined,
): TransferState => {
  if (isReturned) return 'returned'
  if (isByHand) return 'sent'
  if (!file) return 'open'
  return file.place < file.posted ? 'sent' : 'in_file'
}
