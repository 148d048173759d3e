/** Which account of a receiver or a payer a format can use. */
import { isValidIBAN } from 'ibantools'

/** An account as its holder has it: empty strings for what is not there. Blanks, dots and hyphens do not count. */
export interface PaymentAccount {
  iban: string
  bankRegNumber: string
  bankAccount: string
  sortCode: string
}

/**
 * Why a format cannot use an account. no_account: there is none, or a part is missing · invalid_account: it cannot be right ·
 * account_not_in_format: it is right, and the format or the currency has no way to it.
 */
export type AccountProblem = 'no_account' | 'invalid_account' | 'account_not_in_format'

/** A Danish account: four digits of the bank and ten of the account. */
interface DanishAccount {
  bank: string
  number: string
}

/** An account in pain.001: an IBAN, or a number with the scheme BBAN and perhaps a sort code. Empty: not there. */
export interface IsoAccount {
  iban: string
  bban: string
  sortCode: string
  isDanish: boolean
}

/** Denmark, the Faroe Islands and Greenland have one kind of account (ISO 13616). */
const DANISH_IBAN = /^(?:DK|FO|GL)\d\d(\d{4})(\d{10})$/

/** Countries whose banks take part in SEPA: the members of IBAN registry r102, with those that the EPC added since. */
const SEPA = new Set(
  `AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK
  SM VA`.split(/\s+/),
)

const bare = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase()

const withoutSpace = (account: PaymentAccount): PaymentAccount => ({
  iban: bare(account.iban),
  bankRegNumber: bare(account.bankRegNumber),
  bankAccount: bare(account.bankAccount),
  sortCode: bare(account.sortCode),
})

/**
 * A Danish account from a registration number and an account number. A registration number has four digits and is never
 * padded, because that would name another bank.
 */
const fromParts = ({
  bankRegNumber: bank,
  bankAccount: number,
}: PaymentAccount): DanishAccount | AccountProblem => {
  if (!bank || !number) return 'no_account'
  if (!/^\d{4}$/.test(bank) || !/^\d{1,10}$/.test(number)) return 'invalid_account'
  return { bank, number: number.padStart(10, '0') }
}

/** Finds the Danish account that the flat formats use. An IBAN wins over the two numbers beside it. */
export const danishAccount = (account: PaymentAccount): DanishAccount | AccountProblem => {
  const own = withoutSpace(account)
  if (own.iban) {
    if (!isValidIBAN(own.iban)) return 'invalid_account'
    const [, bank, number] = DANISH_IBAN.exec(own.iban) ?? []
    return bank && number ? { bank, number } : 'account_not_in_format'
  }
  return own.sortCode && !own.bankRegNumber ? 'account_not_in_format' : fromParts(own)
}

/** The IBAN of a Danish account: its check digits are 98 less the number modulo 97 (ISO 13616). */
const ibanOf = ({ bank, number }: DanishAccount): string => {
  // D is 13 and K is 20.
  const rest = BigInt(`${bank}${number}132000`) % 97n
  return `DK${String(98n - rest).padStart(2, '0')}${bank}${number}`
}

/** A British account, beside its sort code of six digits. In euro only an IBAN will do. */
const bySortCode = (
  { sortCode, bankAccount }: PaymentAccount,
  currency: string,
): IsoAccount | AccountProblem => {
  if (!bankAccount) return 'no_account'
  if (currency === 'EUR' || !/^\d{6}$/.test(sortCode)) return 'account_not_in_format'
  if (!/^\d{1,34}$/.test(bankAccount)) return 'invalid_account'
  return { iban: '', bban: bankAccount, sortCode, isDanish: false }
}

/**
 * Finds the account that pain.001 uses. An IBAN wins; a payment in euro needs one of a SEPA country. A Danish account without
 * an IBAN stands as it is in DKK, and as its IBAN in any other currency.
 */
export const isoAccount = (account: PaymentAccount, currency: string): IsoAccount | AccountProblem => {
  const own = withoutSpace(account)
  const { iban } = own
  if (iban) {
    if (!isValidIBAN(iban)) return 'invalid_account'
    const isDanish = DANISH_IBAN.test(iban)
    const isReached = currency !== 'EUR' || SEPA.has(iban.slice(0, 2))
    return isReached ? { iban, bban: '', sortCode: '', isDanish } : 'account_not_in_format'
  }
  if (own.sortCode && !own.bankRegNumber) return bySortCode(own, currency)
  const danish = fromParts(own)
  if (typeof danish === 'string') return danish
  const isKroner = currency === 'DKK'
  return {
    iban: isKroner ? '' : ibanOf(danish),
    bban: isKroner ? `${danish.bank}${danish.number}` : '',
    sortCode: '',
    isDanish: true,
  }
}

/** The account that was found. Throws RangeError for the code of a problem. */
export const usable = <Account extends object>(found: Account | AccountProblem): Account => {
  if (typeof found === 'string') throw new RangeError(found)
  return found
}

/** The 14 digits of a Danish account. Throws RangeError where it is none. */
export const fourteenDigits = (account: PaymentAccount): string => {
  const { bank, number } = usable(danishAccount(account))
  return `${bank}${number}`
}
