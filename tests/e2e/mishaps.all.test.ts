/** What goes wrong in browsers: Back, ended sessions, full or corrupt storage. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { answerInstead, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const pathOf = (page: Page): string => new URL(page.url()).pathname

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
