/** A tenant logs in on the market's page with a code by mail. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitorOf } from '../people/visitor.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const ANNA = 'anna@example.com'

const mailsTo = async (email: string) => {
  await site.idle()
  return visitorOf(site, 'demo').mails(email)
}

const newestCode = async (email = ANNA): Promise<string> => {
  const codes = (await mailsTo(email)).map(({ text }) => /^\d{6}$/m.exec(text)?.[0])
  return codes.find(Boolean) ?? ''
}

const beside = (code: string): string => code.slice(0, 5) + ((Number(code[5]) + 1) % 10)

const field = (page: Page) => page.locator('input[autocomplete="one-time-code"]')

/** Asks for a code on the market's page. Ends at the field for it. */
const askForCode = async (page: Page, email = ANNA) => {
  const { button, says } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  await button('identity.byCode').click()
  await page.getByText(says('code.emailText')).waitFor()
  await page.getByRole('textbox', { name: says('fields.email') }).fill(email)
  await button('code.send').click()
  await page.getByText(says('code.sentTo', { email })).waitFor()
  await page.locator('input[autocomplete="one-time-code"]:focus').waitFor()
}

test('A tenant types the code, and the last digit logs in', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { button, says } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  await button('identity.byCode').waitFor()
  await expectNoFindingsAtBothWidths(page, 'log-in with the other way')
  await askForCode(page)
  const code = await newestCode()

  await page.keyboard.type(beside(code).slice(0, 3))
  await expectNoFindingsAtBothWidths(page, 'code half typed')
  await page.keyboard.press('Enter')
  await page.getByText(says('code.incomplete')).waitFor()
  await page.keyboard.type(beside(code).slice(3))
  await page.getByText(says('codes.invalid_code')).waitFor()
  expect(await field(page).evaluate(input => document.activeElement === input)).toBe(true)
  expect(await field(page).inputValue()).toBe('')
  await expectNoFindingsAtBothWidths(page, 'code wrong')

  await page.keyboard.type(code)
  await page.waitForURL(/\/user#\/$/)
  await page.getByText('Anna').first().waitFor()
})

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
