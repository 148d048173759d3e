/** The account of a tenant or a shop in one text. */

interface Account {
  iban: string
  bankRegNumber: string
  sortCode: string
  bankAccount: string
}

/** The account as its owner gave it: the IBAN, or bank and number; empty: none. */
export const accountText = ({ iban, bankRegNumber, sortCode, bankAccount }: Account): string =>
  iban || (bankAccount && `${bankRegNumber || sortCode} ${bankAccount}`)
