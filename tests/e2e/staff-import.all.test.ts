/** Staff import the list of customers that they have, in the browser. */
import { expect, test } from 'vitest'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const csvOf = (language: string) =>
  [
    'Kundenr.;Navn;E-mail;Telefon;Type',
    ...Array.from(
      { length: 8 },
      (_, at) => `${at};Ny Kunde ${at};ny${at}-${language}@example.com;20 12 34 5${at};Privat`,
    ),
    ';Anna;anna@example.com;20123456;',
    `;Ny igen;ny1-${language}@example.com;20123456;`,
    ';Bo Lund;bo@;12;Måske',
  ].join('\r\n')

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test.each(LONG_WAY)(
  'In %s a wrong file says why, a right one shows each row’s fate and is imported; a reload finds it',
  async language => {
    const page = await site.openPage(LOCALES[language], 1280)
    await logInAsStaff(page, site.url(), { at: '/customers' })
    const { says, button, title } = personAt(page, language)
    /** The button of a filter: its name and how many rows it has. */
    const starts = (key: string) => new RegExp(`${says(key).source.slice(0, -1)} · `)
    await page.getByRole('link', { name: says('customer.import') }).click()
    await title('customerfile.title')
    await expectNoFindingsAtBothWidths(page, `an import in ${language}`)
    const example = page.waitForEvent('download')
    await page.getByRole('link', { name: says('import.example') }).click()
    expect((await example).suggestedFilename()).toMatch(says('customerfile.exampleName'))

    const input = page.locator('input[type="file"]')
    await input.setInputFiles(file('forkert.csv', 'Navn;Mail'))
    await page.getByText(says('codes.import_no_rows')).waitFor()
    await expectNoFindingsAtBothWidths(page, `an import of a wrong file in ${language}`)

    await input.setInputFiles(file('kunder.csv', csvOf(language)))
    await button('import.other').waitFor()
    // What must be mended comes first.
    await page.getByRole('cell', { name: 'Bo Lund' }).waitFor()
    expect(await page.locator('tbody tr').count()).toBe(1)
    for (const known of ['customerfile.exists', 'customerfile.repeated']) {
      await page.getByRole('button', { name: starts(known) }).click()
      expect(await page.locator('tbody tr').count()).toBe(1)
    }
    await page.getByRole('button', { name: starts('import.all') }).click()
    expect(await page.locator('tbody tr').count()).toBe(11)
    await expectNoFindingsAtBothWidths(page, `the preview of an import in ${language}`)

    await page.getByRole('checkbox').uncheck()
    await page.getByRole('button', { name: says('customerfile.createAll_other', { number: '8' }) }).click()
    await page.getByText(says('import.done')).waitFor()
    for (const [key, number] of [
      ['customerfile.made', '8'],
      ['customerfile.known', '2'],
      ['customerfile.wrong', '1'],
    ] as const)
      await page.locator('dl > div', { has: page.getByText(says(key)), hasText: number }).waitFor()
    await expectNoFindingsAtBothWidths(page, `an import that is done in ${language}`)
    await page.reload()
    await page.getByText(says('import.done')).waitFor()
    const refused = page.waitForEvent('download')
    await button('import.leftOut').click()
    expect((await refused).suggestedFilename()).toMatch(/^demo-.*\.csv$/)
    await button('import.again').click()
    await button('import.choose').waitFor()
  },
)

test('A running import shows how far it is, and is stopped', async () => {
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url())
  const { says, button } = personAt(page, 'da')
  let state = 'running'
  // A real import of some rows ends before anyone could stop it.
  await page.route('**/api/admin/jobs/**', route => {
    if (route.request().method() === 'POST') state = 'cancelled'
    return route.fulfill({
      json: { state, done: 2_400, total: 4_812, counts: { made: 2_390, known: 4, wrong: 6 } },
    })
  })
  await page.goto(`${site.url()}/admin_section#/customers/import`)
  await page.locator('input[type="file"]').setInputFiles(file('kunder.csv', csvOf('stop')))
  await page.getByRole('button', { name: says('customerfile.createAll_other', { number: '8' }) }).click()
  await page.getByText('2.400 af 4.812').waitFor()
  await page.reload()
  await page.getByText('2.400 af 4.812').waitFor()
  await expectNoFindingsAtBothWidths(page, 'an import that runs')
  await button('import.stop').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('import.stop') })
    .click()
  await page.getByText(says('import.cancelled')).waitFor()
  await page.getByText('2.390').waitFor()
  await expectNoFindingsAtBothWidths(page, 'an import that was stopped')
})
