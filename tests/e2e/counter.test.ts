/** Staff book for a new customer who stands at the till, by keyboard alone. */
import { beforeAll, expect, test } from 'vitest'
import { nameOfTry } from './door.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { tillOf } from './till.ts'

const site = siteForTests()

const till = tillOf(site)

beforeAll(() => till.customers(['Tove Tillborg']))

test('A new customer is made on the spot, by keyboard alone; an address that another has is refused at its field', async ({
  task,
}) => {
  const name = nameOfTry('Nora Nyborg', task)
  const email = `${nameOfTry('nora', task)}@counter.example`
  const { page, says, booked, keys } = await till.openForm('da')
  await page.locator('#customer:focus').waitFor()
  await keys.type(name)
  await page.getByText(says('counter.nobodyFound')).waitFor()
  await keys.press('Enter')
  await page.locator('#newName:focus').waitFor()
  expect(await page.locator('#newName').inputValue()).toBe(name)
  await keys.press('Tab')
  await keys.type('20 12 78 00')
  await keys.press('Tab')
  await keys.type('tove@counter.example')
  await keys.press('Enter')
  await page.locator('#newEmail[aria-invalid]').waitFor()
  await page.getByText(says('counter.emailTaken')).first().waitFor()
  await expectNoFindingsAtBothWidths(page, 'a refused new customer at the till')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.locator('#newEmail').focus()
  await keys.press('ControlOrMeta+a')
  await keys.type(email)
  await keys.press('Enter')
  await page.locator('input[name="bookingPeriod"]:checked:focus').waitFor()
  // The answer gets lost twice: another try is about the same booking.
  let tries = 0
  await page.route('**/shelf_bookings/', async route => {
    if (route.request().method() !== 'POST' || tries === 2) return route.continue()
    tries += 1
    await route.fetch()
    await (tries === 1 ? route.abort() : route.fulfill({ status: 504, body: '' }))
  })
  await keys.press('Control+Enter')
  await page.getByText('Det, du har skrevet, er her stadig.').waitFor()
  await page.locator('input[name="bookingPeriod"]:checked:focus').waitFor()
  await keys.press('Control+Enter')
  await page.getByText('Prøv igen, og kontakt supporten').waitFor()
  await page.locator('input[name="bookingPeriod"]:checked:focus').waitFor()
  await keys.press('Control+Enter')
  const booking = await booked()
  expect(await till.bookingsOf(booking.customer ?? '')).toHaveLength(1)
  expect(booking).toMatchObject({
    customerName: name,
    customerEmail: email,
    status: 2,
  })
})
