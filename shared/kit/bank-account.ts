/** What belongs together of a bank account. */

/** An account is one thing: its fields belong together. */
export const ACCOUNT_FIELDS = ['bankRegNumber', 'sortCode', 'bankAccount', 'iban'] as const

interface Account {
  iban?: string | undefined
  bankRegNumber?: string | undefined
  sortCode?: string | undefined
  bankAccount?: string | undefined
}

/**
 * The fields that are missing beside those that are filled: a bank without its account, or an account without its bank
 * (the bank is missing under the name `bankRegNumber`).
 */
export const missingOfAccount = ({ bankRegNumber: reg, sortCode: sort, bankAccount: account }: Account) => {
  if ((reg || sort) && !account) return ['bankAccount'] as const
  if (account && !reg && !sort) return ['bankRegNumber'] as const
  return [] as const
}

const withoutSpace = (text: string): string => text.replace(/[\s.-]/g, '')

/**
 * True where a Danish IBAN is not that of the bank and the account beside it: behind its check digits it has four digits of
 * the bank and ten of the account.
 */
export const isOtherAccount = ({
  iban: full = '',
  bankRegNumber: reg,
  bankAccount: account,
}: Account): boolean => {
  const inIban = /^DK\d\d(\d{4})(\d{10})$/i.exec(withoutSpace(full))
  if (!inIban || !reg || !account) return false
  return inIban[1] !== withoutSpace(reg) || inIban[2] !== withoutSpace(account).padStart(10, '0')
}
