/** What staff type of a customer (specification 3 and 5). Each shape names the code it refuses with. */
import * as z from 'zod/mini'
import { bankAccount, bankRegNumber, iban, sortCode } from '../kit/bank-fields.ts'
import { COUNTRY_CODES } from '../kit/country-codes.ts'
import { fieldRefusals } from '../kit/field-refusals.ts'
import { labelNumbers } from '../kit/label-ranges.ts'
import { lines } from '../kit/lines.ts'
import { oneOrTwo } from '../kit/one-or-two.ts'
import { inputRefusals } from '../kit/refusals.ts'
import { email, line, optionalLine, personName } from '../kit/text.ts'
import { percentage, typedAmount } from '../kit/typed-number.ts'
import { CUSTOMER_TYPES } from './customer-types.ts'

const { too_long } = inputRefusals

/** Which labels to print: numbers and ranges, such as `2,3,4-10,5,20-27`. */
const labelRanges = z.string().check(
  z.maxLength(200, too_long.code),
  z.refine(text => text === '' || labelNumbers(text) !== undefined, fieldRefusals.label_ranges.code),
)

/** 1 used goods (kb), 2 new goods (kn). */
export const vatRateType = oneOrTwo

/** 1 an A4 printer, 2 a roll printer. */
export const printType = oneOrTwo

/** Every field that staff may type. */
export const customerFields = {
  name: personName,
  email,
  phone: line(40),
  address: optionalLine(200),
  postalCode: optionalLine(20),
  city: optionalLine(100),
  country: z.enum(COUNTRY_CODES),
  vatRateType,
  customerType: z.enum(CUSTOMER_TYPES),
  /** Checked by the rules of the customer's country. */
  vatId: optionalLine(30),
  bankRegNumber,
  sortCode,
  bankAccount,
  iban,
  shelfNumber: optionalLine(40),
  labelsToPrint: labelRanges,
  /** The commission, in percent of what a thing was sold for, VAT inside (D26). */
  fee: percentage,
  /** What is withheld from the sales of a month. */
  rentAmount: typedAmount,
  printType,
  isActive: z.boolean(),
  description: lines(2000),
} as const

export type CustomerFieldName = keyof typeof customerFields

export const CUSTOMER_FIELDS = Object.keys(customerFields) as CustomerFieldName[]

const { name, email: address, phone, country, ...others } = customerFields

/** The fields of a new customer: four must be there. */
export const newCustomerFields = z.object({
  name,
  email: address,
  phone,
  country,
  ...z.partial(z.object(others)).shape,
})
