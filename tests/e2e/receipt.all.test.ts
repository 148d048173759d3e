/** The page after the payment: a receipt to keep, to print, and to find again. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Language } from '#shared/kit/language.ts'
import { visitorOf } from '../people/visitor.ts'
import { readPdf } from '../read/read-pdf.ts'
import { IS_LONG } from '../run/soak.ts'
import { untilLoaded } from './browser.ts'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { demoStaff } from './settings.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

/** "Kvittering nr. 17 (PDF)", as a button and on the document itself. */
const RECEIPTS = {
  da: /^Kvittering nr\. \d+/,
  de: /^Quittung Nr\. \d+/,
  en: /^Receipt no\. \d+/,
}

/**
 * As right after the payment: not noted yet, and at the top, because a page that is scrolled back looks like one that is
 * read (web/kit/frame/keep-scroll.ts). It counts down before all pictures have loaded.
 */
const arriveAgain = async (page: Page) => {
  await page.evaluate(() => sessionStorage.removeItem('receipt'))
  const isNotedAtTop = () => {
    const isAtTop = window.scrollY === 0 && !history.state?.scrolled
    window.scrollTo(0, 0)
    return isAtTop
  }
  // The page notes how far it is scrolled later than it scrolls.
  await page.waitForFunction(isNotedAtTop, undefined, { polling: 150 })
  await page.reload({ waitUntil: 'commit' })
}

const pay = async (page: Page, language: Language, email: string) => {
  const person = personAt(page, language)
  await person.reserveOne(site.url(), 'demo', 'Standardhylde', 1)
  await person.fillGuest({ name: 'Kvit Tering', email, phone: '20123456' })
  await person.payByCard()
  await person.title('bookings.successTitle')
  return person
}

const expectNothingToPressOnPaper = async (page: Page, paid: RegExp): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.getByRole('banner').count()).toBe(0)
  await page.getByText(paid).waitFor()
  if (process.env.LOOK)
    await page.screenshot({ path: `${process.env.LOOK}/receipt-on-paper.png`, fullPage: true })
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 390, height: 844 })
}

test.each(LONG_WAY)(
  'The receipt says all in %s, and can be found again by the link in the mail',
  async language => {
    const email = `receipt-${language}@example.com`
    const hours = { setUpHours: 'Fra kl. 16 dagen før', emptyingHours: 'Kl. 10 den sidste dag' }
    const staff = await demoStaff(site)
    expect((await site.call('PATCH', staff.path, hours, staff.token)).status).toBe(200)
    const page = await site.openPage(LOCALES[language])
    const { says, button, title } = await pay(page, language, email)
    await button('bookings.stay').click()
    await page.getByText(says('bookings.leadsToShop_other')).waitFor({ state: 'detached' })
    await page.getByText(says('receipt.sending', { email })).waitFor()
    await page.getByRole('heading', { name: says('receipt.todo') }).waitFor()
    const [booked] = await visitorOf(site, 'demo').cart(new URL(page.url()).hash.slice(1))
    await page.getByText(booked?.txId ?? 'no payment', { exact: true }).waitFor()
    await page.getByText('Kvit Tering', { exact: true }).waitFor()
    for (const text of Object.values(hours)) await page.getByText(text, { exact: true }).waitFor()
    await page.getByRole('table', { name: says('receipt.hours') }).waitFor()
    await expectNoFindingsAtBothWidths(page, `receipt in ${language}`)
    await expectNothingToPressOnPaper(page, says('receipt.paid'))

    await page.reload()
    await title('bookings.successTitle')
    expect(await page.getByText(says('bookings.leadsToShop_other')).count()).toBe(0)

    await site.idle()
    const mails = await visitorOf(site, 'demo').mails(email)
    const link = mails.flatMap(({ links }) => links).find(url => url.includes('/booking/success#'))
    const other = await site.openPage(LOCALES[language])
    const asked: string[] = []
    other.on('request', request => asked.push(request.url()))
    await other.goto(link ?? '')
    await personAt(other, language).title('bookings.successTitle')
    await other.getByRole('heading', { name: /^Standardhylde / }).waitFor()
    // Later, nothing is on its way any more.
    expect(await other.getByText(says('receipt.sending', { email })).count()).toBe(0)
    await other.getByText(says('receipt.keep')).waitFor()
    const token = new URL(link ?? '').hash.slice(1)
    const naming = asked.filter(url => url.includes(token)).map(url => new URL(url).pathname)
    const documents = `/api/anonymous/payment_transaction/${booked?.txId}/documents/`
    expect([...new Set(naming)].filter(path => path !== documents)).toEqual([
      '/api/anonymous/booking_request/',
    ])

    const downloading = other.waitForEvent('download')
    await other.getByRole('button', { name: RECEIPTS[language] }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^(kvittering|quittung|receipt)-\d+\.pdf$/)
    const [pdf = []] = readPdf(readFileSync(await download.path()))
    expect(pdf.some(text => RECEIPTS[language].test(text))).toBe(true)
    expect(pdf).toContain('Kvit Tering')
  },
)

