/** Each field of a new customer says what is wrong with it. */
import { expect, test } from 'vitest'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { CUSTOMER } from '../demo.ts'
import { button, errorAt, field, press, says, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { refusedByCountry, stubCustomer } from './customer-app.ts'

/** A field of a new customer: a value that is refused, why, and one that is right. */
const RULES = [
  ['name', 'Ida "Holm"', 'has_quotes', 'Ida Holm'],
  ['email', 'ida@', 'invalid_email', 'ida.holm@example.com'],
  ['phone', '12', 'invalid_phone', '20 12 34 56'],
  ['vatId', '12345678', 'invalid_vat_id', '12345674'],
  ['bankRegNumber', '12', 'bank_reg_number', '0040'],
  ['bankAccount', '12a', 'bank_account', '0440116243'],
  ['sortCode', '12', 'sort_code', ''],
  ['iban', 'DK5000400440116244', 'invalid_iban', 'DK5000400440116243'],
  ['labelsToPrint', '2, 3', 'label_ranges', '2,3,4-10,5,20-27'],
  ['fee', '101', 'number_range', '20'],
  ['rentAmount', '-1', 'number_range', '99,50'],
] as const

test('Each field of a new customer says what is wrong with it', async () => {
  stubCustomer()
  const created = stub(staffCalls.create, ({ body }) => refusedByCountry(body) ?? CUSTOMER)
  await openStaff('/customers/new')
  await title('customer.new')
  await field('customerType').selectOptions('business')
  for (const [id, , , right] of RULES) await field(id).fill(right)
  for (const [id, wrong, code, right] of RULES) {
    await field(id).fill(wrong)
    await press('{Enter}')
    await expect.element(errorAt(id)).toMatchTextContent(says(`codes.${code}`))
    await expect.element(field(id)).toHaveValue(wrong)
    await field(id).fill(right)
  }
  await button('customer.create').click()
  await expect.poll(() => location.hash).toBe('#/customers/100001')
  expect(new Set(created.sent.map(({ key }) => key)).size, 'a key for each body').toBe(created.sent.length)
})
