/** Another visitor is faster: the page says what is gone, what was kept and what to do now, and goes on saying it. */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { HOLD_SECONDS } from '#shared/bookings/rules.ts'
import { everyDay, openMarket } from '../cloud/local-cloud.ts'
import { visitorOf } from '../people/visitor.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

/** A notification is gone after seven seconds. */
const LONGER_THAN_A_NOTIFICATION = 8000

/** The second free day: today may be over when a hold has run out. */
const NOT_TODAY = 1

beforeAll(async () => {
  for (const market of ['race', 'race-change', 'race-again', 'race-some'])
    await openMarket(market, 1, everyDay())
})

/** Takes the only shelf of a type for its shortest period, from this day on. */
const takeFirst = async (market: string, type: string, dateStart: string) => {
  const visitor = visitorOf(site, market)
  const id = (await visitor.types()).find(({ name }) => name === type)?.id
  const [price] = await visitor.prices(id)
  expect((await visitor.reserve({ shelfPeriodPrice: price?.id, dateStart })).status).toBe(201)
}

const chosenDay = async (page: Page): Promise<string> =>
  (await page.locator('button[data-place="start"]').getAttribute('data-day')) ?? ''

const tokenIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cartToken') ?? '""'))

const heldBy = async (token: string, market: string) =>
  (await visitorOf(site, market).cart(token)).filter(({ status }) => status === 'reserved')

const heldIn = async (page: Page, market: string) => heldBy(await tokenIn(page), market)

/** The notice, once no notification says it for the page. */
const noticeThatStays = async (page: Page, title: RegExp) => {
  await page.clock.fastForward(LONGER_THAN_A_NOTIFICATION)
  const notice = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByText(title) })
  await notice.waitFor()
  return notice
}

test('The last shelf went to another between the date and the reservation: the page says so until a day is chosen', async () => {
  const page = await site.openPage('da-DK')
  await page.clock.install()
  const { button, title, chooseType, choosePrice, chooseDate } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/race/booking`)
  await chooseType('Glasskab')
  await choosePrice(0)
  await chooseDate()
  const day = await chosenDay(page)
  await takeFirst('race', 'Glasskab', day)
  await button('bookings.proceed').click()
  const notice = await noticeThatStays(page, /^Ingen ledig hylde fra .* i 1 uge/)
  await notice.getByText(/En anden fik lige den sidste\. Vælg en anden dag/).waitFor()
  await expect.poll(() => notice.evaluate(box => box === document.activeElement)).toBe(true)
  // The page asks for the days again; it speaks before they are here.
  await page.locator(`button[data-day="${day}"][data-state="taken"]`).waitFor()
  expect(await button('bookings.proceed').count()).toBe(0)
  await expectNoFindingsAtBothWidths(page, 'a day that another took')
  await chooseDate()
  await notice.waitFor({ state: 'detached' })
  await button('bookings.proceed').click()
  await title('payments.title')
  expect(await heldIn(page, 'race')).toHaveLength(1)
})

test('A change of the cart that comes too late leaves the shelf that was reserved, and says so', async () => {
  const page = await site.openPage('da-DK')
  await page.clock.install()
  const { button, title, reserveByHand } = personAt(page, 'da')
  await reserveByHand(site.url(), 'race-change', 'Glasskab')
  const [before] = await heldIn(page, 'race-change')
  await button('bookings.editNamed').click()
  await title('bookings.dateTitle')
  await page.locator('button[data-state="free"]').last().click()
  await takeFirst('race-change', 'Glasskab', await chosenDay(page))
  await button('bookings.saveChange').click()
  const notice = await noticeThatStays(page, /^Ingen ledig hylde fra/)
  await notice.getByText(/Din hylde fra .* er stadig reserveret/).waitFor()
  await button('bookings.keepIt').click()
  await title('payments.title')
  expect((await heldIn(page, 'race-change')).map(({ id }) => id)).toEqual([before?.id])
})

/** Reserves, lets the time run out, lets another take these types, and tries again with one tap. */
const tryAgainAfter = async (page: Page, market: string, types: string[], taken: string[]) => {
  await page.clock.install()
  const { says, button, title, reserveByHand } = personAt(page, 'da')
  for (const type of types) await reserveByHand(site.url(), market, type, NOT_TODAY)
  const token = await tokenIn(page)
  const held = await heldBy(token, market)
  await site.later(HOLD_SECONDS + 1)
  await page.clock.fastForward((HOLD_SECONDS + 1) * 1000)
  await title('bookings.typeTitle')
  await page.getByText(says(types.length > 1 ? 'bookings.expired_other' : 'bookings.expired_one')).waitFor()
  expect(await heldBy(token, market)).toEqual([])
  for (const type of taken) {
    const entry = held.find(({ shelfTypeName }) => shelfTypeName === type)
    await takeFirst(market, type, entry?.dateStart ?? '')
  }
  await button('bookings.tryAgain').click()
}

test('Of a cart that ran out the page lists what another has taken meanwhile, and the rest is held again', async () => {
  const page = await site.openPage('da-DK')
  const { says, title } = personAt(page, 'da')
  await tryAgainAfter(page, 'race-some', ['Glasskab', 'Tøjstativ'], ['Glasskab'])
  await title('payments.title')
  const notice = await noticeThatStays(page, says('bookings.takenTitle'))
  await notice.getByText(/^Glasskab, /).waitFor()
  await notice.getByText(says('bookings.restHeld')).waitFor()
  expect((await heldIn(page, 'race-some')).map(({ shelfTypeName }) => shelfTypeName)).toEqual(['Tøjstativ'])
  await expectNoFindingsAtBothWidths(page, 'a cart of which a part was taken')
})

test('When all of a cart that ran out is taken, the page says so above the other shelves', async () => {
  const page = await site.openPage('da-DK')
  const { says, button } = personAt(page, 'da')
  await tryAgainAfter(page, 'race-again', ['Glasskab'], ['Glasskab'])
  const notice = await noticeThatStays(page, says('bookings.takenTitle'))
  await notice.getByText(says('bookings.chooseBelow')).waitFor()
  expect(await button('bookings.tryAgain').count()).toBe(0)
  await expectNoFindingsAtBothWidths(page, 'a cart of which all was taken')
})
