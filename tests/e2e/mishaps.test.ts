/** What goes wrong in browsers: Back, ended sessions, full or corrupt storage. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newGuest, visitorOf } from '../people/visitor.ts'
import { answerInstead, expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const pathOf = (page: Page): string => new URL(page.url()).pathname

const cartIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cartToken') ?? '""'))

test('Back leads one step back and then out of the wizard, by the page’s button and the browser’s', async () => {
  const page = await site.openPage('da-DK')
  const { says, button, title, chooseType, choosePrice } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  await page.getByRole('link', { name: says('markets.bookNow') }).click()
  await chooseType('Standardhylde')
  await choosePrice(0)
  await title('bookings.servicesTitle')
  await button('kit.back').click()
  await title('bookings.priceTitle')
  await page.goBack()
  await title('bookings.typeTitle')
  // Going back resets the later choices, so Forward stays on this step.
  await page.goForward()
  await title('bookings.typeTitle')
  await page.goBack()
  await title('bookings.typeTitle')
  await page.goBack()
  await page.getByRole('link', { name: says('markets.bookNow') }).waitFor()
})

test('Back takes a question along with the page that asked it, and nothing is deleted', async () => {
  const page = await site.openPage('da-DK')
  const { title, button, reserveByHand } = personAt(page, 'da')
  await reserveByHand(site.url(), 'demo', 'Glasskab')
  await button('bookings.deleteNamed').click()
  await button('payments.delete').waitFor()
  await page.goBack()
  await title('bookings.dateTitle')
  await button('payments.delete').waitFor({ state: 'hidden' })
  expect(await visitorOf(site, 'demo').cart(await cartIn(page))).toHaveLength(1)
})

test('A cart that is paid elsewhere shows the booking, on any step of the wizard', async () => {
  const page = await site.openPage('da-DK')
  const { title, reserveAndGoBack } = personAt(page, 'da')
  await reserveAndGoBack(site.url(), 'demo', 'Glasskab')

  const visitor = visitorOf(site, 'demo')
  const [held] = await visitor.cart(await cartIn(page))
  if (!held) throw new Error('nothing is reserved')
  const reserved = { id: held.id, cartToken: await cartIn(page) }
  const checkout = { bookingIds: [reserved.id], cartToken: reserved.cartToken, ...newGuest() }
  const { paymentId } = (await visitor.init({ ...checkout, termsAccepted: true, language: 'da' })).body
  await visitor.pay(paymentId)
  await visitor.confirm({ ...checkout, termsAccepted: true, language: 'da' }, paymentId)
  await page.reload()
  await title('bookings.successTitle')
  await page.getByRole('heading', { name: `Glasskab ${held.shelf.name}` }).waitFor()
  await page.goBack()
  await title('bookings.typeTitle')
})

test('The confirmation page without a booking leads to the first step', async () => {
  const page = await site.openPage('da-DK')
  await page.goto(`${site.url()}/login/demo/booking/success`)
  await personAt(page, 'da').title('bookings.typeTitle')
})

test('When the texts fail to load, the page says so in all languages and can try again', async () => {
  const page = await site.openPage('da-DK')
  const mend = await answerInstead(page, /\/texts-[^/]*\.js/, route => route.abort())
  await page.goto(`${site.url()}/login/demo`)
  await page.getByRole('button', { name: 'Prøv igen' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  mend()
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await page.getByRole('link', { name: personAt(page, 'da').says('markets.bookNow') }).waitFor()
})

test('Where the market’s logo cannot be loaded, ours stands in its place', async () => {
  const page = await site.openPage('da-DK')
  const brand = page.locator('#app header a')
  await page.goto(`${site.url()}/login/demo`)
  await brand.locator('img').waitFor()
  await page.route(/logo/, route => route.abort())
  await page.reload()
  await brand.locator('svg').waitFor()
  await expect.poll(() => brand.locator('img').count()).toBe(0)
})

test('Corrupt values in the browser’s storage break nothing', async () => {
  const page = await site.openPage('da-DK')
  const { title, reserveByHand, button } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  await page.evaluate(() => {
    const now = Date.now() / 1000
    const half = { marketId: 'demo', bookingRequest: 'x', expiresOn: now + 900, reservedAt: now }
    localStorage.setItem('bookingsInfo', JSON.stringify([half, null, 7, { ...half, dateStart: 'soon' }]))
    localStorage.setItem('paymentId', JSON.stringify({ paymentId: 7, txId: {}, marketId: 'demo' }))
    localStorage.setItem('customerSession', JSON.stringify({ accessToken: 1, marketId: 'demo' }))
    sessionStorage.setItem('bookingChoice', JSON.stringify({ marketId: 'demo', services: 'many', price: 3 }))
    sessionStorage.setItem('guest', '{"name":')
    sessionStorage.setItem('availability', JSON.stringify({ today: 1, answers: [] }))
  })
  await page.goto(`${site.url()}/login/demo/booking/date`)
  await title('bookings.typeTitle')
  await reserveByHand(site.url(), 'demo', 'Glasskab')
  await button('payments.pay').waitFor()
})

test('A visitor whose browser storage is full can still book and pay', async () => {
  const page = await site.openPage('da-DK')
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const { title, reserveByHand, fillGuest, payByCard } = personAt(page, 'da')
  await reserveByHand(site.url(), 'demo', 'Glasskab')
  await fillGuest({ name: 'Fuld Disk', email: 'full@example.com', phone: '20123456' })
  await payByCard()
  await title('bookings.successTitle')
})

test('Input at one market does not appear at another, and is deleted after the booking', async () => {
  const page = await site.openPage('da-DK')
  const { title, reserveOne, fillGuest, payByCard, button } = personAt(page, 'da')
  await reserveOne(site.url(), 'demo', 'Glasskab')
  await fillGuest({ name: 'Én Gang', email: 'once@example.com', phone: '20123456' })
  await reserveOne(site.url(), 'berlin', 'Vitrine')
  expect(await page.locator('#customerName').inputValue()).toBe('')
  expect(await page.locator('#termsAccepted').isChecked()).toBe(false)
  await page.goto(`${site.url()}/login/demo/booking/checkout`)
  await fillGuest({ name: 'Én Gang', email: 'once@example.com', phone: '20123456' })
  await payByCard()
  await title('bookings.successTitle')
  expect(await page.evaluate(() => sessionStorage.getItem('guest'))).toBeNull()
  await button('bookings.stay').click()
  await page.locator('button:focus').getByText(personAt(page, 'da').says('bookings.finish')).waitFor()
})

test('A change of language in the wizard changes all texts, also the periods', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { reserveOne } = personAt(page, 'da')
  await reserveOne(site.url(), 'demo', 'Glasskab')
  await page.getByText(/^\d uger?$/).waitFor()
  await page.getByRole('combobox', { name: 'Sprog' }).selectOption('de')
  await page.getByText(/^\d Wochen?$/).waitFor()
})

test('The calendar fits the smallest phone, and past days cannot be chosen', async () => {
  const page = await site.openPage('da-DK', 320)
  const { chooseType, choosePrice, title } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo/booking`)
  await chooseType('Glasskab')
  await choosePrice(0)
  await title('bookings.dateTitle')
  await page.locator('button[data-state="free"]:not([disabled])').first().waitFor()
  await expectNoFindings(page, 'date at 320')
  expect(await page.locator('button[data-state="past"]').count()).toBe(0)
})

test('A tenant whose session has ended sees why, and returns to the same page after log-in', async () => {
  const page = await site.openPage('da-DK')
  const { says, title } = personAt(page, 'da')
  const logIn = async () => {
    await page.getByRole('textbox', { name: 'E-mail eller kundenummer' }).fill('anna@example.com')
    await page.locator('input[type="password"]').fill('Kunde-demo-1')
    await page.getByRole('button', { name: 'Log ind' }).click()
  }
  await page.goto(`${site.url()}/login/demo`)
  await logIn()
  await page.waitForURL(/\/user#/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // A page of the same site without scripts: nothing asks for anything meanwhile.
  await page.goto(`${site.url()}/local/clock/`)
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('customerSession') ?? '{}')
    const worthless = { ...session, accessToken: 'a.b.c', refreshToken: 'gone' }
    localStorage.setItem('customerSession', JSON.stringify(worthless))
  })
  await page.goto(`${site.url()}/user#/create_booking`)
  await page.getByText(says('codes.invalid_token')).waitFor()
  expect(pathOf(page)).toBe('/login/demo')
  await expectNoFindingsAtBothWidths(page, 'a session that ended')
  await logIn()
  await page.waitForURL(/\/user#\/create_booking/)
  await title('bookings.typeTitle')
})

test('While the outcome of a payment is unknown, the buyer can neither delete nor pay again; then it is booked', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { says, button, title, reserveOne, fillGuest, payByCard } = personAt(page, 'da')
  await reserveOne(site.url(), 'demo', 'Glasskab')
  await fillGuest({ name: 'Uvis Betaler', email: 'unsure@example.com', phone: '20123456' })
  await page.clock.install()
  const mend = await answerInstead(page, /confirm_payment/, route =>
    route.fulfill({ status: 500, body: '{"detail":"internal_error"}' }),
  )
  await payByCard()
  const asked = page.waitForRequest(/confirm_payment/)
  await asked
  const unsettled = page.getByText(says('payments.unsettledTitle'))
  /** The pauses between the page's tries pass at once. */
  const untilItGivesUp = () =>
    expect
      .poll(async () => {
        await page.clock.fastForward(10_000)
        return unsettled.count()
      })
      .toBe(1)
  await untilItGivesUp()
  expect(await button('payments.pay').count()).toBe(0)
  expect(await button('bookings.deleteNamed').count()).toBe(0)
  await page.getByText(says('payments.lostHold')).waitFor()
  await page.getByRole('link', { name: /^\+45/ }).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a payment with unknown outcome')
  // At both widths: there is no time after which the shelves would be lost.
  expect(await page.getByRole('timer').count()).toBe(0)
  const askedAgain = page.waitForRequest(/confirm_payment/)
  await button('payments.askAgain').click()
  await askedAgain
  await untilItGivesUp()
  mend()
  // The network comes back, and the page asks by itself.
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await title('bookings.successTitle')
  await page.getByRole('heading', { name: /^Glasskab / }).waitFor()
})
