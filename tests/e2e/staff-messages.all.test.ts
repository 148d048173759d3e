/** Staff read what visitors wrote, answer it, put it away and delete it. */
import { expect, test } from 'vitest'
import { visitorOf } from '../people/visitor.ts'
import { LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const write = async (name: string, notes: string) => {
  const body = { name, email: 'skriver@example.com', phone: '20 12 34 56', notes, marketId: 'demo' }
  expect((await site.call('POST', '/api/market_feedback/', body)).status).toBe(200)
  await site.idle()
}

test.each(LONG_WAY)('In %s a new message is seen, answered, put away and taken back', async language => {
  const name = { da: 'Dorte Dansk', de: 'Doris Deutsch', en: 'Edna English' }[language]
  await write(name, `Hej fra ${name}.\nHar I plads?`)
  const page = await site.openPage(LOCALES[language], 1280)
  await logInAsStaff(page, site.url())
  const { says, button, title } = personAt(page, language)
  const entry = page.locator('nav a[href$="/messages"]').first()
  /** The number that the menu shows. */
  const count = async () => Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0] ?? 0)
  await expect.poll(count).toBeGreaterThan(0)
  const before = await count()
  await entry.click()
  await title('messages.title')
  await expectNoFindingsAtBothWidths(page, `messages in ${language}`)
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  // The count follows the table: the menu asks after two and after eight seconds.
  await expect.poll(count, { timeout: 20_000 }).toBe(before - 1)

  await page.locator('#text').fill('Ja, kom i morgen.')
  await page.reload()
  await page.getByText(says('form.keptTitle')).waitFor()
  expect(await page.locator('#text').inputValue()).toBe('Ja, kom i morgen.')
  await button('messages.send').click()
  await page.getByRole('region', { name: says('messages.replies') }).waitFor()
  await expectNoFindingsAtBothWidths(page, `a message in ${language}`)
  await site.idle()
  const mails = await visitorOf(site, 'demo').mails('skriver@example.com')
  expect(mails.some(({ text }) => text.includes('Ja, kom i morgen.') && text.includes(name))).toBe(true)

  await button('messages.toArchive').click()
  await button('messages.fromArchive').waitFor()
  await page.goto(`${site.url()}/admin_section#/messages/archived`)
  await title('messages.archiveTitle')
  await page.getByRole('link', { name }).waitFor()
})
