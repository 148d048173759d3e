/** A month of a shop in the browser: what was sold is finalized and sent, and the tenant reads what they get, line by line. */
import { beforeAll, expect, test } from 'vitest'
import { settlingMarket } from '../people/settling.ts'
import { makeStaff, STAFF_PASSWORD } from '../people/staff.ts'
import { LOCALES } from './door.ts'
import { expectNoFindings, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { enterAsTenant } from './tenant.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
const WIDTHS = [390, 1280] as const
const marketOf = (width: number) => `settling-at-${width}`

beforeAll(async () => {
  for (const width of WIDTHS) {
    const { sell } = await settlingMarket(site, marketOf(width))
    await sell('100001', '2027-05-10', -1_000)
    await makeStaff(marketOf(width), 'berit', STAFF_PASSWORD, 'bookkeeper')
  }
})

test.each(WIDTHS)(
  'At %i pixels: two months of sales are finalized, sent, and read by their tenant',
  async width => {
    const market = marketOf(width)
    const page = await site.openPage(LOCALES.da, width)
    const { says, button, title } = personAt(page, 'da')
    const as = { market, username: 'berit', password: STAFF_PASSWORD }
    await logInAsStaff(page, site.url(), { as, at: '/payments' })
    await title('settlements.title')
    await page.getByRole('button', { name: says('settlements.lastMonth') }).click()
    await page.getByText('Anna').first().waitFor()
    await expectNoFindings(page, `a settlement at ${width}`)
    await button('settlements.finalize').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('settlements.finalize') })
      .click()
    await page.getByText(says('settlements.finalized')).waitFor()
    await site.idle()

    await page.goto(`${site.url()}/admin_section#/payments/periods`)
    await title('settlements.periods')
    await page.getByRole('button', { name: says('settlements.sendTo_other', { count: '2' }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('settlements.send') })
      .click()
    await page.getByText(says('settlements.isSent')).first().waitFor()
    await site.idle()
    const mails = (
      await site.call<{ to: string; text: string }[]>('GET', `/local/mail/?to=anna@${market}.example`)
    ).body
    expect(mails.at(-1)?.text).toContain('112')

    const tenant = await site.openPage(LOCALES.da, width)
    const { says: reads, title: seesTitle } = personAt(tenant, 'da')
    const anna = { market, username: '100001', password: STAFF_PASSWORD }
    await enterAsTenant(tenant, site.url(), anna, '/payments')
    await seesTitle('payout.title')
    await tenant.getByRole('link', { name: /maj/ }).click()
    await tenant.getByText(reads('payout.returned')).first().waitFor()
    await expectNoFindings(tenant, `a tenant’s settlement at ${width}`)
    // 150.00 less 30.00 in April, and 10.00 less 2.00 that came back in May.
    await tenant.getByText('112,00').first().waitFor()
  },
  90_000,
)
