/** A guest who has booked logs in with a code by mail. */
import { test } from 'vitest'
import { visitorOf } from '../people/visitor.ts'
import { siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const newestCode = async (email: string): Promise<string> => {
  await site.idle()
  const mails = await visitorOf(site, 'demo').mails(email)
  const codes = mails.map(({ text }) => /^\d{6}$/m.exec(text)?.[0])
  return codes.find(Boolean) ?? ''
}

test('A guest who booked logs in with a code from the receipt', async () => {
  const page = await site.openPage('da-DK')
  const email = 'first-code@example.com'
  const { says, button, reserveOne, fillGuest, payByCard, title } = personAt(page, 'da')
  await reserveOne(site.url(), 'demo', 'Standardhylde')
  await fillGuest({ name: 'Kvit Tering', email, phone: '20123456' })
  await payByCard()
  await title('bookings.successTitle')
  // Otherwise the receipt gives way to the market's page.
  await button('bookings.stay').click()
  await site.idle()
  await button('receipt.logInByCode').click()
  await page.getByText(says('code.sentTo', { email })).waitFor()
  await page.locator('input[autocomplete="one-time-code"]:focus').waitFor()
  await page.keyboard.type(await newestCode(email))
  await page.waitForURL(/\/user#\/$/)
})
