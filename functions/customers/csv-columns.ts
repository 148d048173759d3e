/** The columns of an export: every field of a customer, in the reader's words. An import reads what it wrote. */
import { wordOf, yesOrNo } from '#shared/customers/column-choices.ts'
import { EXPORT_WORDS, FIELD_WORDS } from '#shared/customers/column-words.ts'
import { CUSTOMER_FIELDS, type CustomerFieldName } from '#shared/customers/customer-fields.ts'
import type { Language } from '#shared/kit/language.ts'
import { toWire } from '#shared/kit/money.ts'
import type { Customer } from './table/customer.ts'

export const headOf = (language: Language): string[] => [
  EXPORT_WORDS.userNumber[language],
  ...CUSTOMER_FIELDS.map(field => FIELD_WORDS[field][language]),
  EXPORT_WORDS.verified[language],
  EXPORT_WORDS.created[language],
]

export const cellsOf = (customer: Customer, language: Language): string[] => [
  customer.userNumber,
  ...CUSTOMER_FIELDS.map(field => cellOf(field, customer, language)),
  yesOrNo(customer.verified, language),
  new Date(customer.createdTs * 1000).toISOString(),
]

const cellOf = (field: CustomerFieldName, customer: Customer, language: Language): string => {
  if (field === 'country') return (customer.country ?? '').toUpperCase()
  if (field === 'rentAmount') return decimal(toWire(customer.rentAmount), language)
  if (field === 'fee') return decimal(String(customer.fee), language)
  return wordOf(field, customer[field], language)
}

/** A spreadsheet reads numbers as its language writes them. */
const decimal = (number: string, language: Language): string =>
  language === 'en' ? number : number.replace('.', ',')
