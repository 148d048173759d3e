/** Staff change a customer, alone and two at once (decision D30). */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { newCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import { seconds } from '#shared/kit/units.ts'
import { openMarket } from '../cloud/local-cloud.ts'
import { makeStaff } from '../people/staff.ts'
import { answerInstead, expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
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

/** The page of a customer in a browser of its own, in Danish. */
const openCustomer = async (name: string): Promise<Page> => {
  const page = await logIn('da-DK')
  await page.goto(`${site.url()}/admin_section#/customers/${numberOf(name)}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
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

test('of two who change one customer, the slower chooses field by field, and nothing else is lost', async () => {
  const [faster, slower] = [await openCustomer('Bodil Holm'), await openCustomer('Bodil Holm')]
  await faster.locator('#name').fill('Bodil Fast')
  await faster.locator('#customerType').selectOption('business')
  await save(faster)
  await isSaved(faster)

  await slower.locator('#name').fill('Bodil Slow')
  await slower.locator('#phone').fill('40 50 60 71')
  await save(slower)
  const { says, button } = personAt(slower, 'da')
  await slower.getByText(says('form.changedTitle')).waitFor()
  await expect.poll(() => focused(slower, 'role')).toBe('alert')
  expect(await slower.locator('#phone').isDisabled()).toBe(true)
  await expectNoFindingsAtBothWidths(slower, 'two changed a customer')
  await slower.setViewportSize({ width: 1280, height: 844 })
  const group = (label: string) => slower.getByRole('radiogroup', { name: label })
  expect(await slower.getByRole('radiogroup').count()).toBe(2)
  await group('Navn').getByLabel('Behold dit: Bodil Slow').and(slower.locator(':checked')).waitFor()
  await group('Type').getByLabel('Tag det nye: Erhverv').and(slower.locator(':checked')).waitFor()

  await button('form.saveChosen').click()
  await isSaved(slower)
  await expect.poll(() => focused(slower, 'id')).toBe('main')
  expect(await slower.locator('#phone').isEnabled()).toBe(true)
  expect(await stored('Bodil Holm')).toMatchObject({
    name: 'Bodil Slow',
    phone: '+4540506071',
    customerType: 'business',
    version: 2,
  })
})

test('who takes what the other saved goes on from there, and different fields do not meet', async () => {
  const [faster, slower] = [await openCustomer('Carla Holm'), await openCustomer('Carla Holm')]
  await faster.locator('#name').fill('Carla Fast')
  await save(faster)
  await isSaved(faster)

  await slower.locator('#name').fill('Carla Slow')
  await save(slower)
  const { button } = personAt(slower, 'da')
  await slower.getByLabel('Tag det nye: Carla Fast').check()
  await button('form.saveChosen').click()
  await isSaved(slower)
  await slower.getByRole('heading', { level: 1, name: 'Carla Fast' }).waitFor()
  expect(await slower.locator('#name').inputValue()).toBe('Carla Fast')
  expect(await stored('Carla Holm')).toMatchObject({ name: 'Carla Fast', version: 1 })

  // Of different fields both changes stand.
  await faster.locator('#phone').fill('40 50 60 72')
  await save(faster)
  await expect.poll(async () => (await stored('Carla Holm')).phone).toBe('+4540506072')
  await slower.locator('#name').fill('Carla Last')
  await save(slower)
  await slower.getByLabel('Tag det nye: +4540506072').and(slower.locator(':checked')).waitFor()
  await button('form.saveChosen').click()
  await expect.poll(() => stored('Carla Holm')).toMatchObject({ name: 'Carla Last', phone: '+4540506072' })
})

test('a number that no customer has leads to the list, and a failed page is tried again', async () => {
  const page = await logIn('en-GB', 390)
  await page.goto(`${site.url()}/admin_section#/customers/999999`)
  const { button, says, title } = personAt(page, 'en')
  await page.getByText(says('customers.noSuch')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'no such customer')
  await page.getByRole('link', { name: says('customers.toList') }).click()
  await title('customers.listTitle')

  await page.setViewportSize({ width: 390, height: 844 })
  const mend = await answerInstead(page, '**/api/admin/customers/100001/', route =>
    route.fulfill({ status: 429, json: { detail: 'too_many_requests' } }),
  )
  await page.getByRole('link', { name: /^Anna/ }).click()
  await button('kit.tryAgain').waitFor()
  mend()
  await button('kit.tryAgain').click()
  await page.getByRole('heading', { level: 1, name: /^Anna/ }).waitFor()
})

test('on a phone the filters are one button that says how many are set', async () => {
  const page = await logIn('en-GB', 390)
  await page.goto(`${site.url()}/admin_section#/customers`)
  const { button, says } = personAt(page, 'en')
  await button('list.filters').click()
  const sheet = page.getByRole('dialog', { name: says('list.filters') })
  await sheet.getByLabel(says('customers.type')).selectOption('private')
  await sheet.getByLabel(says('customers.approval')).selectOption('true')
  await expect.poll(() => queryOf(page)).toBe('customerType=private&verified=true')
  await sheet.getByRole('button', { name: says('list.clearFilters') }).waitFor()
  await expectNoFindings(page, 'filters in a sheet')
  await sheet.getByRole('button', { name: says('kit.close') }).click()
  await button('list.filtersChosen', { number: '2' }).click()
  await sheet.getByRole('button', { name: says('list.clearFilters') }).click()
  await expect.poll(() => queryOf(page)).toBe('')
  await sheet.getByRole('button', { name: says('list.showHits') }).click()
  await sheet.waitFor({ state: 'hidden' })
  await button('list.filters').waitFor()
})
