/** A full calendar leads to the waitlist; a freed shelf is offered by mail, taken, or goes on to the next in line. */
import type { Page } from 'playwright'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { shortDay } from '#shared/kit/day.ts'
import { everyDay } from '../cloud/local-cloud.ts'
import { STAFF_PASSWORD } from '../people/staff.ts'
import { waitlistAt } from '../people/waitlist.ts'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const MARKET = 'queue'
/** A type without services: the date comes right after the period. */
const TYPE = 'Glasskab'
const line = waitlistAt(site, MARKET, 'waiting.example')
/** What is booked here stays booked. */
const PAID_MARKET = 'queue-paid'
const paidLine = waitlistAt(site, PAID_MARKET, 'paying.example')

beforeAll(async () => {
  await line.open(everyDay(), TYPE)
  await paidLine.open(everyDay(), TYPE)
  await paidLine.fill()
})
beforeEach(() => line.fill())

const toFullCalendar = async (page: Page, market: string) => {
  const person = personAt(page, 'da')
  await page.goto(`${site.url()}/login/${market}/booking`)
  await person.chooseType(TYPE)
  await person.choosePrice(0)
  await page.getByRole('heading', { level: 1, name: person.says('bookings.fullTitle') }).waitFor()
  return person
}

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { name }).waitFor()

test('A full calendar, the waitlist, a shelf that frees, the mail, the offer, and the booking is paid', async () => {
  const page = await site.openPage('da-DK')
  const { says, button, fillGuest, payByCard, title } = await toFullCalendar(page, PAID_MARKET)
  await page.locator('#email').waitFor()
  await expectNoFindingsAtBothWidths(page, 'a full calendar with its waitlist')
  await button('waitlist.join').click()
  await expect.poll(() => page.locator('#name').getAttribute('aria-invalid')).toBe('true')
  expect((await paidLine.list()).places).toEqual([])

  await page.locator('#name').fill('Karla Kø')
  await page.locator('#email').fill('karla@paying.example')
  await button('waitlist.join').click()
  await page.getByText(says('waitlist.joinedTitle')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'on the waitlist')
  expect((await paidLine.list()).places).toMatchObject([{ name: 'Karla Kø', email: 'karla@paying.example' }])

  await paidLine.free()
  const link = await paidLine.linkTo('karla', 'waitlist-offer')
  await page.goto(link)
  await heading(page, says('waitlist.offerTitle'))
  await expectNoFindingsAtBothWidths(page, 'an offer of the waitlist')
  await page.goto(link.slice(0, -5))
  await heading(page, says('kit.brokenLinkTitle'))
  await page.goto(link)
  await heading(page, says('waitlist.offerTitle'))
  await button('waitlist.take').click()
  await title('payments.title')

  // The link once more, from the mail.
  await page.goto('about:blank')
  await page.goto(link)
  await heading(page, says('waitlist.overTitle'))
  await page.getByRole('link', { name: says('bookings.backToCheckout') }).click()
  await title('payments.title')
  await fillGuest({ name: 'Karla Kø', email: 'karla@paying.example', phone: '20 12 34 56' })
  await payByCard()
  await title('bookings.successTitle')
  expect((await paidLine.list()).places).toEqual([])
})

test('Where some days are free, the waitlist is one tap below the calendar until a day is chosen', async () => {
  const page = await site.openPage('da-DK')
  const { button, title, chooseType, choosePrice, chooseDate } = personAt(page, 'da')
  await page.goto(`${site.url()}/login/demo/booking`)
  await chooseType(TYPE)
  await choosePrice(0)
  await title('bookings.dateTitle')
  await button('bookings.waitInstead').waitFor()
  await expectNoFindingsAtBothWidths(page, 'a calendar with a way to the waitlist')
  await chooseDate()
  await button('bookings.proceed').first().waitFor()
  expect(await button('bookings.waitInstead').count()).toBe(0)
})

