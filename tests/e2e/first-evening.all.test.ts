/** A shop's first evening in the browser: the checklist follows each step, on a phone and on a till PC. */
import { mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '#shared/kit/language.ts'
import { newGuest, visitorOf } from '../people/visitor.ts'
import { IS_LONG } from '../run/soak.ts'
import { atRest } from './browser.ts'
import { chooseAddress, fill, saveSettings, shopWith, submit } from './door.ts'
import { ABROAD } from './languages.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
if (process.env.LOOK) mkdirSync(process.env.LOOK, { recursive: true })

const PASSWORD = 'Et-godt-kodeord'
/** The step before the prices: while it is open, theirs is no link of its own. */
const VAT_ID = 'DK13585628'
const LOCALES = { da: 'da-DK', de: 'de-DE', en: 'en-GB' } as const

/** A market as somebody has just opened it, and a call of its administrator. */
const openShop = async (market: string) => {
  const shop = { marketId: market, visualName: 'Gemmestedet', country: 'dk', language: 'da' }
  const signe = { email: `${market}@example.com`, username: 'signe', password: PASSWORD }
  await site.call('POST', '/api/register_market/', { ...shop, ...signe })
  const logIn = { username: 'signe', password: PASSWORD, market_id: market }
  const { body } = await site.call<{ accessToken: string }>('POST', '/api/token/', logIn)
  return async (method: string, path: string, sent?: unknown) => {
    const as = { market, token: body.accessToken }
    const answer = await site.call(method, `/api/admin/${path}`, sent, as)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
}

const openHome = async (market: string, language: Language = 'da') => {
  const page = await site.openPage(LOCALES[language], 1280)
  const person = personAt(page, language)
  await logInAsStaff(page, site.url(), { as: { market, username: 'signe', password: PASSWORD } })
  await person.title('ready.title')
  return { page, ...person }
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map(weekdayCode => ({
  weekdayCode,
  fromHour: weekdayCode === 7 ? null : '10:00',
  toHour: weekdayCode === 7 ? null : '17:30',
}))

test('An empty shop begins with its address; the template makes three steps at once, and what is thrown away is to be done again', async () => {
  await openShop('evening-one')
  const { page, says } = await openHome('evening-one')
  await page.getByText(says('ready.progress', { done: '0', all: '12' })).waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'first evening empty')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('button', { name: says('pricelist.makeTemplate') }).click()
  await page.getByText(says('ready.progress', { done: '3', all: '12' })).waitFor()
  await page.getByRole('link', { name: says('ready.changeNamed', { name: 'Hylder' }) }).waitFor()
  await page.getByRole('link', { name: says('ready.typeAddress') }).click()
  await chooseAddress(page, 'Vestergade 14', '5000')
  await saveSettings(page)
  await page.getByText(says('setup.saved')).waitFor()
  await page.goBack()
  await page.getByText(says('ready.progress', { done: '4', all: '12' })).waitFor()
  await page.getByText(/^Vestergade 14/).waitFor()
  await page.getByRole('button', { name: says('pricelist.removeTemplate') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('pricelist.delete') })
    .click()
  await page.getByText(says('ready.progress', { done: '1', all: '12' })).waitFor()
})

test('A type without a price is named, and after the first booking the end is said once', async () => {
  const market = 'evening-three'
  const call = await openShop(market)
  await call('POST', 'price_list_template/')
  await call('POST', 'shelf_types/', { name: 'Montre' })
  const address = { address: 'Vestergade 12', postalCode: '5000', city: 'Odense C', supportPhone: '66123456' }
  await call('PATCH', `markets/${market}/`, { ...address, vatId: VAT_ID, openingHours: EVERY_DAY })
  const { page, says, title } = await openHome(market)
  await page.getByText(says('ready.progress', { done: '5', all: '12' })).waitFor()
  await page.getByRole('link', { name: says('ready.setPricesOf', { name: 'Montre' }) }).waitFor()
  await page.getByText(says('ready.waits_other', { count: '3' })).waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'first evening prices')
  await page.setViewportSize({ width: 1280, height: 844 })

  await page.locator('nav a[href$="#/booking"]').click()
  await page.getByRole('link', { name: says('staff.requests') }).click()
  await page.getByRole('link', { name: says('staff.seeMissing') }).click()
  await title('ready.requiredTitle')
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'settings required')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('link', { name: says('needs.card') }).click()
  await title('setup.technical')

  await call('PATCH', `markets/${market}/`, {
    paymentTerms: '<p>Hent dine ting til tiden.</p>',
    showPaymentTerms: true,
    elavonAlias: `demo-alias-${market}`,
    elavonKey: `sk_demo_${market}`,
  })
  await call('POST', 'credentials/elavon/check/', {})
  const at = visitorOf(site, market)
  const reserved = await at.reserveOne()
  const { body } = await at.init(at.checkout([reserved], newGuest()))
  await at.pay(body.paymentId)
  await at.confirm({ bookingIds: [reserved.id], cartToken: reserved.cartToken }, body.paymentId)
  // The counts of lists follow the table within seconds.
  const isBooked = { points: expect.arrayContaining([{ point: 'first_booking', isDone: true }]) }
  await expect.poll(() => call('GET', 'set_up/'), { timeout: 20_000 }).toMatchObject(isBooked)
  await page.goto(`${site.url()}/admin_section#/`)
  // A shop that was booked keeps its day, with one notice of what is missing.
  await page.getByText(says('ready.allDone')).waitFor()
  await page.getByText(says('ready.someMissing')).waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'first evening over')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByRole('link', { name: says('ready.setPricesOf', { name: 'Montre' }) }).click()
  await title('pricelist.prices')
  await page.getByRole('link', { name: says('pricelist.editNamed', { name: 'Montre' }) }).click()
  await page.locator('#isActive').uncheck()
  await page.locator('main form button[type="submit"]').click()
  await page.getByText(says('pricelist.thingSaved')).waitFor()
  await page.goto(`${site.url()}/admin_section#/`)
  await page.getByText(says('staff.loggedInAs')).waitFor()
  // Until it has asked anew, the home shows what it knew.
  await page.getByText(says('ready.someMissing')).waitFor({ state: 'detached' })
  await atRest(page)
  expect(await page.getByText(says('ready.allDone')).count()).toBe(0)
})

