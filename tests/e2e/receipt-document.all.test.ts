/** The number of the receipt on the page after the payment, when it is there. */
import { expect, test } from 'vitest'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

test('The receipt has its document seconds after the payment, and silence while there is none', async () => {
  const page = await site.openPage('da-DK')
  let asked = 0
  await page.route('**/documents/*', route => {
    asked += 1
    return asked < 3 ? route.fulfill({ json: { results: [] } }) : route.fallback()
  })
  const person = personAt(page, 'da')
  await person.reserveOne(site.url(), 'demo', 'Standardhylde', 1)
  await person.fillGuest({ name: 'Kvit Tering', email: 'document@example.com', phone: '20123456' })
  await person.payByCard()
  await person.title('bookings.successTitle')
  const { button } = person
  await button('bookings.stay').click()
  const numbered = page.getByRole('button', { name: /^Kvittering nr\. \d+/ })
  await numbered.waitFor({ timeout: 30_000 })
  expect(asked).toBeGreaterThan(2)
  await expectNoFindingsAtBothWidths(page, 'a receipt with its document')
  if (process.env.LOOK)
    await page.screenshot({ path: `${process.env.LOOK}/receipt-document.png`, fullPage: true })
})
