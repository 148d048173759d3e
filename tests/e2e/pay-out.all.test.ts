/** From a finalized month to the bank and the books, in the browser: file, uploaded, balance, returned, voucher. */
import { beforeAll, expect, test } from 'vitest'
import { keepingOf } from '../people/keeping-books.ts'
import { withBank } from '../people/paying-out.ts'
import { settlingMarket } from '../people/settling.ts'
import { makeStaff, STAFF_PASSWORD } from '../people/staff.ts'
import { LOCALES } from './door.ts'
import { expectNoFindings, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
const WIDTHS = [390, 1280] as const
const marketOf = (width: number) => `paying-out-at-${width}`
const APRIL = { dateFrom: '2027-04-01', dateTo: '2027-04-30' }
const books = new Map<number, ReturnType<typeof keepingOf>>()

beforeAll(async () => {
  for (const width of WIDTHS) {
    const market = marketOf(width)
    const { settling } = await settlingMarket(site, market)
    await withBank(market)
    const keeping = keepingOf(site, market, settling)
    await keeping.connect()
    await keeping.choose()
    await settling.final(APRIL)
    await makeStaff(market, 'berit', STAFF_PASSWORD, 'bookkeeper')
    books.set(width, keeping)
  }
})

test.each(WIDTHS)(
  'At %i pixels: a month is paid out by a file, one transfer comes back, and the books have it',
  async width => {
    const market = marketOf(width)
    const page = await site.openPage(LOCALES.da, width)
    const { says, button, title } = personAt(page, 'da')
    const dialog = page.getByRole('dialog')
    const as = { market, username: 'berit', password: STAFF_PASSWORD }
    await logInAsStaff(page, site.url(), { as, at: '/payments/bank' })
    await title('bank.title')
    await page.getByText('Anna').first().waitFor()
    await expectNoFindings(page, `what waits for the bank at ${width}`)
    await button('bank.make').click()
    await button('bank.fetch').waitFor()
    const [fetched] = await Promise.all([page.waitForEvent('download'), button('bank.fetch').click()])
    expect(fetched.suggestedFilename()).toMatch(/^reol-\d{4}-001\.txt$/)
    await button('bank.mark').click()
    await dialog.getByRole('button', { name: says('bank.mark') }).click()
    await site.idle()
    await page.getByText(says('bank.inBank')).first().waitFor()
    await expectNoFindings(page, `a file that is in the bank at ${width}`)
    const mails = (await site.call<{ subject: string }[]>('GET', `/local/mail/?to=anna@${market}.example`))
      .body
    expect(mails.at(-1)?.subject).toContain('120')

    await button('bank.openRow', { name: 'Anna' }).click()
    await button('bank.cameBackOf', { name: 'Anna' }).click()
    await dialog.getByRole('combobox').selectOption('account_closed')
    await dialog.getByRole('button', { name: says('bank.bookBack') }).click()
    await page.getByRole('heading', { name: /Kom retur: 120,00/ }).waitFor()

    await page.goto(`${site.url()}/admin_section#/customers/100001/balance`)
    await page.getByText('120,00').first().waitFor()

    await page.goto(`${site.url()}/admin_section#/payments/periods`)
    await title('settlements.periods')
    await page.getByRole('button', { name: /^Mere om/ }).click()
    await page
      .getByRole('button', { name: says('settlements.toBooks') })
      .first()
      .click()
    // The menu was a dialog too.
    await dialog
      .last()
      .getByRole('button', { name: says('settlements.toBooks') })
      .click()
    await site.idle()
    await page.goto(`${site.url()}/admin_section#/payments/books`)
    await title('books.title')
    await page.getByText(says('books.isBooked')).first().waitFor()
    await expectNoFindings(page, `the vouchers at ${width}`)
    expect(await books.get(width)?.received()).toHaveLength(1)
  },
  90_000,
)
