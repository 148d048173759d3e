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

const logIn = (page: Page, at: string) => logInAsStaff(page, site.url(), { at })

const bodyRows = (page: Page) => page.locator('tbody tr')

test('staff take the customers that a search finds away as a file, also after a reload', async () => {
  const page = await site.openPage('da-DK', 1280)
  const { button, says } = personAt(page, 'da')
  await logIn(page, '/customers?search=zach&verified=false')
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
  await logIn(page, '/customers')
  let state: object = { state: 'running', done: 412, total: 1203 }
  const mend = await answerInstead(page, '**/api/admin/jobs/**', route => route.fulfill({ json: state }))
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
  await logIn(page, '/booking/requests')
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
