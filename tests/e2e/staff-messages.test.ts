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

test('Several messages are chosen and deleted at once, after a question that names the number', async () => {
  for (const nth of ['en', 'to', 'tre']) await write(`Slettes ${nth}`, `Besked nummer ${nth}`)
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url(), { at: '/messages?search=slettes' })
  const { says, button } = personAt(page, 'da')
  for (const nth of ['en', 'to'])
    await page.getByRole('checkbox', { name: says('list.choose', { name: `Slettes ${nth}` }) }).check()
  await page.getByRole('region', { name: says('list.chosen_other', { count: '2' }) }).waitFor()
  await expectNoFindingsAtBothWidths(page, 'chosen messages')
  await page.setViewportSize({ width: 1280, height: 844 })
  await button('messages.delete').click()
  await page
    .getByRole('dialog')
    .getByText(says('messages.deleteTitle_other', { count: '2' }))
    .waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('messages.delete') })
    .click()
  await page.getByText(says('messages.isDeleted_other', { count: '2' })).waitFor()
  await page.getByRole('link', { name: 'Slettes tre' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: /^Slettes/ }).count()).toBe(1)
})

test('Under the title of the archive no new messages stand while the archive loads', async () => {
  await write('Nyt Navn', 'Er I åbne på søndag?')
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url())
  const { title } = personAt(page, 'da')
  const row = page.getByRole('link', { name: 'Nyt Navn' })
  await page.goto(`${site.url()}/admin_section#/messages`)
  await row.waitFor()
  const held = Promise.withResolvers<void>()
  await page.route(/archived=true/, async route => {
    await held.promise
    await route.continue()
  })
  await page.locator('a[href$="/messages/archived"]').click()
  await title('messages.archiveTitle')
  expect(await row.count()).toBe(0)
  held.resolve()
  await page.locator('.mantine-Skeleton-root').waitFor({ state: 'detached' })
  expect(await row.count()).toBe(0)
})

test('Who deletes a message or marks it as new is back at the heading of the list', async () => {
  await write('Læst Igen', 'Har I plads?')
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url(), { at: '/messages' })
  const { says, title, button } = personAt(page, 'da')
  const open = async () => {
    await page.getByRole('link', { name: 'Læst Igen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Læst Igen' }).waitFor()
  }
  const isAtList = async () => {
    await title('messages.title')
    await page.locator('#app h1:focus').waitFor()
  }
  await open()
  await button('messages.markUnseen').click()
  await isAtList()
  await open()
  await button('messages.delete').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('messages.delete') })
    .click()
  await isAtList()
  await page.getByText(says('messages.isDeleted_one', { count: '1' })).waitFor()
  await page.goBack()
  await page.getByText(says('messages.noSuch')).waitFor()
})