test('A price list is made through screens alone, and the checklist counts its three steps', async () => {
  const { page, says, title, button } = await shopWith(site, 'aftenen')
  await page.goto(`${site.url()}/admin_section#/booking/periods`)
  await title('pricelist.periods')
  await fill(page, { weeks: '1' })
  await submit(page, 'weeks')
  await page.getByText(says('pricelist.thingSaved')).first().waitFor()
  await page.goto(`${site.url()}/admin_section#/booking/types/new`)
  await page.locator('#name').fill('Lav reol')
  await submit(page, 'name')
  await page.locator('[data-cell="0 0"]').first().fill('199')
  await button('pricelist.savePrices_one', { count: '1' }).click()
  await page.getByText(says('pricelist.saved')).waitFor()
  await page.goto(`${site.url()}/admin_section#/booking/shelves`)
  await title('pricelist.shelves')
  const added = page.getByRole('region', { name: says('pricelist.newShelves') })
  await added.getByLabel(says('pricelist.type')).selectOption({ label: 'Lav reol' })
  await page.getByLabel(says('pricelist.shelfNames')).fill('A1-A12')
  await button('pricelist.addShelves_other', { count: '12' }).click()
  await page.getByText(says('pricelist.shelvesAdded_other', { count: '12' })).waitFor()
  await page.goto(`${site.url()}/admin_section#/`)
  await page.getByText(says('ready.progress', { done: '3', all: '12' })).waitFor()
  const visitor = visitorOf(site, 'aftenen')
  const [type] = await visitor.types()
  expect(type?.name).toBe('Lav reol')
  expect(await visitor.prices(type?.id)).toEqual([expect.objectContaining({ price: '199.00' })])
})

/** staff-screens.all.test.ts looks at it in German. */
test.each(IS_LONG ? ABROAD : [])('The first evening speaks %s', async language => {
  const market = `evening-${language}`
  const call = await openShop(market)
  await call('POST', 'price_list_template/')
  await call('PATCH', `markets/${market}/`, {
    address: 'Vestergade 12',
    vatId: VAT_ID,
    openingHours: EVERY_DAY,
  })
  const { page, says } = await openHome(market, language)
  await page.getByRole('link', { name: says('ready.writeTerms') }).waitFor()
  await page.getByText(says('ready.progress', { done: '6', all: '12' })).waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, `first evening ${language}`)
})
