/** Two staff work on one booking: the slower one sees what is there now, and what they typed stays (D30). */
import { expect, test } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { staffToken } from '../people/staff.ts'
import { visitorOf } from '../people/visitor.ts'
import { calendarForTests } from './calendar-staff.ts'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { comeBack } from './staffs-requests.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const calendar = calendarForTests(site)

const openPage = async (language: 'da' | 'de' | 'en', id: string) => {
  const page = await site.openPage(LOCALES[language], 1280)
  await logInAsStaff(page, site.url(), { at: `/booking/requests/${id}` })
  const person = personAt(page, language)
  await page.getByRole('heading', { level: 2, name: person.says('requests.more') }).waitFor()
  return { page, dialog: page.getByRole('dialog'), ...person }
}

test('What a colleague gave back meanwhile stands in the dialog; the amount that was typed stays', async () => {
  const visitor = visitorOf(site, 'demo')
  const reserved = await visitor.reserveOne({ from: 20 })
  const guest = {
    customerName: 'To Kolleger',
    customerEmail: 'to@two-staff.example',
    customerPhone: '20 12 34 56',
  }
  const checkout = visitor.checkout([reserved], guest)
  const { paymentId } = (await visitor.init(checkout)).body
  await visitor.pay(paymentId)
  expect((await visitor.confirm(checkout, paymentId)).status).toBe(200)
  const { page, dialog, says, button } = await openPage('da', reserved.id)
  const token = await staffToken(site, 'demo')
  const colleague = (path: string, body: object) =>
    site.call('POST', `/api/admin/booking_requests/${reserved.id}/${path}/`, body, { market: 'demo', token })

  await button('requests.refund').click()
  await dialog.getByRole('radio', { name: says('requests.refundPart') }).check()
  await dialog.locator('#amount').fill('20,00')
  expect((await colleague('refund', { refundAddons: false, amount: '30.00' })).status).toBe(200)
  await dialog.getByRole('button', { name: says('requests.refundPay') }).click()
  await dialog.getByText(says('requests.changedTitle')).waitFor()
  await dialog.getByText(says('requests.refundNow')).waitFor()
  expect(await dialog.locator('#amount').inputValue()).toBe('20,00')
  await expectNoFindingsAtBothWidths(page, 'a refund that two began')
  await page.setViewportSize({ width: 1280, height: 844 })
  await dialog.getByRole('button', { name: says('requests.refundPay') }).click()
  await dialog.waitFor({ state: 'detached' })

  await button('requests.extend').click()
  const typed = addDays(reserved.dateEnd, 7).split('-').reverse().join('-')
  await dialog.locator('#dateEnd').fill(typed)
  await dialog.locator('#price').fill('99,00')
  const { status } = await colleague('extend', {
    dateEnd: addDays(reserved.dateEnd, 3),
    price: '50.00',
    status: 1,
  })
  expect(status).toBe(201)
  await dialog.getByRole('button', { name: says('requests.extendSave') }).click()
  await dialog.getByText(/Den er allerede forlænget/).waitFor()
  expect(await dialog.locator('#price').inputValue()).toBe('99,00')
})

test.each(
  LONG_WAY,
)('In %s a link is sent over what a colleague changed only once it is seen, and is taken back', async language => {
  const booking = await calendar.add({ da: 'C1', de: 'C2', en: 'C3' }[language], 20, 26, { price: '250.00' })
  const { page, dialog, says, button } = await openPage(language, booking.id)
  await button('staff-bookings.send').click()
  await dialog.getByText('anna@example.com').waitFor()
  await dialog.getByText(says('staff-bookings.worksByItself')).waitFor()
  const yesterday = addDays(booking.dateStart, -30).split('-').reverse().join('-')
  await dialog.locator('#validUntil').fill(yesterday)
  await dialog.getByRole('button', { name: says('staff-bookings.send') }).click()
  await dialog.getByText(says('staff-bookings.dayIsOver')).first().waitFor()
  await expectNoFindingsAtBothWidths(page, `a link with a wrong day in ${language}`)
  await page.setViewportSize({ width: 1280, height: 844 })
  const last = addDays(booking.dateStart, -1).split('-').reverse().join('-')
  await dialog.locator('#validUntil').fill(last)
  const change = { version: booking.version, price: '300.00' }
  expect((await calendar.api('PUT', `shelf_bookings/${booking.id}/`, change)).status).toBe(200)
  await dialog.getByRole('button', { name: says('staff-bookings.send') }).click()
  await dialog.getByText(says('staff-bookings.changedTitle')).waitFor()
  await dialog
    .getByText(/300[,.]00/)
    .first()
    .waitFor()
  expect(await dialog.locator('#validUntil').inputValue()).toBe(last)
  await dialog.getByRole('button', { name: says('staff-bookings.send') }).click()
  await page.getByText(says('staff-bookings.isSent')).waitFor()
  const sent = (await calendar.api<ShelfBooking>('GET', `shelf_bookings/${booking.id}/`)).body
  expect(sent).toMatchObject({ status: 6, totalPrice: '300.00', askedTo: 'anna@example.com' })
  await button('staff-bookings.withdraw').click()
  await dialog.getByRole('heading').waitFor()
  await expectNoFindingsAtBothWidths(page, `a link is taken back in ${language}`)
  await dialog.getByRole('button', { name: says('staff-bookings.withdraw') }).click()
  await page.getByText(says('staff-bookings.linkOver')).waitFor()
})

