/** Shapes of bank accounts as staff type them (specification 5). Empty is allowed: the account is not known yet. */
import { isValidBIC, isValidIBAN } from 'ibantools'
import * as z from 'zod/mini'
import { fieldRefusals } from './field-refusals.ts'

const { bank_account, bank_reg_number, invalid_bic, invalid_iban, sort_code } = fieldRefusals

/** The longest of all is an IBAN of 34 characters. */
const LONGEST = 34

/** Blanks, dots and hyphens are for the eye. */
const bare = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase()

const bankField = (isRight: (text: string) => boolean, code: string) =>
  z.string().check(
    z.trim(),
    z.overwrite(bare),
    z.refine(text => text === '' || (text.length <= LONGEST && isRight(text)), code),
  )

/** The registration number of a Danish bank: four digits. */
export const bankRegNumber = bankField(text => /^\d{4}$/.test(text), bank_reg_number.code)

/** The sort code of a British or other bank: six to eight digits. */
export const sortCode = bankField(text => /^\d{6,8}$/.test(text), sort_code.code)

/** The number of an account: four to seventeen digits. */
export const bankAccount = bankField(text => /^\d{4,17}$/.test(text), bank_account.code)

/** An IBAN by its country's length and its check digits. */
export const iban = bankField(isValidIBAN, invalid_iban.code)

export const bic = bankField(isValidBIC, invalid_bic.code)