test('A certain day is asked for, and what is wrong is said at its field', async () => {
  const page = await site.openPage('da-DK')
  const { says, button } = await toFullCalendar(page, MARKET)
  await page.getByRole('radio', { name: says('waitlist.certainDay') }).check()
  await page.locator('#dateStart').fill('31-02-2026')
  await page.locator('#name').fill('Dag Nielsen')
  await page.locator('#email').fill('dag@waiting.example')
  await button('waitlist.join').click()
  await expect.poll(() => page.locator('#dateStart').getAttribute('aria-invalid')).toBe('true')
  const today = await line.visitor.today()
  await page.locator('#dateStart').fill(shortDay(today))
  await page.locator('#daysLater').selectOption('3')
  await button('waitlist.join').click()
  await page.getByText(says('waitlist.joinedTitle')).waitFor()
  expect((await line.list()).places).toMatchObject([{ dateStart: today }])

  await button('waitlist.change').click()
  const typed = () => Promise.all(['#dateStart', '#name', '#email'].map(id => page.locator(id).inputValue()))
  expect(await typed()).toEqual([shortDay(today), 'Dag Nielsen', 'dag@waiting.example'])
})

test.each(LONG_WAY)('Who waits leaves by the link of the mail (%s)', async language => {
  for (const name of ['leaver', 'other'])
    expect((await line.join(`${name}-${language}`, { language })).status).toBe(201)
  const page = await site.openPage(LOCALES[language])
  const { says, button } = personAt(page, language)
  await page.goto(await line.linkTo(`leaver-${language}`, 'waitlist-leave'))
  await heading(page, says('waitlist.leaveTitle'))
  await button('waitlist.leave').click()
  await page.getByText(says('waitlist.left')).waitFor()
  await expectNoFindingsAtBothWidths(page, `off the waitlist in ${language}`)
  // Another link in the same tab is about another place.
  await page.goto(await line.linkTo(`other-${language}`, 'waitlist-leave'))
  await button('waitlist.leave').click()
  await page.getByText(says('waitlist.left')).waitFor()
  expect((await line.list()).places).toEqual([])
})

test('Staff see the line, take somebody off it, and read the turnover missed', async () => {
  await line.joinAll('kept', 'removed')
  const page = await site.openPage('da-DK', 1280)
  const { says, button } = personAt(page, 'da')
  await logInAsStaff(page, site.url(), { as: { market: MARKET, username: 'boss', password: STAFF_PASSWORD } })
  await page.goto(`${site.url()}/admin_section#/booking/waitlist`)
  await page.getByRole('row', { name: /Anna kept/ }).waitFor()
  await expectNoFindingsAtBothWidths(page, 'the waitlist of staff')
  await page.setViewportSize({ width: 1280, height: 844 })
  await button('staff-waitlist.removeNamed', { name: 'Anna removed' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('staff-waitlist.remove') })
    .click()
  await page.getByRole('row', { name: /Anna removed/ }).waitFor({ state: 'detached' })
  await page.getByRole('table', { name: says('staff-waitlist.missedTitle') }).waitFor()
})

test('An offer lapses to the next in line, who says no; both pages say so and lead on', async () => {
  await line.joinAll('eva', 'bo')
  await line.free()
  const page = await site.openPage('da-DK')
  const { says, button } = personAt(page, 'da')
  const link = await line.linkTo('eva', 'waitlist-offer')
  await page.goto(link)
  await heading(page, says('waitlist.offerTitle'))
  await site.later(24 * 3_600)
  await button('waitlist.take').click()
  await heading(page, says('waitlist.overTitle'))
  await expectNoFindingsAtBothWidths(page, 'an offer that lapsed')

  await page.goto(await line.linkTo('bo', 'waitlist-offer'))
  await heading(page, says('waitlist.offerTitle'))
  await button('waitlist.decline').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('waitlist.decline') })
    .click()
  await heading(page, says('waitlist.declinedTitle'))
  await expectNoFindingsAtBothWidths(page, 'an offer that was declined')
  expect((await line.list()).places).toEqual([])
})
