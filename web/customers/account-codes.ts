import { ACCOUNT_FIELDS, isOtherAccount } from '#shared/kit/bank-account.ts'
import type { Codes } from '../kit/form/codes.ts'

type Account = Record<(typeof ACCOUNT_FIELDS)[number], string>

/** What is wrong with an account that is typed over another one, beyond the shapes of its fields: it is two. */
export const accountCodes = (typed: Account, before: Partial<Account>): Codes => {
  const isTyped = ACCOUNT_FIELDS.some(field => typed[field] !== (before[field] ?? ''))
  return isTyped && isOtherAccount(typed) ? { iban: 'other_account' } : {}
}
