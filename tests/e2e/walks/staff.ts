/** Walks through the staff screens: from a new shop to its posts on its page. */

import { callsTo } from '../../cloud/local-cloud.ts'
import { logInAsStaff } from '../staff.ts'
import { personAt } from '../wizard.ts'
import { runDay } from './day.ts'
import type { Walk } from './walk.ts'

const PASSWORD = 'Et-godt-kodeord'

const CUSTOMERS = [
  'Navn;E-mail;Telefon;Adresse;Postnummer;By',
  'Karla Bech;karla.bech@example.com;20 12 35 01;Nørregade 7;8000;Aarhus C',
  'Viggo Dam;viggo.dam@example.com;20 12 35 02;Skolegade 12;8000;Aarhus C',
  'Anna Jensen;anna@example.com;20 12 34 10;;;',
  'Bo Lund;bo@;12;;;',
].join('\r\n')

const registerShop = async ({ page, url, language, market, shoot }: Walk) => {
  const { title } = personAt(page, language)
  const marketId = `gemmestedet-${language}-${page.viewportSize()?.width}`
  const typed = {
    visualName: 'Gemmestedet',
    marketId,
    username: 'signe',
    email: `${marketId}@example.com`,
    password: PASSWORD,
    again: PASSWORD,
  }
  await page.goto(`${url}/admin_section#/register`)
  await title('register.title')
  for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text)
  await page.locator('#country').selectOption(market.country)
  await shoot('staff-register')
  const { again: _again, ...shop } = { ...typed, country: market.country, language }
  const { status, body } = await callsTo(() => url).call('POST', '/api/register_market/', shop)
  if (status !== 201) throw new Error(`not registered: ${JSON.stringify(body)}`)
  await logInAsStaff(page, url, { as: { market: marketId, username: typed.username, password: PASSWORD } })
  await title('ready.title')
  await shoot('staff-first-evening')
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** Screens that need no more than to be opened. */
const PLAIN = {
  'staff-prices': ['/booking/types', 'pricelist.prices'],
  'staff-shelves': ['/booking/shelves', 'pricelist.shelves'],
  'staff-customers': ['/customers', 'customers.listTitle'],
  'staff-sheets': ['/customers/100001/sheets', 'goods.sheets'],
  'staff-till-state': ['/payments/till', 'till.title'],
  'staff-clearing': ['/payments/clearing', 'clearing.title'],
  'staff-sales': ['/payments/sales', 'staff-sales.title'],
  'staff-tenant-sales': ['/customers/100001/sales', 'staff-sales.of'],
  'staff-settlement': ['/payments', 'settlements.title'],
  'staff-periods': ['/payments/periods', 'settlements.periods'],
  'staff-settled': ['/payments/reports', 'settlements.reports'],
  'staff-balances': ['/payments/balances', 'balances.title'],
  'staff-books': ['/payments/books', 'books.title'],
  'staff-tenant-balance': ['/customers/100001/balance', 'balances.of'],
  'staff-messages': ['/messages', 'messages.title'],
  'staff-settings': ['/settings/info', 'setup.info'],
  'staff-opening-hours': ['/settings/hours', 'setup.hours'],
  'staff-account': ['/settings/user', 'staff.account'],
  'staff-administrators': ['/settings/administrators', 'staff.administrators'],
} as const

const manageShop = async ({ page, url, language, market, shoot }: Walk) => {
  const { says, title, button } = personAt(page, language)
  const open = (hash: string) => page.goto(`${url}/admin_section#${hash}`)
  await logInAsStaff(page, url, {
    as: { market: market.marketId, username: 'admin', password: 'Admin-demo-1' },
  })
  for (const [name, [hash, heading]] of Object.entries(PLAIN)) {
    await open(hash)
    await title(heading)
    await shoot(name)
  }
  await open('/customers/products/100001-3')
  // Beside the list of products, or on a phone a page of its own.
  await page.locator('main h2').first().waitFor()
  await shoot('staff-product')
  await open('/messages')
  await page.locator('main a[href*="#/messages/"]:not([href$="/archived"], [href$="/over"])').first().click()
  await page.locator('main textarea').waitFor()
  await shoot('staff-message')

  await open('/settings/technical')
  await title('setup.technical')
  await page.locator('#flexposApiKey').fill('flexpos-wrong-1')
  await page.locator('#flexposCompanyId').fill('123456')
  await page.keyboard.press('Control+s')
  await page.getByText(says('setup.serviceKeyUnknown', { service: 'Flexpos' })).waitFor()
  await shoot('staff-checks')
  await open('/settings/closing-days')
  await title('setup.closing')
  await page.locator('button[data-day]:not([disabled]):not([aria-disabled="true"])').nth(9).click()
  await shoot('staff-closing-days')
  await button('setup.discard').click()
  await open('/settings/history')
  await title('history.title')
  await page.getByText('Flexpos').first().waitFor()
  await shoot('staff-history')

  await open('/customers/100002')
  await page
    .getByRole('region', { name: says('customer.bookings') })
    .getByRole('listitem')
    .first()
    .waitFor()
  await shoot('staff-customer')
  await open('/customers/100002/merge')
  await title('customer.mergeTitle')
  await page.getByRole('searchbox').fill('100003')
  await page.locator('#choose-100003').click()
  await button('customer.mergeDo').waitFor()
  await shoot('staff-merge')
  await open('/customers/import')
  await title('customerfile.title')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'kunder.csv', mimeType: 'text/csv', buffer: Buffer.from(CUSTOMERS) })
  await button('import.other').waitFor()
  await shoot('staff-import')
}

/** Staff connect Instagram once; visitors see the posts and ask about one. */
const showPosts = async ({ page, url, language, market, shoot }: Walk) => {
  const { says, button } = personAt(page, language)
  await page.goto(`${url}/admin_section#/settings/feed`)
  const connect = page.getByRole('link', { name: says('feedsetup.connect') })
  const disconnect = button('feedsetup.disconnect')
  await connect.or(disconnect).waitFor()
  if (await connect.count()) {
    await connect.click()
    await page
      .getByRole('link', { name: /^Allow as/ })
      .first()
      .click()
    await disconnect.waitFor()
    // The posts come a moment later, and the screen looks for them every few seconds.
    await callsTo(() => url).idle()
    await page.reload()
  }
  await page.getByText(says('feedsetup.fetched')).waitFor()
  await shoot('staff-instagram')
  await page.goto(`${url}/login/${market.marketId}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: says('feed.title') }).waitFor()
  await page.locator('button[id^="post-"]').nth(2).click()
  await button('feed.ask').waitFor()
  await shoot('post')
  await button('feed.ask').click()
  await page.getByRole('dialog').locator('#notes').waitFor()
  await shoot('ask-about-a-post')
}

export const walkStaff = async (asked: Walk): Promise<void> => {
  /** What was saved a moment ago is no part of the next screen. */
  const shoot = async (name: string) => {
    for (const close of await asked.page.locator('.mantine-Notification-closeButton').all())
      await close.click()
    await asked.page.locator('.mantine-Notification-root').first().waitFor({ state: 'detached' })
    await asked.shoot(name)
  }
  const walk = { ...asked, shoot }
  await registerShop(walk)
  await manageShop(walk)
  await runDay(walk)
  await showPosts(walk)
}
