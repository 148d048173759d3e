/** A reservation that is changed stays one reservation. */
import type { Page, Route } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { everyDay, openMarket } from '../cloud/local-cloud.ts'
import { visitorOf } from '../people/visitor.ts'
import { atRest } from './browser.ts'
import { answerInstead, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

beforeAll(async () => {
  await openMarket('change', 12, everyDay())
  await openMarket('change-last', 1, everyDay())
})

const tokenIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cartToken') ?? '""'))

/** The reservations that the server holds for this browser. */
const heldFor = async (page: Page, market = 'change') =>
  (await visitorOf(site, market).cart(await tokenIn(page))).filter(({ status }) => status === 'reserved')

const linesIn = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bookingsInfo') ?? '[]').length)

const free = (page: Page) => page.locator('button[data-state="free"]')

const chooseAnother = async (page: Page, at: number) => {
  await free(page).nth(at).click()
  return (await free(page).nth(at).getAttribute('data-day')) ?? ''
}

const ABORTED = (route: Route) => route.abort()
const TOO_LATE = (route: Route) => route.fulfill({ status: 504, body: '' })

/** Saves the change to a day. The server makes it, and its answer is lost on the way. */
const loseTheAnswer = async (page: Page, day: string, end = ABORTED) => {
  const lost = Promise.withResolvers<void>()
  const mend = await answerInstead(page, '**/booking_request/reserve/', async route => {
    await route.fetch()
    await end(route)
    lost.resolve()
  })
  await personAt(page, 'da').button('bookings.saveChange').click()
  await lost.promise
  expect((await heldFor(page)).map(({ dateStart }) => dateStart)).toEqual([day])
  mend()
}

test('Back from the checkout and another day changes the reservation and adds none', async () => {
  const page = await site.openPage('da-DK')
  const { button, title, reserveByHand } = personAt(page, 'da')
  await reserveByHand(site.url(), 'change', 'Glasskab')
  const [first] = await heldFor(page)
  await button('kit.back').click()
  await title('bookings.dateTitle')
  await button('bookings.proceed').click()
  await title('payments.title')
  expect((await heldFor(page)).map(({ id }) => id)).toEqual([first?.id])

  await button('kit.back').click()
  await title('bookings.dateTitle')
  const day = await chooseAnother(page, 4)
  await expectNoFindingsAtBothWidths(page, 'changing a day')
  await button('bookings.saveChange').click()
  await title('payments.title')
  const held = await heldFor(page)
  expect(held.map(({ dateStart }) => dateStart)).toEqual([day])
  expect(held[0]?.id).not.toBe(first?.id)
  expect(await linesIn(page)).toBe(1)
})

test('A change that leads to another shelf says which one it is now, and which it was', async () => {
  const page = await site.openPage('da-DK')
  const { says, button, title, reserveByHand } = personAt(page, 'da')
  await reserveByHand(site.url(), 'change', 'Glasskab')
  const [first] = await heldFor(page)
  const from = first?.shelf.name ?? ''
  await button('kit.back').click()
  await title('bookings.dateTitle')
  await chooseAnother(page, 4)
  // As if another visitor had this shelf on the new days.
  await page.route(/booking_request\/reserve/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), shelf: { id: 'z', name: 'Z99' } } })
  })
  await button('bookings.saveChange').click()
  await title('payments.title')
  await page.getByText(says('bookings.movedShelf', { from, to: 'Z99' })).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a change to another shelf')
})

