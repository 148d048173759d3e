/** A Saturday of a shop whose tills give files: a helper books what two registers sold, and hands forty things out. */
import { beforeAll, expect, test } from 'vitest'
import { openMarket } from '../cloud/local-cloud.ts'
import { goodsOf, type Thing } from '../people/goods.ts'
import { makeStaff, STAFF_PASSWORD } from '../people/staff.ts'
import { writtenTenant } from '../people/written-tenant.ts'
import { LOCALES } from './door.ts'
import { expectNoFindings, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
const MARKET = 'saturday'
const DAY = '2027-06-14'
const WIDTHS = [390, 1280] as const
/** A tenant for each width, with things of their own. */
const things = new Map<number, Thing[]>()

const tenantOf = (width: number) => ({
  userNumber: `1${String(width).padStart(5, '0')}`,
  name: `Lejer ${width}`,
  email: `lejer${width}@saturday.example`,
})

beforeAll(async () => {
  await openMarket(MARKET, 2)
  await makeStaff(MARKET, 'simon', STAFF_PASSWORD, 'staff')
  for (const width of WIDTHS) {
    const { userNumber, name, email } = tenantOf(width)
    await writtenTenant(site, MARKET, { userNumber, name, email }, 'da')
    const logIn = { username: userNumber, password: STAFF_PASSWORD, market_id: MARKET }
    const { accessToken: token } = (await site.call<{ accessToken: string }>('POST', '/api/token/', logIn))
      .body
    const tenant = goodsOf(site, '/api/customer', { market: MARKET, token })
    const many = Array.from({ length: 43 }, (_, at) => ({ name: `Ting ${at}`, price: '20' }))
    things.set(width, (await tenant.completed(many)).products)
  }
})

const csv = (name: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['Kasse;Dato;Kl.;Bon;Varenummer;Vare;Antal;Betalt', ...rows].join('\r\n')),
})

test.each(WIDTHS)(
  'At %i pixels: two files with the same receipt number, a return, a reduction, and forty things go home',
  async width => {
    // What the other width has booked has other numbers.
    const bon = (nth: number) => width + nth
    const [one, two, three] = (things.get(width) ?? []).map(({ number }) => number)
    const page = await site.openPage(LOCALES.da, width)
    const { says, button } = personAt(page, 'da')
    const dialog = page.getByRole('dialog')
    const as = { market: MARKET, username: 'simon', password: STAFF_PASSWORD }
    await logInAsStaff(page, site.url(), { as, at: '/payments/till/sales' })
    const book = async (file: ReturnType<typeof csv>, receipts: number) => {
      await page.locator('input[type="file"]').setInputFiles(file)
      const name = receipts === 1 ? 'salesfile.book_one' : 'salesfile.book_other'
      await expectNoFindings(page, `a till’s file at ${width}`)
      await button(name, { number: String(receipts) }).click()
      await page.getByText(says('import.done')).waitFor()
    }
    await book(
      csv(
        'kasse1.csv',
        `1;${DAY};10:00;${bon(0)};${one};Ting 0;1;20,00`,
        `1;${DAY};10:05;${bon(1)};${two};Ting 1;1;20,00`,
        `1;${DAY};11:00;${bon(2)};${one};Ting 0;-1;-20,00`,
        `1;${DAY};11:10;${bon(3)};${two};Ting 1;-1;-5,00`,
      ),
      4,
    )
    await button('import.again').click()
    await book(csv('kasse2.csv', `2;${DAY};10:00;${bon(0)};${three};Ting 2;1;20,00`), 1)
    await site.idle()

    await page.goto(`${site.url()}/admin_section#/customers/${tenantOf(width).userNumber}`)
    await page.getByRole('link', { name: says('staff-goods.theirProducts') }).click()
    await page.getByRole('checkbox').nth(1).click()
    await button('staff-goods.chooseAll').click()
    await page.getByRole('button', { name: 'Udlevér 41' }).click()
    await expectNoFindings(page, `forty-one things are handed out at ${width}`)
    await dialog.getByRole('button', { name: 'Udlevér 41' }).click()
    await dialog.getByText(says('staff-goods.areOut_other', { count: '41' })).waitFor()
    await site.idle()

    const token = await site.call<{ accessToken: string }>('POST', '/api/token/', {
      username: 'simon',
      password: STAFF_PASSWORD,
      market_id: MARKET,
    })
    const staff = goodsOf(site, '/api/admin', { market: MARKET, token: token.body.accessToken })
    const all = await Promise.all(
      (things.get(width) ?? []).map(
        async ({ id }) => (await staff.call<Thing>('GET', `products/${id}/`)).body,
      ),
    )
    expect(all.map(({ status }) => status)).toEqual([7, 6, 6, ...Array.from({ length: 40 }, () => 7)])
  },
)
