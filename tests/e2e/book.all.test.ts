import { expect, test } from 'vitest'
import { visitorOf } from '../people/visitor.ts'
import { siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

test('A guest books in German at another market, on a till PC', async () => {
  const page = await site.openPage('de-DE', 1280)
  const { says, button, title, chooseType, choosePrice, chooseDate, fillGuest, cardWindow, fillCard } =
    personAt(page, 'de')
  await page.goto(`${site.url()}/login/berlin`)
  await page.getByRole('link', { name: says('markets.bookNow') }).click()
  await chooseType('Vitrine')
  await choosePrice(0)
  await chooseDate()
  await button('bookings.proceed').click()
  await page.getByText('Zahlungsarten: Karte', { exact: true }).waitFor()
  await fillGuest({ name: 'Gerd Gast', email: 'gerd@example.com', phone: '0151 23456789' })
  await button('payments.pay').click()
  await cardWindow().getByRole('heading', { name: 'Mit Karte bezahlen' }).waitFor()
  expect(await cardWindow().locator('.wallet, #pay').count(), 'this market takes no wallets').toBe(1)
  await fillCard()
  await title('bookings.successTitle')
  await site.idle()
  const mails = await visitorOf(site, 'berlin').mails('gerd@example.com')
  expect(mails.map(({ subject }) => subject)).toContain('Dein Regal bei Regalglück ist gebucht')
  expect(mails[0]?.text).toContain('Hallo Gerd Gast')
})
