/** Staff run a booking from its page: several are confirmed, one is extended, and its days change. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import { staffToken } from '../people/staff.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { MARKET, requestsAt } from './staffs-requests.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const { buy, openRequest } = requestsAt(site)

const desk = (page: Page) => page.setViewportSize({ width: 1280, height: 844 })

test('Bookings are confirmed from their row and several at once; the menu counts them', async () => {
  const bought = [await buy('Række Et'), await buy('Række To'), await buy('Række Tre')]
  await site.idle()
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url(), { at: '/booking/requests?search=række' })
  const { says, button } = personAt(page, 'da')
  const [first, second, third] = bought.map(({ shelf }) => shelf.name)
  await button('requests.confirmNamed', { name: first ?? '' }).click()
  await page.getByText(says('requests.isConfirmed')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'requests')
  await desk(page)
  for (const [name, buyer] of [
    [first, 'Række Et'],
    [second, 'Række To'],
    [third, 'Række Tre'],
  ])
    await page.getByRole('checkbox', { name: `${name}, ${buyer}` }).check()
  await button('requests.confirmSeveral').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(says('requests.rowStays')).waitFor()
  await expectNoFindings(page, 'several to confirm')
  // A colleague has confirmed one meanwhile: it counts as confirmed here too.
  const options = { market: MARKET, token: await staffToken(site, MARKET) }
  const at = `/api/admin/booking_requests/${bought[2]?.id}/`
  const { body } = await site.call<{ version: number }>('GET', at, undefined, options)
  await site.call('PUT', `${at}confirm/`, { version: body.version }, options)
  await dialog.getByRole('button', { name: says('requests.confirmCount_other', { count: '2' }) }).click()
  await expect.poll(() => dialog.getByText(says('requests.rowConfirmed')).count()).toBe(2)
  await dialog
    .getByRole('button', { name: says('kit.close') })
    .last()
    .click()
  await expect.poll(() => button('requests.confirmNamed').count()).toBe(0)
})

test('A booking is extended, and its shelf taken for longer; a colleague’s change is shown, not overwritten', async () => {
  const booking = await buy('Forlæng Mig')
  await site.idle()
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url(), { at: `/booking/requests/${booking.id}` })
  const { says, button } = personAt(page, 'da')
  await openRequest(page, booking, 'Forlæng Mig')
  await button('requests.dates').click()
  const dialog = page.getByRole('dialog')
  const typed = (days: number) => addDays(booking.dateEnd, days).split('-').reverse().join('-')
  await dialog.locator('#dateEnd').fill(typed(-1))
  await dialog.getByRole('button', { name: says('requests.datesSave') }).click()
  await dialog.getByText(says('codes.below_customer_dates')).first().waitFor()
  const options = { market: MARKET, token: await staffToken(site, MARKET) }
  const at = `/api/admin/booking_requests/${booking.id}/`
  await site.call(
    'PUT',
    `${at}update_booking_market_dates/`,
    { dateStart: booking.dateStart, dateEnd: addDays(booking.dateEnd, 2) },
    options,
  )
  await dialog.locator('#dateEnd').fill(typed(1))
  await dialog.getByRole('button', { name: says('requests.datesSave') }).click()
  await dialog.getByText(says('form.changedTitle')).waitFor()
  await expectNoFindings(page, 'days that two changed')
  await dialog.getByRole('button', { name: says('form.saveChosen') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(says('requests.takenDays'), { exact: true }).waitFor()

  await button('requests.extend').click()
  await dialog.locator('#dateEnd').fill(typed(8))
  await dialog.getByRole('button', { name: says('requests.extendSave') }).click()
  await dialog
    .getByText(says('kit.required', { field: 'Pris' }))
    .first()
    .waitFor()
  await dialog.locator('#price').fill('150,50')
  await expectNoFindingsAtBothWidths(page, 'an extension')
  await desk(page)
  await dialog.getByRole('button', { name: says('requests.extendSave') }).click()
  await page.getByRole('link', { name: says('requests.child') }).click()
  await page.getByText(says('requests.isUnpaid')).waitFor()
  await page
    .getByText(/150,50/)
    .first()
    .waitFor()
})

test('A booking of the demo was paid by card: it has a receipt, and its money goes back', async () => {
  const token = await staffToken(site, MARKET)
  const call = <T>(method: string, path: string, body?: unknown) =>
    site.call<T>(method, `/api/admin/booking_requests/${path}`, body, { market: MARKET, token })
  const { results } = (await call<{ results: { id: string }[] }>('GET', '?status=paid')).body
  const id = results.at(-1)?.id
  const money = (await call<{ card: string; refundable: { rent: string } }>('GET', `${id}/payment/`)).body
  expect(money.card).toMatch(/^\d{4}$/)
  const titles = async () =>
    (await call<{ results: { kind: string }[] }>('GET', `${id}/documents/`)).body.results.map(
      ({ kind }) => kind,
    )
  expect(await titles()).toEqual(['receipt'])
  const { body } = await call<{ amount: string }>('POST', `${id}/refund/`, { refundAddons: false })
  expect(body.amount).toBe(money.refundable.rent)
  await site.idle()
  expect((await call<{ status: string }>('GET', `${id}/`)).body.status).toBe('refunded')
  expect(await titles()).toEqual(['receipt', 'credit_note'])
})
