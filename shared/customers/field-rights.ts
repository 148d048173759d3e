/** Who may change which field of a customer (D66), and which of them ask for a proof (D67). */
import type { Right } from '../kit/rights.ts'
import type { CustomerFieldName } from './customer-fields.ts'

/** Where the money of a customer goes. */
const BANK: readonly string[] = [
  'iban',
  'bankRegNumber',
  'sortCode',
  'bankAccount',
] satisfies CustomerFieldName[]

/** What the shop keeps of the money that it takes for a customer. */
const TERMS: readonly string[] = ['fee', 'rentAmount'] satisfies CustomerFieldName[]

/** The right that a change of a field asks for. */
export const rightOf = (field: string): Right =>
  BANK.includes(field) || TERMS.includes(field) ? 'money' : 'serve'

/** Whoever changes it may take the account or the money of a customer. */
export const needsProof = (field: string): boolean => field === 'email' || BANK.includes(field)

/** Whether what is paid out would go to another account. */
export const isOtherAccount = (before: object, after: object): boolean => {
  const accountOf = (one: object) =>
    JSON.stringify(BANK.map(field => (one as Record<string, unknown>)[field]))
  return accountOf(before) !== accountOf(after)
}
