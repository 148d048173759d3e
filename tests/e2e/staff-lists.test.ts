/** The staff's lists: found, narrowed down, paged by the address, and taken away as a file. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { takeUserNumber } from '#functions/customers/table/user-number.ts'
import { commit } from '#functions/kit/table.ts'
import { seconds } from '#shared/kit/units.ts'
import { newGuest, visitorOf } from '../people/visitor.ts'
import { TEXTS } from '../web/all-texts.ts'
import { answerInstead, expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff, queryOf } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

/** The demo has 25 customers. */
const FIRST_NUMBER = 100_026
const ADDED = 60

beforeAll(async () => {
  for (let at = 0; at < ADDED; at++) {
    const userNumber = await takeUserNumber('demo')
    await commit([
      ...newCustomer('demo', {
        userNumber,
        name: `Zacharias Nr${at}`,
        email: `zacharias${at}@example.com`,
        phone: '+4540506070',
        language: 'da',
        verified: at % 2 === 0,
        isActive: at % 10 !== 0,
        customerType: at % 5 === 0 ? 'business' : 'private',
        createdTs: seconds.parse(1_790_000_000 + at),
      }),
    ])
  }
  await site.idle()
})

const logIn = (page: Page) => logInAsStaff(page, site.url())

const bodyRows = (page: Page) => page.locator('tbody tr')

test('staff find customers by search, filters, order and page, and a reload or Back keeps what they see', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { title, button, says } = personAt(page, 'da')
  await logIn(page)
  await page.getByRole('link', { name: 'Kunder' }).click()
  await title('customers.listTitle')
  await page.getByText('Anna Jensen').waitFor()
  expect(await bodyRows(page).count()).toBe(25)
  await expectNoFindingsAtBothWidths(page, 'customers')
  await page.setViewportSize({ width: 1280, height: 844 })

  await button('customers.userNumber').click()
  await bodyRows(page)
    .first()
    .getByText(String(FIRST_NUMBER + ADDED - 1))
    .waitFor()
  expect(queryOf(page)).toBe('sort=number')
  await page.getByRole('button', { name: 'Side 2', exact: true }).click()
  await bodyRows(page)
    .first()
    .getByText(String(FIRST_NUMBER + ADDED - 26))
    .waitFor()
  expect(queryOf(page)).toBe('sort=number&page=2')
  await page.locator('[role="status"]:focus').getByText('Side 2 af 4').waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.reload()
  await bodyRows(page)
    .first()
    .getByText(String(FIRST_NUMBER + ADDED - 26))
    .waitFor()

  await page.getByLabel(says('customers.search')).fill('zach')
  await expect.poll(() => queryOf(page)).toContain('search=zach')
  await page.getByLabel(says('customers.approval')).selectOption('true')
  await page.getByLabel(says('customers.type')).selectOption('business')
  await page.getByText('6 i alt').waitFor()
  expect(queryOf(page)).toContain('search=zach')
  await expectNoFindingsAtBothWidths(page, 'customers narrowed')
  await page.goBack()
  await expect.poll(() => queryOf(page)).not.toContain('customerType')
  await page.getByText('Side 1 af 2').waitFor()

  await page.getByLabel(says('customers.search')).fill('nobody is called that')
  await page.getByText(says('customers.noneFound')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'no customers found')
  await button('list.showAll').click()
  await page.getByText('Side 1 af 4').waitFor()

  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto(`${site.url()}/admin_section#/customers?page=999&isActive=perhaps`)
  await page.getByText('Side 4 af 4').waitFor()
  await page.locator('button[aria-current="page"]').getByText('4').waitFor()
  await bodyRows(page).first().waitFor()
  expect(queryOf(page)).toContain('page=4')
})

test('staff take the customers that a search finds away as a file, also after a reload', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { button, says } = personAt(page, 'da')
  await logIn(page)
  await page.goto(`${site.url()}/admin_section#/customers?search=zach&verified=false`)
  await button('customers.export').click()
  await page.waitForFunction(() => sessionStorage.getItem('job:customers') !== null)
  await page.reload()
  await button('jobs.download').waitFor()
  await page.getByText('Filen er klar med 30 linjer.').waitFor()
  await expectNoFindingsAtBothWidths(page, 'customers exported')
  const [file] = await Promise.all([page.waitForEvent('download'), button('jobs.download').click()])
  expect(file.suggestedFilename()).toBe('demo-customers.csv')
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(31)
  expect(lines[1]).toMatch(/^100027;Zacharias Nr1;zacharias1@example\.com;/)
  await button('kit.close').click()
  await page.getByRole('button', { name: says('customers.export') }).waitFor()
})