test('A link to a receipt that has ended, or was copied only in part, says so, and who helps', async () => {
  const page = await site.openPage('da-DK')
  const { says, button, title } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo/booking/success#0a1b2c`)
  await title('receipt.goneTitle')
  await page.goto('about:blank')
  await page.goto(`${site.url()}/login/demo/booking/success#${'0'.repeat(32)}`)
  await title('receipt.goneTitle')
  await page.getByRole('link', { name: /^\+45/ }).waitFor()
  await page.getByRole('link', { name: /@/ }).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a receipt whose link has ended')
  await page.getByRole('link', { name: says('receipt.logInToSee') }).click()
  await button('identity.byCode').waitFor()
  await page.goBack()
  await button('receipt.bookNew').click()
  await title('bookings.typeTitle')
})

test('Whoever reads the receipt keeps it: a key, a scroll, a tap, the calendar file or a lost network; else it leads to the shop’s page, and Back leads to it again', async () => {
  const page = await site.openPage('da-DK')
  const { says, button, title } = await pay(page, 'da', 'again@example.com')
  const strip = page.getByText(says('bookings.leadsToShop_other'))
  const expectToStay = async () => {
    await strip.waitFor({ state: 'detached' })
    await title('bookings.successTitle')
  }
  /** The browser scrolls some time after the key or the wheel. */
  const hasScrolled = () => page.waitForFunction(() => window.scrollY > 0)
  for (const read of [
    () => page.keyboard.press('PageDown').then(hasScrolled),
    () => page.mouse.wheel(0, 200).then(hasScrolled),
    () => page.getByRole('heading', { name: says('receipt.todo') }).click(),
    () => page.context().setOffline(true),
  ]) {
    await arriveAgain(page)
    await strip.waitFor()
    await read()
    await expectToStay()
  }
  await page.context().setOffline(false)

  await arriveAgain(page)
  await strip.waitFor()
  const downloading = page.waitForEvent('download')
  await button('receipt.addToCalendar').click()
  const file = readFileSync(await (await downloading).path(), 'utf8')
  expect(file).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m)
  expect(file).toMatch(/^UID:[0-9a-f]{32}-empty@reol\r$/m)
  const [booked] = await visitorOf(site, 'demo').cart(new URL(page.url()).hash.slice(1))
  expect(file).not.toContain(booked?.id)
  await expectToStay()

  await page.clock.install()
  const path = () => new URL(page.url()).pathname
  await arriveAgain(page)
  await page.getByText(says('bookings.leadsToShop_other')).waitFor()
  const second = async () => {
    await page.clock.runFor(1_000)
    return path()
  }
  await expect.poll(second, { timeout: 30_000 }).toBe('/login/demo/booked')
  const ticket = page.getByRole('link', { name: says('bookings.seeReceipt') })
  await ticket.waitFor()
  await page.getByRole('heading', { name: /^Standardhylde / }).waitFor()
  await page.getByRole('link', { name: says('markets.bookNow') }).waitFor()
  await expectNoFindingsAtBothWidths(page, 'the shop’s page after a booking')
  await page.goBack()
  await title('bookings.successTitle')
  expect(await page.getByText(says('bookings.leadsToShop_other')).count()).toBe(0)
  await page.goForward()
  await ticket.click()
  await title('bookings.successTitle')
  expect(await page.getByText(says('bookings.leadsToShop_other')).count()).toBe(0)
})

test('Between the payment and the receipt no empty screen shows', async () => {
  const page = await site.openPage('da-DK')
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.querySelector('.mantine-Skeleton-root')) seen.push('skeleton')
      if (document.body?.textContent?.includes('Din kurv er tom')) seen.push('empty')
    }).observe(document, { childList: true, subtree: true })
  })
  const { reserveOne, fillGuest, payByCard, title } = personAt(page, 'da')
  await reserveOne(site.url(), 'demo', 'Glasskab')
  await fillGuest({ name: 'Intet Blink', email: 'blink@example.com', phone: '20123456' })
  await untilLoaded(page, '/success-')
  await page.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0))
  await payByCard()
  await title('bookings.successTitle')
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})

test.each(IS_LONG ? [390, 1280] : [390])(
  'At %i pixels nothing moves when the server says more of the payment, and the address is there at once',
  async width => {
    const page = await site.openPage('da-DK', width)
    const answer = Promise.withResolvers<void>()
    const isAsked = Promise.withResolvers<void>()
    await page.route('**/anonymous/booking_request/?cartToken=*', async route => {
      if (new URL(page.url()).pathname.endsWith('/success')) {
        isAsked.resolve()
        await answer.promise
      }
      await route.continue()
    })
    const email = `still-${width}@example.com`
    const { says } = await pay(page, 'da', email)
    await isAsked.promise
    await page.getByText(says('receipt.sending', { email })).waitFor()
    /** Of what is in sight. The payment's number, further down on a phone, may take a second line. */
    const tops = () =>
      page
        .getByRole('heading')
        .evaluateAll(all =>
          all
            .map(one => Math.round(one.getBoundingClientRect().top))
            .filter(top => top > 0 && top < window.innerHeight),
        )
    const before = await tops()
    answer.resolve()
    await page.getByText('Kvit Tering', { exact: true }).waitFor()
    expect(await tops()).toEqual(before)
  },
)
