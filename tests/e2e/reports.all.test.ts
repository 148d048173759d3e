/** Staff read the reports: who leaves when, what the bookings earned; they narrow them down, and take them with them. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { IS_LONG } from '../run/soak.ts'
import { LOCALES } from './door.ts'
import { answerInstead, expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff, queryOf } from './staff.ts'
import { todayInShop } from './till.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const openReports = async (language: Language): Promise<Page> => {
  const page = await site.openPage(LOCALES[language], 1280)
  await logInAsStaff(page, site.url(), { at: '/reports/end-dates' })
  return page
}

/** Presses a button that makes a file, and answers what the download is called. */
const downloaded = async (page: Page, name: string | RegExp): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return download.suggestedFilename()
}

/** staff-screens.all.test.ts looks at both, in German. */
test.each(IS_LONG ? LANGUAGES : [])(
  'In %s both reports have their titles, their numbers and no findings',
  async language => {
    const page = await openReports(language)
    const { says, title } = personAt(page, language)
    await title('reports.endTitle')
    await page.getByRole('heading', { name: says('reports.shelvesThatEnd') }).waitFor()
    if (language === 'de') await expectNoFindingsAtBothWidths(page, 'end dates in German')
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.getByRole('link', { name: says('staff.bookingFigures') }).click()
    await title('reports.figuresTitle')
    await page.getByRole('table', { name: says('reports.byType') }).waitFor()
    if (language === 'de') await expectNoFindingsAtBothWidths(page, 'bookings in German')
  },
)

test('Staff narrow the end dates down, a reload keeps it, and a range that is too long says so; a row leads to its booking, a type to its own numbers', async () => {
  const page = await openReports('da')
  const { says } = personAt(page, 'da')
  const table = page.getByRole('table', { name: says('reports.shelvesThatEnd') })
  await table.waitFor()
  await expectNoFindingsAtBothWidths(page, 'end dates')
  await page.setViewportSize({ width: 1280, height: 844 })
  const all = await table.locator('tbody tr').count()
  expect(all).toBeGreaterThan(0)
  await page.getByLabel(says('reports.shelfType')).selectOption({ index: 2 })
  await expect.poll(() => queryOf(page)).toContain('shelfType=')
  await expect
    .poll(() =>
      table
        .locator('tbody tr')
        .count()
        .then(count => count < all),
    )
    .toBe(true)
  await page.reload()
  await page.getByRole('heading', { name: says('reports.endTitle') }).waitFor()
  await expect.poll(() => page.getByLabel(says('reports.shelfType')).inputValue()).not.toBe('')
  await page.goto(`${site.url()}/admin_section#/reports/end-dates?dateFrom=2026-01-01&dateTo=2026-06-01`)
  await page
    .getByText(says('reports.mostDays', { number: '93' }))
    .first()
    .waitFor()
  await page.goto(`${site.url()}/admin_section#/reports/end-dates?dateFrom=2020-01-01&dateTo=2020-01-07`)
  await page.getByText(says('reports.noEndings')).waitFor()
  await expectNoFindings(page, 'no end dates')
  await page.goto(`${site.url()}/admin_section#/reports/end-dates`)
  await table.locator('tbody a').first().click()
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/booking\/requests\/\w+/)
  await page.goto(`${site.url()}/admin_section#/reports/bookings`)
  await page
    .getByRole('table', { name: says('reports.byType') })
    .locator('tbody a')
    .first()
    .click()
  await expect.poll(() => queryOf(page)).toContain('shelfType=')
  await page.getByLabel(says('reports.preset')).selectOption('months')
  await expect.poll(() => queryOf(page)).toContain('dateFrom=')
  await page
    .getByRole('cell', { name: says('reports.total') })
    .first()
    .waitFor()
  await expectNoFindings(page, 'bookings of a type over twelve months')
})

test('A report and a month of the calendar come as files, a report prints as a table, and says when it cannot be loaded', async () => {
  const page = await openReports('da')
  const { says, button } = personAt(page, 'da')
  await page.getByRole('table', { name: says('reports.shelvesThatEnd') }).waitFor()
  expect(await downloaded(page, 'XLSX')).toMatch(new RegExp(`^slutdatoer-${todayInShop()}-.*\\.xlsx$`))
  expect(await downloaded(page, 'CSV')).toMatch(/^slutdatoer-.*\.csv$/)
  await page.setViewportSize({ width: 390, height: 844 })
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pages.matchAll(/\/MediaBox \[0 0 (\d+)[^\]]*\]/g)].map(([, width]) => Number(width))
  // A4 landscape, and no page of another kind after it.
  expect(boxes.length).toBeGreaterThan(0)
  expect(boxes.filter(width => width < 800)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('table', { name: says('reports.shelvesThatEnd') }).isVisible()).toBe(true)
  expect(await button('reports.print').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 844 })
  const mend = await answerInstead(page, '**/bookings_report/**', route => route.abort())
  await page.getByRole('link', { name: says('staff.bookingFigures') }).click()
  await page.getByText(says('kit.couldNotLoad')).waitFor()
  mend()
  // The page also tries again by itself.
  const table = page.getByRole('table', { name: says('reports.byType') })
  await button('kit.tryAgain').or(table).first().click()
  await table.waitFor()

  await page.goto(`${site.url()}/admin_section#/booking/calendar`)
  await page.getByRole('grid').waitFor()
  expect(await downloaded(page, says('calendar.print'))).toMatch(/^kalender-\d{4}-\d{2}\.pdf$/)
})