test('a job that failed says why, and is tried again', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { button, says } = personAt(page, 'da')
  await logIn(page)
  let state: object = { state: 'running', done: 412, total: 1203 }
  const mend = await answerInstead(page, '**/api/admin/jobs/**', route => route.fulfill({ json: state }))
  await page.goto(`${site.url()}/admin_section#/customers`)
  await button('customers.export').click()
  await page.getByText('412 af 1.203').waitFor()
  await expectNoFindingsAtBothWidths(page, 'customers being exported')
  state = { state: 'failed', done: 412, total: 1203, refusal: 'internal_error' }
  await page.getByText(says('jobs.failed')).or(page.getByText('Filen blev ikke færdig.')).first().waitFor()
  await expectNoFindingsAtBothWidths(page, 'an export that failed')
  mend()
  await button('kit.tryAgain').click()
  await button('jobs.download').waitFor()
})

test('staff find booking requests by buyer, status, type and day', async () => {
  const visitor = visitorOf(site, 'demo')
  const guest = { ...newGuest(), customerName: 'Vibeke Ravn' }
  const reserved = await visitor.reserveOne()
  const checkout = visitor.checkout([reserved], guest)
  const { paymentId } = (await visitor.init(checkout)).body
  await visitor.pay(paymentId)
  await visitor.confirm(checkout, paymentId)
  await visitor.reserveOne()
  await site.idle()

  const page = await site.openPage('da-DK', 1280)
  const { title, says } = personAt(page, 'da')
  await logIn(page)
  await page.locator('nav a[href$="/booking"]').click()
  await page.locator('a[href$="/booking/requests"]').first().click()
  await title('bookings.requestsTitle')
  await bodyRows(page).first().waitFor()
  await expectNoFindingsAtBothWidths(page, 'booking requests')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByLabel(says('bookings.searchRequests')).fill('vibe')
  await page.getByText('1 i alt').waitFor()
  await bodyRows(page).getByText('Vibeke Ravn').waitFor()
  const typed = reserved.dateStart.split('-').reverse().join('-')
  await page.getByRole('textbox', { name: says('bookings.startsFrom') }).fill(typed)
  await page.getByRole('textbox', { name: says('bookings.startsTo') }).fill(typed)
  await expect.poll(() => queryOf(page)).toContain(`dateTo=${reserved.dateStart}`)
  await bodyRows(page).getByText('Vibeke Ravn').waitFor()

  const from = page.getByRole('textbox', { name: says('bookings.startsFrom') })
  await from.fill('1-12-26')
  await from.press('Enter')
  await expect.poll(() => queryOf(page)).toContain('dateFrom=2026-12-01')
  expect(await from.inputValue()).toBe('01-12-2026')
  await from.fill('30-02-2026')
  await from.press('Enter')
  await page.getByText(says('list.notADay')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a day that is none')
  await page.setViewportSize({ width: 1280, height: 844 })
  expect(queryOf(page)).not.toContain('dateFrom')
  const name = `Starter fra: ${TEXTS.da['list.pickDay']}`
  await page.getByRole('button', { name }).click()
  const calendar = page.getByRole('dialog', { name })
  const inCalendar = calendar.getByRole('button', { name: / 15\. / })
  await inCalendar.waitFor()
  await expectNoFindings(page, 'calendar of a filter')
  await inCalendar.click()
  await expect.poll(() => queryOf(page)).toMatch(/dateFrom=\d{4}-\d\d-15/)
  expect(await from.inputValue()).toMatch(/^15-\d\d-\d{4}$/)

  await page.getByLabel(says('bookings.status')).selectOption('confirmed')
  await page.getByText(says('bookings.noRequestFound')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'no booking requests found')
})

test('a list that cannot be had says so, and comes with the next try', async () => {
  const page = await site.openPage('en-GB', 390)
  await logIn(page)
  const { button } = personAt(page, 'en')
  const mend = await answerInstead(page, '**/api/admin/customers/**', route =>
    route.fulfill({ status: 429, json: { detail: 'too_many_requests' } }),
  )
  await page.getByRole('link', { name: 'Customers' }).click()
  await button('kit.tryAgain').waitFor()
  await expectNoFindings(page, 'customers that could not be had')
  mend()
  await button('kit.tryAgain').click()
  await page.getByText('Anna Jensen').waitFor()
})

test('the customers are searched, ordered and paged by keyboard alone', async () => {
  const page = await site.openPage('da-DK', 1280)
  await logIn(page)
  const tabTo = async (name: string) => {
    const isThere = () =>
      page.evaluate(wanted => {
        const at = document.activeElement
        const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent
        return (at?.getAttribute('aria-label') ?? label ?? '').trim().startsWith(wanted)
      }, name)
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      if (await isThere()) return
    }
    throw new Error(`Tab never came to ${name}`)
  }
  await tabTo('Kunder')
  await page.keyboard.press('Enter')
  await bodyRows(page).first().waitFor()
  await tabTo('Kundenr.')
  await page.keyboard.press('Enter')
  await page.locator('th[aria-sort="descending"]').waitFor()
  await tabTo('Side 3')
  await page.keyboard.press('Enter')
  await expect.poll(() => queryOf(page)).toContain('page=3')
  await page.reload()
  await bodyRows(page).first().waitFor()
  await tabTo('Søg på navn')
  await page.keyboard.type('anna')
  await expect.poll(() => queryOf(page)).toContain('search=anna')
  await tabTo('Eksportér')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Hent filen' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Hent filen')
})
