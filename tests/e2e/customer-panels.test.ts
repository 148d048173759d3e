/** What stands on a customer's page beside the form, and how its numbers are written. */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { newCustomer, readCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import { seconds } from '#shared/kit/units.ts'
import { openMarket } from '../cloud/local-cloud.ts'
import { makeStaff } from '../people/staff.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const MARKET = 'panels'
const NUMBER = '100001'
const BOSS = { market: MARKET, username: 'panels-boss', password: 'Correct-horse-1' }

beforeAll(async () => {
  await openMarket(MARKET, 1)
  await commit(
    newCustomer(MARKET, {
      userNumber: NUMBER,
      name: 'Dorte Lund',
      email: 'dorte@example.com',
      phone: '+4520123453',
      language: 'da',
      verified: true,
      createdTs: seconds.parse(1_790_000_000),
    }),
  )
  await makeStaff(MARKET, BOSS.username, BOSS.password)
  await site.idle()
})

const openCustomer = async (): Promise<Page> => {
  const page = await site.openPage('da-DK', 1280)
  await logInAsStaff(page, site.url(), { as: BOSS, at: `/customers/${NUMBER}` })
  await page.getByRole('heading', { level: 1, name: 'Dorte Lund' }).waitFor()
  return page
}

const save = async (page: Page): Promise<void> => {
  const { button, says } = personAt(page, 'da')
  await button('customers.save').click()
  await page.getByText(says('customers.saved')).first().waitFor()
}

test('What a customer wrote stands on their page, archived or not, and nothing that others wrote about them', async () => {
  const write = async (email: string, notes: string) => {
    const body = { name: 'Dorte Lund', email, phone: '20 12 34 56', notes, marketId: MARKET }
    expect((await site.call('POST', '/api/market_feedback/', body)).status).toBe(200)
    await site.idle()
  }
  const page = await openCustomer()
  const { says } = personAt(page, 'da')
  await page.getByText(says('customer.noMessages')).waitFor()
  await write('DORTE@example.com', 'Kan jeg få en hylde ved vinduet?')
  await write('dorte@example.com', 'Tak for sidst')
  await write('another@example.com', 'Hilsen til dorte@example.com')
  await page.goto(`${site.url()}/admin_section#/messages`)
  await page.getByRole('row').filter({ hasText: 'Tak for sidst' }).getByRole('link').click()
  await page.getByRole('button', { name: says('messages.toArchive') }).click()
  await page.getByRole('button', { name: says('messages.fromArchive') }).waitFor()
  await site.idle()
  await page.goto(`${site.url()}/admin_section#/customers/${NUMBER}`)
  await page.reload()
  const messages = page.getByRole('region', { name: says('customer.messages') })
  await messages.getByText('Kan jeg få en hylde ved vinduet?').waitFor()
  expect(await messages.getByRole('listitem').count()).toBe(2)
  await messages.getByText(/, arkiveret$/).waitFor()
  await expectNoFindingsAtBothWidths(page, 'customer with messages')
})

test('Amounts and percentages stand as the reader writes them, and are no change when nobody touched them', async () => {
  const page = await openCustomer()
  expect(await page.locator('#rentAmount').inputValue()).toBe('0,00')
  await page.locator('#rentAmount').fill('1250,5')
  await page.locator('#fee').fill('12,5')
  await save(page)
  await expect.poll(() => page.locator('#rentAmount').inputValue()).toBe('1250,50')
  expect(await readCustomer(MARKET, NUMBER)).toMatchObject({ rentAmount: 125_050, fee: 12.5 })
  await page.reload()
  await page.locator('#city').fill('Skive')
  await save(page)
  expect(await readCustomer(MARKET, NUMBER)).toMatchObject({ rentAmount: 125_050, fee: 12.5, city: 'Skive' })
})
