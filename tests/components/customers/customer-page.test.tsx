/** The page and the list of customers: a field, a filter, a failed call, two who change one, and two who are one. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { customerBookingsCalls } from '#shared/bookings/staff-customer-bookings-calls.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { staffCalls as messageCalls } from '#shared/messages/staff-calls.ts'
import { PAID_BOOKING } from '../bookings/booking-app.ts'
import { CUSTOMER } from '../demo.ts'
import { button, field, gone, reload, says, seen, seenText, title } from '../screen.tsx'
import { idOf } from '../shop.ts'
import { openStaff } from '../staff-app.tsx'
import { Failed, stub } from '../stub.ts'
import { openCustomer, refusedByCountry, save, stubCustomer, stubList } from './customer-app.ts'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const query = () => location.hash.split('?')[1] ?? ''

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
  await seenText('customer.feeHint')
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

const group = (label: string) => page.getByRole('radiogroup', { name: label })

test('The slower of two chooses field by field, and nothing else is lost', async () => {
  const { customer } = await openCustomer()
  await field('name').fill('Anna Slow')
  await field('phone').fill('40 50 60 71')
  customer.change({ name: 'Anna Fast', customerType: 'business' })
  await save()
  await expect.element(page.getByText(says('form.changedTitle'))).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect.element(field('phone')).toBeDisabled()
  expect(page.getByRole('radiogroup').elements()).toHaveLength(2)
  await expect.element(group('Navn').getByLabelText('Behold dit: Anna Slow')).toBeChecked()
  await expect.element(group('Type').getByLabelText('Tag det nye: Erhverv')).toBeChecked()

  await button('form.saveChosen').click()
  await expect.element(page.getByText(says('customers.saved'))).toBeVisible()
  await expect.element(page.css('#main')).toHaveFocus()
  await expect.element(field('phone')).toBeEnabled()
  expect(customer.now()).toMatchObject({
    name: 'Anna Slow',
    phone: '40 50 60 71',
    customerType: 'business',
    version: 2,
  })
})

test('Who takes what the other saved goes on from there, and different fields do not meet', async () => {
  const { customer } = await openCustomer()
  await field('name').fill('Carla Slow')
  customer.change({ name: 'Carla Fast' })
  await save()
  await page.getByLabelText('Tag det nye: Carla Fast').click()
  await button('form.saveChosen').click()
  await expect.element(page.getByText(says('customers.saved'))).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Carla Fast' })).toBeVisible()
  await expect.element(field('name')).toHaveValue('Carla Fast')
  expect(customer.now()).toMatchObject({ name: 'Carla Fast', version: 1 })

  customer.change({ phone: '+4540506072' })
  await field('name').fill('Carla Last')
  await save()
  await expect.element(page.getByLabelText('Tag det nye: +4540506072')).toBeChecked()
  await button('form.saveChosen').click()
  await expect.poll(customer.now).toMatchObject({ name: 'Carla Last', phone: '+4540506072' })
})

test('Another customer is found, compared and merged into this one, and the page has the bookings of both', async () => {
  const bo = {
    ...CUSTOMER,
    userNumber: '100004',
    name: 'Bo Lund',
    email: 'bo@example.com',
    city: 'Skive',
    version: 3,
  }
  const { customer } = stubCustomer()
  stub(staffCalls.read, ({ params }) => (params.userNumber === bo.userNumber ? bo : customer.now()))
  const booked = { ...PAID_BOOKING, when: 'coming', isByStaff: false } as const
  const ofOne = { results: [booked], page: 1, pagesCount: 1 }
  const bookings = stub(customerBookingsCalls.listCustomerBookings, ofOne)
  const lists = stub(staffCalls.list, { results: [CUSTOMER, bo], page: 1, pagesCount: 1 })
  const merges = stub(staffCalls.merge, () => customer.change({ city: bo.city }))
  await openStaff('/customers/100001')
  const shelves = page.getByRole('region', { name: says('customer.bookings') }).getByRole('listitem')
  await expect.poll(() => shelves.elements().length).toBe(1)
  await page.getByRole('link', { name: says('customer.merge') }).click()
  await title('customer.mergeTitle')
  await page.getByRole('searchbox').fill('lund')
  await seen(field('choose-100004'))
  expect(lists.sent.at(-1)?.query).toMatchObject({ search: 'lund' })
  expect(field('choose-100001').elements(), 'who stays is no choice').toHaveLength(0)
  await field('choose-100004').click()
  await seen(page.getByRole('row', { name: /^By Skive.*Skive$/ }))
  await button('customer.mergeDo').click()
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByText(/Bo Lund/).first())
  expect(merges.sent).toEqual([])
  bookings.answer({ ...ofOne, results: [booked, { ...booked, id: idOf('booking', 2) }] })
  await dialog.getByRole('button', { name: says('customer.mergeDo') }).click()
  await seenText('customer.mergeDone')
  expect(merges.sent).toMatchObject([
    { params: { userNumber: '100001' }, body: { from: '100004', version: 0, fromVersion: 3 } },
  ])
  await seen(heading('Anna Jensen'))
  await reload()
  await expect.poll(() => shelves.elements().length).toBe(2)
})

test('Why a customer is not deleted: what runs, what is for sale, and which amount is not settled', async () => {
  const removes = stub(staffCalls.remove, () => {
    const usedBy = [
      { kind: 'balance', id: '100001', name: '7.00' },
      { kind: 'unsettled', id: '100001', name: '-12.50' },
      { kind: 'goods', id: '100001', name: '3' },
      { kind: 'booking', id: 'a', name: '2027-07-01' },
    ]
    return refuse(kitRefusals.in_use, { usedBy, count: 4 })
  })
  await openCustomer()
  await button('customer.remove').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('customer.remove') })
    .click()
  await seenText('customer.cannotRemoveTitle')
  await seenText('customer.cannotRemoveText_one', { count: '1', date: '01-07-2027' })
  await seenText('customer.cannotRemoveGoods_other', { count: '3' })
  await seenText('customer.cannotRemoveBalance', { amount: '7,00\u00a0kr.' })
  await seenText('customer.cannotRemoveOwed', { amount: '12,50\u00a0kr.' })
  expect(removes.sent).toHaveLength(1)
})
