/** A tenant logs in on the market's page with a code by mail. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitorOf } from '../people/visitor.ts'
import { answerInstead, expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
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

test('A code is pasted as the mail has it, and can be sent again after half a minute', async () => {
  const page = await site.openPage('da-DK', 390)
  const { button, says } = personAt(page, 'da')
  await page.clock.install()
  await askForCode(page)
  await page.getByText(says('code.againIn')).waitFor()
  const before = await mailsTo(ANNA)
  await page.clock.fastForward(31_000)
  await button('code.again').click()
  await page.getByText(says('code.againIn')).waitFor()
  expect(await mailsTo(ANNA)).toHaveLength(before.length + 1)
  const code = await newestCode()
  await field(page).evaluate(
    (input, text) => {
      const data = new DataTransfer()
      data.setData('text', text)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
      document.execCommand('insertText', false, text)
    },
    ` ${code.slice(0, 3)} ${code.slice(3)} `,
  )
  await page.waitForURL(/\/user#\/$/)
})

test('After ten wrong codes the screen names another way, and after ten minutes asks for a new code', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { button, says } = personAt(page, 'da')
  await page.clock.install()
  await askForCode(page, 'nobody@example.com')
  for (let at = 0; at < 10; at++) {
    await page.keyboard.type('123456')
    await page.getByText(says('codes.invalid_code')).waitFor()
  }
  await page.keyboard.type('123456')
  await page.getByText(says('code.tooMany')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'code tried too often')
  await page.clock.fastForward(31_000)
  await button('code.again').click()
  await page.getByText(says('code.tooMany')).waitFor({ state: 'detached' })
  await page.getByText(says('code.sentTo', { email: 'nobody@example.com' })).waitFor()
  await page.clock.fastForward(601_000)
  await page.getByText(says('code.expired')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'code expired')
  await button('code.other').click()
  await button('code.usePassword').click()
  await button('identity.byCode').waitFor()
})

test('Without a connection the screen says that no code was sent, and can send it later', async () => {
  const page = await site.openPage('da-DK', 390)
  const { button, says } = personAt(page, 'da')
  const mend = await answerInstead(page, '**/api/token/code/', route => route.abort())
  await page.goto(`${site.url()}/login/demo`)
  await button('identity.byCode').click()
  await page.getByRole('textbox', { name: says('fields.email') }).fill(ANNA)
  await button('code.send').click()
  await page.getByText(says('codes.no_connection')).waitFor()
  expect(await page.getByText(says('code.sentTo', { email: ANNA })).count()).toBe(0)
  await expectNoFindings(page, 'code not sent')
  mend()
  await button('code.again').click()
  await page.getByText(says('code.sentTo', { email: ANNA })).waitFor()
})

test('Who typed the address for a password need not type it again for a code', async () => {
  const page = await site.openPage('da-DK', 390)
  const { button, says } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo`)
  const name = page.getByLabel(says('identity.emailOrNumber'))
  const email = page.getByRole('textbox', { name: says('fields.email') })
  await name.fill(ANNA)
  await button('identity.byCode').click()
  expect(await email.inputValue()).toBe(ANNA)
  await button('code.usePassword').click()
  await name.fill('100001')
  await button('identity.byCode').click()
  expect(await email.inputValue()).toBe('')
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
