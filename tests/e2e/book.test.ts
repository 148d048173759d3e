import { expect, test } from 'vitest'
import type { Mail } from '../people/visitor.ts'
import { expectNoFindings, siteForTests } from './site.ts'
import { CARD, personAt } from './wizard.ts'

const site = siteForTests()

const mailsTo = async (to: string): Promise<Mail[]> => {
  await site.idle()
  return (await site.call<Mail[]>('GET', `/local/mail/?to=${to}`)).body
}

test('A guest books two shelves with services after a declined card, and gets the mail', async () => {
  const page = await site.openPage('da-DK')
  const { says, button, title, chooseType, choosePrice, chooseServices, chooseDate, fillGuest, payByCard } =
    personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  await page.getByRole('link', { name: says('markets.bookNow') }).click()
  await title('bookings.typeTitle')
  await expectNoFindings(page, 'types')
  await chooseType('Standardhylde')
  await expectNoFindings(page, 'prices')
  await choosePrice(1)
  await title('bookings.servicesTitle')
  await expectNoFindings(page, 'services')
  await button('shelves.oneMore').first().click()
  expect(await button('bookings.skip').count(), 'skipping would lose what is chosen').toBe(0)
  await button('shelves.oneLess').first().click()
  await button('bookings.skip').waitFor()
  await chooseServices(2)
  await chooseDate()
  await expectNoFindings(page, 'date')
  await button('bookings.addMore').click()
  await chooseType('Tøjstativ')
  await choosePrice(0)
  await chooseServices(0)
  await chooseDate()
  await button('bookings.proceed').click()
  await fillGuest({ name: 'Grethe Gæst', email: 'grethe@example.com', phone: '20123456' })
  await expectNoFindings(page, 'checkout')

  await page.reload()
  await title('payments.title')
  expect(await page.locator('#customerName').inputValue()).toBe('Grethe Gæst')
  await payByCard(CARD.declined)
  await page.getByText(says('payments.failed')).waitFor()
  await payByCard()
  await title('bookings.successTitle')
  await expectNoFindings(page, 'success')

  const mails = await mailsTo('grethe@example.com')
  expect(mails.map(({ subject }) => subject)).toContain('Dine hylder hos Loppehjørnet er booket')
  expect(await page.evaluate(() => localStorage.getItem('bookingsInfo'))).toBeNull()
})

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
  const [first] = await mailsTo('gerd@example.com')
  expect((await mailsTo('gerd@example.com')).map(({ subject }) => subject)).toContain(
    'Dein Regal bei Regalglück ist gebucht',
  )
  expect(first?.text).toContain('Hallo Gerd Gast')
})
