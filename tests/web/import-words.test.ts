/** The import and the export speak the words of the screens. */
import { describe, expect, it } from 'vitest'
import { wordOf } from '#shared/customers/column-choices.ts'
import { EXPORT_WORDS, FIELD_WORDS } from '#shared/customers/column-words.ts'
import type { CustomerFieldName } from '#shared/customers/customer-fields.ts'
import { REASONS } from '#shared/customers/import-words.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { TEXTS } from './all-texts.ts'

/** Where a screen's label is not `customer.<field>`. */
const KEYS: Partial<Record<CustomerFieldName, string>> = {
  name: 'customers.name',
  email: 'customers.email',
  phone: 'customers.phone',
  customerType: 'customers.type',
  isActive: 'customers.access',
}

describe.each(LANGUAGES)('in %s', language => {
  const texts = TEXTS[language]

  it('columns have the labels of the screens', () => {
    for (const [field, words] of Object.entries(FIELD_WORDS))
      expect(words[language], field).toBe(texts[KEYS[field as CustomerFieldName] ?? `customer.${field}`])
    for (const [column, words] of Object.entries(EXPORT_WORDS))
      expect(words[language], column).toBe(texts[`customers.${column}`])
  })

  it('choices have the words of the screens', () => {
    expect([1, 2].map(value => wordOf('vatRateType', value, language))).toEqual([
      texts['customer.usedGoods'],
      texts['customer.newGoods'],
    ])
    expect([1, 2].map(value => wordOf('printType', value, language))).toEqual([
      texts['customer.a4'],
      texts['customer.roll'],
    ])
    expect(['private', 'business'].map(value => wordOf('customerType', value, language))).toEqual([
      texts['customers.private'],
      texts['customers.business'],
    ])
  })

  it('reasons have the words of the screens', () => {
    for (const [code, words] of Object.entries(REASONS))
      expect(words[language], code).toBe(texts[`codes.${code}`])
  })
})

it('There are words for each reason with which a field of a new customer is refused', () => {
  const { refusals } = staffCalls.create
  // Known addresses have a fate of their own, and an import counts its mails itself.
  const codes = refusals
    .map(({ code }) => code)
    .filter(code => code !== 'customer_exists' && code !== 'too_many_mails')
  expect(Object.keys(REASONS)).toEqual(expect.arrayContaining(codes))
})
