/** The page and the list of customers: what a field, a filter or a failed call does. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { customerRefusals } from '#shared/customers/refusals.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { fieldRefusals } from '#shared/kit/field-refusals.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { staffCalls as messageCalls } from '#shared/messages/staff-calls.ts'
import { CUSTOMER } from '../demo.ts'
import { button, errorAt, field, gone, press, reload, says, seen, seenText, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { Failed, stub } from '../stub.ts'
import { openCustomer, save, stubCustomer, stubList } from './customer-app.ts'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const query = () => location.hash.split('?')[1] ?? ''

/** Whether a number is right depends on the country, which only the server checks. */
const refusedByCountry = ({ phone, vatId }: { phone?: string; vatId?: string }) => {
  if (phone === '12') return refuseFields({ phone: [customerRefusals.invalid_phone] })
  if (vatId === '12345678') return refuseFields({ vatId: [fieldRefusals.invalid_vat_id] })
  return undefined
}

test('An empty name and a wrong phone are said at their fields, and what was typed is kept until it is right', async () => {
  const { saves, customer } = await openCustomer()
  saves.answer(sent => refusedByCountry(sent.body) ?? customer.save(sent))
  await field('name').fill('')
  await field('phone').fill('12')
  await save()
  await button('kit.required', { field: 'Navn' }).click()
  await expect.element(field('name')).toHaveFocus()
  await field('name').fill('Anna Holm Jensen')
  await save()
  await expect.element(field('phone')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('main').getByRole('link', { name: 'Kunder' }).click()
  await button('form.stay').click()
  await field('phone').fill('40 50 60 70')
  await field('customerType').selectOptions('business')
  await save()
  await seenText('customers.saved')
  await seen(heading('Anna Holm Jensen'))
  expect(saves.sent[1]?.body).toEqual({
    name: 'Anna Holm Jensen',
    phone: '40 50 60 70',
    customerType: 'business',
    version: 0,
  })
  await field('isActive').click()
  await save()
  await expect.poll(() => customer.now().version).toBe(2)
})

test('A customer is opened from a narrowed list, and the way back leads to the same rows', async () => {
  const lists = stubList()
  await openStaff('/customers')
  await page.getByLabelText(says('customers.search')).fill('holm')
  await expect.poll(query).toBe('search=holm')
  await page.getByLabelText(says('customers.approval')).selectOptions('true')
  await expect.poll(query).toBe('search=holm&verified=true')
  await page.getByRole('link', { name: 'Anna Jensen' }).click()
  await seen(heading('Anna Jensen'))
  await page.getByRole('main').getByRole('link', { name: 'Kunder' }).click()
  await title('customers.listTitle')
  expect(query()).toBe('search=holm&verified=true')
  expect(lists.sent.at(-1)?.query).toMatchObject({ search: 'holm', verified: 'true' })
  history.back()
  await seen(heading('Anna Jensen'))
})

test('A number that no customer has leads to the list, and a failed page is tried again', async () => {
  stubList()
  stub(staffCalls.read, refuse(commonRefusals.not_found))
  await openStaff('/customers/999999', { language: 'en', width: 390 })
  await seenText('customers.noSuch')
  await page.getByRole('link', { name: says('customers.toList') }).click()
  await title('customers.listTitle')
  const reads = stub(staffCalls.read, new Failed(429, { detail: 'too_many_requests' }))
  await page.getByRole('link', { name: /^Anna/ }).click()
  await seen(button('kit.tryAgain'))
  reads.answer(CUSTOMER)
  await button('kit.tryAgain').click()
  await seen(heading(/^Anna/))
})

test('On a phone the filters are one button that says how many are set', async () => {
  stubList()
  await openStaff('/customers', { language: 'en', width: 390 })
  await button('list.filters').click()
  const sheet = page.getByRole('dialog', { name: says('list.filters') })
  await sheet.getByLabelText(says('customers.type')).selectOptions('private')
  await sheet.getByLabelText(says('customers.approval')).selectOptions('true')
  await expect.poll(query).toBe('customerType=private&verified=true')
  await seen(sheet.getByRole('button', { name: says('list.clearFilters') }))
  await sheet.getByRole('button', { name: says('kit.close') }).click()
  await button('list.filtersChosen', { number: '2' }).click()
  await sheet.getByRole('button', { name: says('list.clearFilters') }).click()
  await expect.poll(query).toBe('')
  await sheet.getByRole('button', { name: says('list.showHits') }).click()
  await gone(sheet)
  await seen(button('list.filters'))
})

test('What a customer wrote stands on their page, archived or not, and nothing that others wrote about them', async () => {
  const message = (id: string, email: string, text: string, archived = false) => ({
    id,
    name: 'Anna Jensen',
    email,
    phone: '',
    message: text,
    created: '2027-06-10T08:00:00Z',
    seen: true,
    archived,
    instagramMediaId: null,
    replies: [],
    version: 0,
  })
  const listed = (results: ReturnType<typeof message>[]) => ({ results, page: 1, pagesCount: 1 })
  stubCustomer()
  stub(messageCalls.list, ({ query: { archived } }) =>
    String(archived) === 'true'
      ? listed([message('m3', 'anna@example.com', 'Tak for sidst', true)])
      : listed([
          message('m1', 'ANNA@example.com', 'Kan jeg få en hylde ved vinduet?'),
          message('m2', 'another@example.com', 'Hilsen til anna@example.com'),
        ]),
  )
  await openStaff('/customers/100001')
  const messages = page.getByRole('region', { name: says('customer.messages') })
  await seen(messages.getByText('Kan jeg få en hylde ved vinduet?'))
  await seen(messages.getByText(/, arkiveret$/))
  expect(messages.getByRole('listitem').elements()).toHaveLength(2)
})

test('Who has written nothing has no messages', async () => {
  await openCustomer()
  await seenText('customer.noMessages')
})

test('Amounts and percentages stand as the reader writes them, and are no change when nobody touched them', async () => {
  const { saves } = await openCustomer()
  await expect.element(field('rentAmount')).toHaveValue('0,00')
  await field('rentAmount').fill('1250,5')
  await field('fee').fill('12,5')
  await save()
  await seenText('customers.saved')
  expect(saves.sent[0]?.body).toEqual({ rentAmount: '1250.50', fee: 12.5, version: 0 })
  await reload()
  await expect.element(field('rentAmount')).toHaveValue('1250,50')
  await expect.element(field('fee')).toHaveValue('12,5')
  await field('city').fill('Skive')
  await save()
  await seenText('customers.saved')
  expect(saves.sent[1]?.body).toEqual({ city: 'Skive', version: 1 })
})

/** A field of a new customer: a value that is refused, why, and one that is right. */
const RULES = [
  ['name', 'Ida "Holm"', 'has_quotes', 'Ida Holm'],
  ['email', 'ida@', 'invalid_email', 'ida.holm@example.com'],
  ['phone', '12', 'invalid_phone', '20 12 34 56'],
  ['vatId', '12345678', 'invalid_vat_id', '12345674'],
  ['bankRegNumber', '12', 'bank_reg_number', '1234'],
  ['bankAccount', '12a', 'bank_account', '1234567'],
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