test('What a colleague changed while a link is out stands before what is noted as paid, and the page follows by itself', async () => {
  const booking = await calendar.add('C4', 20, 26, { price: '250.00' })
  const send = () => calendar.api('POST', `shelf_bookings/${booking.id}/send_payment_request_email/`, {})
  const takeBack = () => calendar.api('DELETE', `booking_requests/${booking.id}/payment_request/`)
  expect((await send()).status).toBe(200)
  const { page, dialog, says, button } = await openPage('da', booking.id)
  await button('staff-bookings.settle').click()
  await dialog.getByText(/Notér 250,00/).waitFor()
  await takeBack()
  expect((await calendar.api('PUT', `shelf_bookings/${booking.id}/`, { price: '300.00' })).status).toBe(200)
  expect((await send()).status).toBe(200)
  await dialog.getByRole('button', { name: says('staff-bookings.settleSave') }).click()
  await dialog.getByText(/^Før: .*250,00/).waitFor()
  await dialog.getByText(/^Nu: .*300,00/).waitFor()
  await dialog.getByText(/Notér 300,00/).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a payment that a colleague changed')
  await page.setViewportSize({ width: 1280, height: 844 })
  await dialog.getByRole('button', { name: says('kit.cancel') }).click()
  await page
    .getByText(/300,00/)
    .first()
    .waitFor()

  await page.clock.install()
  await page.reload()
  await button('staff-bookings.withdraw').waitFor()
  await takeBack()
  await page.clock.fastForward(61_000)
  await page.getByText(says('staff-bookings.linkOver')).waitFor()
})

test('Whoever is about to ask for money that a colleague has just taken sees so, and what they typed stays', async () => {
  const booking = await calendar.add('C5', 20, 26, { price: '250.00' })
  const { page, dialog, says, button } = await openPage('da', booking.id)
  await button('staff-bookings.send').click()
  await dialog.getByText(says('staff-bookings.worksByItself')).waitFor()
  const last = addDays(booking.dateStart, -1).split('-').reverse().join('-')
  await dialog.locator('#validUntil').fill(last)
  let reads = 0
  page.on('requestfinished', one => {
    if (one.url().endsWith(`/booking_requests/${booking.id}/`)) reads += 1
  })
  expect((await calendar.api('PUT', `shelf_bookings/${booking.id}/`, { status: 2 })).status).toBe(200)
  await comeBack(page, async () => reads > 0)
  await dialog.getByRole('button', { name: says('staff-bookings.send') }).click()
  await dialog.getByText(says('staff-bookings.linkGone')).waitFor()
  expect(await dialog.locator('#validUntil').inputValue()).toBe(last)
  // Enter sends nothing where there is no button to send it.
  let isSent = false
  page.on('request', one => {
    isSent ||= one.method() === 'POST'
  })
  await dialog.locator('#validUntil').press('Enter')
  await dialog.getByRole('button', { name: says('kit.cancel') }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByRole('heading', { name: says('staff-bookings.link') }).count()).toBe(0)
  expect(isSent).toBe(false)
})

test('Back to another booking shows that one alone, also when a dialog was open', async () => {
  const one = await calendar.add('C6', 20, 26, { price: '250.00' })
  const other = await calendar.add('C7', 20, 26, { price: '300.00' })
  const { page, dialog, says, button } = await openPage('da', one.id)
  const go = async ({ id, shelf }: ShelfBooking, act: () => Promise<unknown>) => {
    await act()
    await page.waitForURL(new RegExp(`${id}$`))
    await page.getByRole('heading', { level: 1, name: new RegExp(`^${shelf.name}, `) }).waitFor()
  }
  const at = ({ id }: ShelfBooking) => `${site.url()}/admin_section#/booking/requests/${id}`
  await go(other, () => page.goto(at(other)))
  await go(one, () => page.goto(at(one)))
  await button('staff-bookings.send').click()
  await dialog.getByText(says('staff-bookings.worksByItself')).waitFor()
  await go(other, () => page.goBack())
  await dialog.waitFor({ state: 'detached' })
  await button('staff-bookings.send').click()
  await dialog.getByText(/300,00/).waitFor()
  expect(await page.locator('#asked').count()).toBe(1)
})
