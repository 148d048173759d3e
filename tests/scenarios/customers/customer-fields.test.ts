/** What staff may type of a customer, and what is refused (specification 5). */
import { beforeAll, expect, test } from 'vitest'
import { COUNTRY_CODES } from '#shared/kit/country-codes.ts'
import { type Caller, cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'customer-fields'
let staff: Caller
beforeAll(async () => {
  await openMarket(MARKET, 1)
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
})

const call = <T = { userNumber: string }>(method: string, path: string, body: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, staff)

let count = 0
const typed = (more: object) => {
  count += 1
  return { name: 'Ida Holm', email: `ida${count}@example.com`, phone: '20 12 34 56', country: 'dk', ...more }
}

const created = async () => (await call('POST', 'customers/', typed({}))).body

test.each(COUNTRY_CODES)('A customer of %s has a phone of that country', async country => {
  const answer = await call('POST', 'customers/', typed({ country, phone: '12' }))
  expect(answer).toEqual({ status: 400, body: { phone: ['invalid_phone'] } })
})

test.each([
  '+48 512 345 678',
  '+380 50 123 4567',
  '+43 664 123456',
  '+41 78 123 45 67',
  '+90 501 234 56 78',
  '+353 85 012 3456',
  '+298 212345',
  '+44 7911 123456',
])('A customer in Denmark has a phone of another country, %s', async phone => {
  const { status, body } = await call('POST', 'customers/', typed({ phone }))
  expect(status).toBe(201)
  expect((await call('GET', `customer/${body.userNumber}/`, undefined)).body).toMatchObject({
    phone: phone.replaceAll(' ', ''),
  })
})

test.each([
  ['name', '', 'required'],
  ['name', 'Ida "Holm"', 'has_quotes'],
  ['email', 'ida@', 'invalid_email'],
  ['phone', '123', 'invalid_phone'],
  ['country', 'xx', 'invalid'],
  ['vatRateType', 3, 'invalid'],
  ['customerType', 'club', 'invalid'],
  ['vatId', '12345678', 'invalid_vat_id'],
  ['bankRegNumber', '12', 'bank_reg_number'],
  ['sortCode', '12', 'sort_code'],
  ['bankAccount', '12a', 'bank_account'],
  ['iban', 'DK5000400440116244', 'invalid_iban'],
  ['labelsToPrint', '2, 3', 'label_ranges'],
  ['fee', '101', 'number_range'],
  ['fee', '12.345', 'number_range'],
  ['fee', 'ti', 'not_a_number'],
  ['rentAmount', '-1', 'number_range'],
  ['rentAmount', '123456789012345678', 'too_long'],
  ['printType', 0, 'invalid'],
  ['isActive', 'ja', 'invalid'],
  ['description', 'x'.repeat(2001), 'too_long'],
])('%s %j is refused with %s, in a new customer and in a change', async (field, value, code) => {
  const refused = { status: 400, body: { [field]: [code] } }
  const bank = field === 'bankRegNumber' || field === 'sortCode' ? { bankAccount: '1234567890' } : {}
  expect(await call('POST', 'customers/', typed({ ...bank, [field]: value }))).toEqual(refused)
  const { userNumber } = await created()
  expect(await call('PATCH', `customers/${userNumber}/`, { ...bank, [field]: value })).toEqual(refused)
})

test('Half a bank account is refused, whichever half is missing', async () => {
  const { userNumber } = await created()
  const path = `customers/${userNumber}/`
  const without = (field: string) => ({ status: 400, body: { [field]: ['required'] } })
  expect(await call('PATCH', path, { bankRegNumber: '1234' })).toEqual(without('bankAccount'))
  expect(await call('PATCH', path, { bankAccount: '1234567' })).toEqual(without('bankRegNumber'))
  const whole = { bankAccount: '1234567', sortCode: '12-34-56' }
  expect((await call('PATCH', path, whole)).body).toMatchObject({
    bankAccount: '1234567',
    sortCode: '123456',
  })
  expect((await call('PATCH', path, { name: 'Ida Lund' })).status).toBe(200)
})