test('The days, the period and the extras of a line are edited in place', async () => {
  const page = await site.openPage('da-DK')
  const { says, button, title, chooseType, choosePrice, chooseServices, chooseDate } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/change/booking`)
  await chooseType('Standardhylde')
  await choosePrice(0)
  await chooseServices(1)
  await chooseDate()
  await button('bookings.proceed').click()
  await title('payments.title')
  await button('bookings.editNamed').click()
  await title('bookings.dateTitle')
  await page.getByLabel(says('bookings.stepPrice')).selectOption({ index: 1 })
  await button('shelves.oneMore').last().click()
  const day = await chooseAnother(page, 2)
  await expectNoFindingsAtBothWidths(page, 'editing a line')
  await button('bookings.saveChange').click()
  await title('payments.title')
  const [held, ...more] = await heldFor(page)
  expect(more).toEqual([])
  expect(held?.dateStart).toBe(day)
  expect(held?.shelfPeriodPrice.bookingPeriod.weeks).toBe(2)
  expect(held?.bookingAddons).toHaveLength(2)
})

test('If the other day is taken, the reservation stays as it was', async () => {
  const page = await site.openPage('da-DK')
  const { says, button, title, reserveByHand } = personAt(page, 'da')
  await reserveByHand(site.url(), 'change-last', 'Glasskab')
  const [before] = await heldFor(page, 'change-last')
  await button('kit.back').click()
  await title('bookings.dateTitle')
  // Another visitor is faster, and this calendar is from before that.
  const day = (await free(page).last().getAttribute('data-day')) ?? ''
  const shelfPeriodPrice = before?.shelfPeriodPrice.id
  const other = await visitorOf(site, 'change-last').reserve({ shelfPeriodPrice, dateStart: day })
  expect(other.status).toBe(201)
  await free(page).last().click()
  await button('bookings.saveChange').click()
  await page.getByText(says('bookings.lostTitle')).waitFor()
  expect((await heldFor(page, 'change-last')).map(({ id }) => id)).toEqual([before?.id])
  await button('bookings.keepIt').click()
  await title('payments.title')
  expect(await linesIn(page)).toBe(1)
})

test('A change whose answer was lost is not made twice, also after a reload', async () => {
  const page = await site.openPage('da-DK')
  const { button, title, reserveAndGoBack } = personAt(page, 'da')
  await reserveAndGoBack(site.url(), 'change', 'Standardhylde')
  const day = await chooseAnother(page, 3)
  await loseTheAnswer(page, day)
  await page.reload()
  await title('bookings.dateTitle')
  await atRest(page)
  await button('bookings.proceed').click()
  await title('payments.title')
  expect((await heldFor(page)).map(({ dateStart }) => dateStart)).toEqual([day])
})

test('The last shelf of a type moves to a day that overlaps the old ones', async () => {
  const page = await site.openPage('da-DK')
  const { button, title, reserveAndGoBack } = personAt(page, 'da')
  await reserveAndGoBack(site.url(), 'change-last', 'Standardhylde')
  const day = await chooseAnother(page, 1)
  await button('bookings.saveChange').click()
  await title('payments.title')
  expect((await heldFor(page, 'change-last')).map(({ dateStart }) => dateStart)).toEqual([day])
})

test('A full cart of ten still allows a change', async () => {
  const page = await site.openPage('da-DK')
  const { button, title, reserveByHand } = personAt(page, 'da')
  await reserveByHand(site.url(), 'change', 'Standardhylde')
  const cartToken = await tokenIn(page)
  const visitor = visitorOf(site, 'change')
  for (let more = 0; more < 9; more++) await visitor.reserveOne({ cartToken })
  await page.reload()
  await title('payments.title')
  await button('bookings.editNamed').nth(9).waitFor()
  await button('bookings.editNamed').first().click()
  await title('bookings.dateTitle')
  const day = await chooseAnother(page, 6)
  await button('bookings.saveChange').click()
  await title('payments.title')
  const held = await heldFor(page)
  expect(held).toHaveLength(10)
  expect(held.filter(({ dateStart }) => dateStart === day)).toHaveLength(1)
  expect(await linesIn(page)).toBe(10)
})

test.each([
  ['was lost', ABORTED],
  ['a gateway did not wait for', TOO_LATE],
] as const)('A change whose answer %s leaves one reservation, not two', async (_, end) => {
  const page = await site.openPage('da-DK')
  page.removeAllListeners('console')
  const { button, title, reserveAndGoBack } = personAt(page, 'da')
  await reserveAndGoBack(site.url(), 'change', 'Tøjstativ')
  const day = await chooseAnother(page, 3)
  await loseTheAnswer(page, day, end)
  await button('bookings.saveChange').click()
  await title('payments.title')
  expect((await heldFor(page)).map(({ dateStart }) => dateStart)).toEqual([day])
  expect(await linesIn(page)).toBe(1)
})
