/** The checkout: a returning guest, payments that fail, two tabs, Back, and a cart that runs out. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { setFault } from '../cloud/fault.ts'
import { visitorOf } from '../people/visitor.ts'
import { axeFindings } from './browser.ts'
import { answerInstead, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { CARD, personAt } from './wizard.ts'

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

const hasFocus = (page: Page, text: RegExp): Promise<boolean> =>
  page.evaluate(pattern => new RegExp(pattern).test(document.activeElement?.textContent ?? ''), text.source)

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

test('A declined card is explained on the page, with the time of the hold, until the next try', async () => {
  const page = await site.openPage('da-DK')
  const { says, button, title, payByCard, fillCard } = await atPay(page, 'Siobhán O’Neil', 'neil@example.com')
  await payByCard(CARD.declined)
  const notice = page.getByText(says('payments.failedTitle'))
  await notice.waitFor()
  expect(await hasFocus(page, says('payments.failedTitle'))).toBe(false)
  await page.getByText(/Der er ikke trukket penge\. Din reservation gælder til kl\. \d\d:\d\d\./).waitFor()
  expect(await hasFocus(page, /Betalingen gik ikke igennem/)).toBe(true)
  await expectNoFindingsAtBothWidths(page, 'checkout after a declined card')
  await page.reload()
  await title('payments.title')
  await notice.waitFor()
  await button('payments.pay').click()
  await notice.waitFor({ state: 'detached' })
  await fillCard()
  await title('bookings.successTitle')
})

test('A card provider that does not answer, and too many windows, are explained on the page', async () => {
  const page = await site.openPage('da-DK')
  const { button } = await atPay(page, "Pat O'Neil", 'pat@example.com')
  await setFault(site, 'elavon', 'down')
  await button('payments.pay').click()
  const notice = page.getByRole('status').filter({ hasText: 'Betalingen kom ikke i gang' })
  await notice.getByText(/Betalingen svarer ikke lige nu/).waitFor()
  await setFault(site, 'elavon', 'off')
  for (const [code, words] of [
    ['too_many_windows', /Betalingen er åben i for mange vinduer/],
    ['too_many_attempts', /Der er prøvet for mange gange/],
  ] as const) {
    const mend = await answerInstead(page, /init_payment/, route =>
      route.fulfill({ status: 429, contentType: 'application/json', body: JSON.stringify({ detail: code }) }),
    )
    await button('payments.pay').click()
    await notice.getByText(words).waitFor()
    mend()
  }
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

test('Back closes the card window, and what was not paid can be paid again', async () => {
  const page = await site.openPage('da-DK')
  const person = personAt(page, 'da')
  const { says, button, title, cardWindow, payByCard } = person
  await person.reserveByHand(site.url(), 'demo', 'Glasskab')
  await person.fillGuest({ name: 'Til Bage', email: 'back@example.com', phone: PHONE })
  await button('payments.pay').click()
  await cardWindow().locator('#number').waitFor()
  await page.goBack()
  await title('bookings.dateTitle')
  await page.locator('iframe').waitFor({ state: 'detached' })
  await page.getByText(says('payments.cancelled')).waitFor()
  await page.goForward()
  await title('payments.title')
  await page.getByText(says('payments.cancelledTitle')).waitFor()
  await payByCard()
  await title('bookings.successTitle')
})

test('Time and total stay in sight; errors name their field and lead to it', async () => {
  const page = await site.openPage('da-DK')
  const { says, button, reserveOne } = personAt(page, 'da')
  await reserveOne(site.url(), 'demo', 'Glasskab')
  const inSight = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const box = await page.getByRole('timer').boundingBox()
    return box !== null && box.y >= 0 && box.y < 844
  }
  expect(await inSight(), 'on a phone').toBe(true)
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect.poll(inSight, { timeout: 5_000, message: 'at a desk' }).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })

  await page.locator('#customerEmail').fill('nobody')
  await page.locator('#customerName').fill('A'.repeat(121))
  await button('payments.pay').click()
  await page.getByRole('button', { name: 'Navn: Højst 120 tegn.' }).waitFor()
  const line = page.getByRole('button', { name: /^E-mail: / })
  await line.click()
  await page.locator('#customerEmail:focus').waitFor()
  await button('identity.logIn').click()
  await page.getByRole('heading', { name: says('payments.logInTitle') }).waitFor()
  expect(await page.getByText(says('kit.putRight')).count()).toBe(0)
  const order = await page.evaluate(() =>
    ['username', 'password', 'termsAccepted'].map(
      id => document.getElementById(id)?.getBoundingClientRect().top ?? 0,
    ),
  )
  expect(order).toEqual([...order].sort((one, other) => one - other))
  await expectNoFindingsAtBothWidths(page, 'checkout with the log-in open')
})

test('A cart that ran out can be had again with one tap', async () => {
  const page = await site.openPage('da-DK')
  await page.clock.install()
  // Of a type with many shelves: only the page's clock moves, so the server still holds the first one.
  const { says, button, title } = await atPay(page, 'For Sen', 'late@example.com', 'Standardhylde')
  expect(await page.getByRole('timer').getAttribute('data-warning')).toBeNull()
  await page.clock.fastForward(601_000)
  await page.locator('[role="timer"][data-warning]').waitFor()
  await page.clock.fastForward(300_000)
  await title('bookings.typeTitle')
  await page.getByText(says('bookings.expired_one')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a cart that ran out')
  await page.reload()
  await page.getByText(says('bookings.expired_one')).waitFor()
  await button('bookings.tryAgain').click()
  await title('payments.title')
  await page.getByRole('heading', { name: /^Standardhylde / }).waitFor()
  expect(await page.locator('#customerName').inputValue()).toBe('For Sen')
  await page.goto(`${site.url()}/login/demo/booking`)
  await title('bookings.typeTitle')
  expect(await button('bookings.tryAgain').count()).toBe(0)
})
