/** The checkout: a returning guest, payments that fail, two tabs, Back, and a cart that runs out. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitorOf } from '../people/visitor.ts'
import { axeFindings } from './browser.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const PHONE = '20123456'

const newestCode = async (to: string): Promise<string> => {
  await site.idle()
  const [mail] = await visitorOf(site, 'demo').mails(to)
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
}

/** Reserves a shelf and types a guest's fields. Ends before Pay. */
const atPay = async (page: Page, name: string, email: string, type = 'Glasskab') => {
  const person = personAt(page, 'da')
  await person.reserveOne(site.url(), 'demo', type)
  await person.fillGuest({ name, email, phone: PHONE })
  return person
}

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

test('A guest who has booked before gets a code in place of the payment, looks for the password, keeps the cart, and pays', async () => {
  const page = await site.openPage('da-DK')
  const email = 'anna@example.com'
  const { says, button, title } = await atPay(page, 'Anna', email)
  await button('payments.pay').click()
  await page.getByText(says('payments.knownText')).waitFor()
  await page.getByText(says('code.sentToKnown', { email })).waitFor()
  const field = page.locator('input[autocomplete="one-time-code"]')
  await page.locator('input[autocomplete="one-time-code"]:focus').waitFor()
  await page.getByRole('timer').waitFor()
  const code = await newestCode(email)
  await page.reload()
  await page.getByText(says('code.sentToKnown', { email })).waitFor()
  expect(await newestCode(email), 'a reload sends no other code').toBe(code)
  await field.focus()
  await expectNoFindingsAtBothWidths(page, 'a guest who is known')

  await button('code.usePassword').click()
  await page.locator('#password:focus').waitFor()
  await page.getByRole('link', { name: says('identity.forgot') }).click()
  await title('identity.resetTitle')
  expect(await page.locator('#email').inputValue(), 'the address is not typed again').toBe(email)
  await expectNoFindingsAtBothWidths(page, 'a forgotten password during a booking')
  await page.getByRole('link', { name: says('bookings.backToCheckout') }).click()
  await title('payments.title')

  await field.focus()
  await page.keyboard.type(code)
  await page.waitForURL(/\/user#\/create_booking\/checkout/)
  await title('payments.title')
  await page.locator('#pay:focus').waitFor()
  expect(await button('payments.pay').evaluate(isInSight)).toBe(true)
  await page.getByText(/^Logget ind som Anna.* · anna@example\.com$/).waitFor()
  await expectNoFindingsAtBothWidths(page, 'the checkout of a customer')
  expect(await page.locator('#termsAccepted').isChecked()).toBe(true)
  await personAt(page, 'da').payByCard()
  await title('bookings.successTitle')
})

test('The checkout names the ways to pay, the card window offers each, and a wallet works by keyboard alone', async () => {
  const page = await site.openPage('da-DK')
  const { button, title, cardWindow } = await atPay(page, 'Wally Wallet', 'wally@example.com')
  await page.getByText('Betalingsmåder: Kort, Apple Pay, Google Pay', { exact: true }).waitFor()
  await expectNoFindingsAtBothWidths(page, 'checkout with wallets')
  await button('payments.pay').click()
  const card = cardWindow()
  await card.locator('#number').waitFor()
  await card.locator('#number').focus()
  expect(await card.locator('.wallet, #pay').allTextContents()).toEqual([
    'Betal med Apple Pay',
    'Betal med Google Pay',
    expect.stringMatching(/^Betal \d/),
  ])
  const frame = page.frames().find(one => one.url().includes('/window/'))
  expect(frame && (await axeFindings(frame))).toEqual([])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await card.getByText(/Her ville Google Pay bede dig om at bekræfte/).waitFor()
  await page.keyboard.press('Tab')
  const [paid] = await Promise.all([page.waitForRequest(/\/window\/pay$/), page.keyboard.press('Enter')])
  expect(paid.postDataJSON()).toMatchObject({ outcome: 'approve', origin: 'Google Pay' })
  await title('bookings.successTitle')
})

test('A second tab says that the payment is open in the first, and can go on in its place', async () => {
  const first = await site.openPage('da-DK')
  const { says, button, cardWindow } = await atPay(first, 'To Faner', 'tabs@example.com')
  await button('payments.pay').click()
  await cardWindow().locator('#number').waitFor()
  const second = await first.context().newPage()
  const there = personAt(second, 'da')
  await second.goto(`${site.url()}/login/demo/booking/checkout`)
  await second.getByText(says('payments.elsewhereTitle')).waitFor()
  expect(await second.getByText(says('payments.unsettledTitle')).count()).toBe(0)
  await expectNoFindingsAtBothWidths(second, 'a payment in another tab')
  await there.button('payments.payHere').click()
  await there.button('payments.pay').waitFor()
  await first.locator('iframe').waitFor({ state: 'detached' })
  await first.getByText(says('payments.moved')).waitFor()
  await there.fillGuest({ name: 'To Faner', email: 'tabs@example.com', phone: PHONE })
  await there.payByCard()
  await there.title('bookings.successTitle')
})
