/** Staff change a customer, alone and two at once (decision D30). */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { newCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import { seconds } from '#shared/kit/units.ts'
import { openMarket } from '../cloud/local-cloud.ts'
import { makeStaff } from '../people/staff.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff, queryOf } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const MARKET = 'edited'
const BOSS = { market: MARKET, username: 'edited-boss', password: 'Correct-horse-1' }
const NAMES = ['Anna Holm', 'Bodil Holm', 'Carla Holm']
const numberOf = (name: string): string => String(100_001 + NAMES.indexOf(name))
const stored = (name: string) => readCustomer(MARKET, numberOf(name))

beforeAll(async () => {
  await openMarket(MARKET, 1)
  for (const [at, name] of NAMES.entries())
    await commit(
      newCustomer(MARKET, {
        userNumber: numberOf(name),
        name,
        email: `holm${at}@example.com`,
        phone: `+452012345${at}`,
        language: 'da',
        verified: true,
        createdTs: seconds.parse(1_790_000_000 + at),
      }),
    )
  await makeStaff(MARKET, BOSS.username, BOSS.password)
  await site.idle()
})

const logIn = async (locale: string, width = 1280): Promise<Page> => {
  const page = await site.openPage(locale, width)
  await logInAsStaff(page, site.url(), { as: BOSS })
  return page
}

const save = async (page: Page): Promise<void> => {
  await personAt(page, 'da').button('customers.save').click()
}

const isSaved = (page: Page) => page.getByText(personAt(page, 'da').says('customers.saved')).waitFor()

const focused = (page: Page, attribute: 'role' | 'id') =>
  page.evaluate(name => document.activeElement?.getAttribute(name), attribute)

test('staff open a customer from the list, change them, and come back to the same rows', async () => {
  const page = await logIn('da-DK')
  const { button, says, title } = personAt(page, 'da')
  await page.getByRole('link', { name: 'Kunder' }).click()
  await title('customers.listTitle')
  await page.getByLabel(says('customers.search')).fill('holm')
  await expect.poll(() => queryOf(page)).toBe('search=holm')
  await page.getByLabel(says('customers.approval')).selectOption('true')
  const narrowed = 'search=holm&verified=true'
  await expect.poll(() => queryOf(page)).toBe(narrowed)
  await page.getByRole('link', { name: 'Anna Holm' }).click()
  await page.getByRole('heading', { level: 1, name: 'Anna Holm' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Anna Holm' }).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a customer')
  await page.setViewportSize({ width: 1280, height: 844 })

  await page.locator('#name').fill('')
  await page.locator('#phone').fill('12')
  await save(page)
  await button('kit.required', { field: 'Navn' }).click()
  expect(await focused(page, 'id')).toBe('name')
  await page.locator('#name').fill('Anna Holm Jensen')
  await save(page)
  await page.locator('#phone[aria-invalid="true"]').waitFor()
  await expectNoFindingsAtBothWidths(page, 'a customer with a phone that is none')
  await page.setViewportSize({ width: 1280, height: 844 })

  await page.getByRole('main').getByRole('link', { name: 'Kunder' }).click()
  await button('form.stay').click()
  await page.locator('#phone').fill('40 50 60 70')
  await page.locator('#customerType').selectOption('business')
  await save(page)
  await isSaved(page)
  expect(await stored('Anna Holm')).toMatchObject({
    name: 'Anna Holm Jensen',
    phone: '+4540506070',
    customerType: 'business',
  })
  await page.getByRole('heading', { level: 1, name: 'Anna Holm Jensen' }).waitFor()
  expect(await page.locator('#phone').inputValue()).toBe('+4540506070')

  await page.locator('#isActive').click()
  await save(page)
  await expect.poll(async () => (await stored('Anna Holm')).version).toBe(2)

  await page.getByRole('main').getByRole('link', { name: 'Kunder' }).click()
  await title('customers.listTitle')
  expect(queryOf(page)).toBe(narrowed)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Anna Holm Jensen' }).waitFor()
})
