import { expect, test } from 'vitest'
import { visitorOf } from '../people/visitor.ts'
import { expectNoFindings, siteForTests } from './site.ts'
import { CARD, personAt } from './wizard.ts'

const site = siteForTests()

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

  await site.idle()
  const mails = await visitorOf(site, 'demo').mails('grethe@example.com')
  expect(mails.map(({ subject }) => subject)).toContain('Dine hylder hos Loppehjørnet er booket')
  expect(await page.evaluate(() => localStorage.getItem('bookingsInfo'))).toBeNull()
})
