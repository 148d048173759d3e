/** A tenant looks after their bookings on a phone: home, list, a booking's page, and the same booked again. */
import { beforeAll, expect, test } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { TENANT_PASSWORD } from '../people/tenant.ts'
import { visitorOf } from '../people/visitor.ts'
import { IS_LONG } from '../run/soak.ts'
import { LOCALES } from './door.ts'
import { ABROAD } from './languages.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { DEMO_STAFF } from './staff.ts'
import { enterAsTenant } from './tenant.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
const visitor = visitorOf(site, 'demo')
let staffToken = ''
let running: ShelfBooking
let asked: ShelfBooking

const staff = <T>(method: string, path: string, body?: unknown) =>
  site.call<T>(method, `/api/admin/${path}`, body, { market: 'demo', token: staffToken })

/** Staff book a free shelf for a new tenant. Days from today. */
const book = async (customer: string, first: number, last: number, status: number) => {
  const today = await visitor.today()
  const dates = { dateStart: addDays(today, first), dateEnd: addDays(today, last) }
  const query = `dateStart=${dates.dateStart}&dateEnd=${dates.dateEnd}`
  const free = (await staff<{ availableShelfIds: string[] }>('GET', `shelf_bookings/?${query}`)).body
  const fields = { shelf: free.availableShelfIds[0], customer, status, price: '249.00', ...dates }
  return (await staff<ShelfBooking>('POST', 'shelf_bookings/', fields)).body
}

const newTenant = async (name: string): Promise<string> => {
  const email = `${name.toLowerCase().replace(' ', '.')}@tenant-bookings.example`
  const fields = { name, email, phone: '20 12 34 56', country: 'dk' }
  const { userNumber } = (await staff<{ userNumber: string }>('POST', 'customers/', fields)).body
  await staff('PATCH', `reset_customer_password/${userNumber}/`, {})
  return userNumber
}

let tenant = ''
let newcomer = ''

/** An account that staff have reset chooses a password first; by calls, because other tests go that way by hand. */
const accountOf = async (userNumber: string): Promise<void> => {
  const as = { username: userNumber, password: userNumber, market_id: 'demo' }
  const token = (await site.call<{ accessToken: string }>('POST', '/api/token/', as)).body.accessToken
  const passwords = { oldPassword: userNumber, newPassword1: TENANT_PASSWORD, newPassword2: TENANT_PASSWORD }
  const { status } = await site.call('POST', '/api/password/change/', passwords, { market: 'demo', token })
  expect(status).toBe(200)
}

beforeAll(async () => {
  const body = { username: DEMO_STAFF.username, password: DEMO_STAFF.password, market_id: 'demo' }
  staffToken = (await site.call<{ accessToken: string }>('POST', '/api/token/', body)).body.accessToken
  tenant = await newTenant('Maja Friis')
  newcomer = await newTenant('Ole Bang')
  await site.idle()
  for (const account of [tenant, newcomer]) await accountOf(account)
  running = await book(tenant, -3, 3, 2)
  asked = await book(tenant, 20, 26, 1)
  await staff('POST', `shelf_bookings/${asked.id}/send_payment_request_email/`, {})
  await site.idle()
})

test('Home says how long the shelf is left and what is owed; the list and the page of the booking are a tap away', async () => {
  const page = await site.openPage(LOCALES.da)
  const { says } = personAt(page, 'da')
  await enterAsTenant(page, site.url(), { username: tenant }, '/')
  await page.getByText('3 dage tilbage').waitFor()
  await page.getByText('dag 4 af 7').waitFor()
  await page.getByText(/^Betal 249,00.kr\. for hylde/).waitFor()
  await expectNoFindingsAtBothWidths(page, 'home of a tenant with bookings')
  await page.getByRole('link', { name: says('customers.bookings') }).click()
  const card = page.getByRole('link', { name: `${running.shelfType.name} ${running.shelf.name}` }).first()
  await card.waitFor()
  await expectNoFindingsAtBothWidths(page, 'bookings of a tenant')
  await card.click()
  await page.getByRole('heading', { level: 1, name: running.shelfType.name }).waitFor()
  await page.getByText('I gang, 3 dage tilbage').waitFor()
  const file = page.waitForEvent('download')
  await page
    .getByRole('button', { name: says('rental.toCalendar') })
    .or(page.getByText('Føj til kalender'))
    .first()
    .click()
  expect((await file).suggestedFilename()).toBe('demo.ics')
  await expectNoFindingsAtBothWidths(page, 'a booking of a tenant')
  await page.getByText('Book igen').click()
  await page
    .getByRole('heading', { level: 1, name: says('bookings.dateTitle') })
    .or(page.getByRole('heading', { level: 1, name: says('bookings.priceTitle') }))
    .waitFor()
  await page.goto(`${site.url()}/user#/bookings/${asked.id}`)
  await page.getByText(says('rental.extendNotPaid')).waitFor()
})

test.each(IS_LONG ? ABROAD : [])('The pages of a tenant read well in %s', async language => {
  const page = await site.openPage(LOCALES[language])
  await enterAsTenant(page, site.url(), { username: tenant }, '/')
  const { says } = personAt(page, language)
  await page.getByText(says('rental.daysLeft_other', { count: '3' })).waitFor()
  await expectNoFindings(page, `home of a tenant in ${language}`)
  await page.goto(`${site.url()}/user#/bookings/${asked.id}`)
  await page.getByText(says('rental.extendNotPaid')).waitFor()
  await expectNoFindings(page, `a booking that is asked for in ${language}`)
})

test('Who has booked nothing is offered a shelf; another’s booking is not there; the account menu logs out', async () => {
  const page = await site.openPage(LOCALES.da)
  const { says, button } = personAt(page, 'da')
  await enterAsTenant(page, site.url(), { username: newcomer }, '/')
  await page.getByRole('heading', { name: says('rental.nothingTitle') }).waitFor()
  await expectNoFindings(page, 'home of a tenant without bookings')
  await page.goto(`${site.url()}/user#/bookings/${running.id}`)
  await page.getByRole('heading', { level: 1, name: says('rental.notShown') }).waitFor()
  await page.getByText(says('rental.gone')).waitFor()
  const account = page.locator('summary')
  await account.focus()
  await page.keyboard.press('Enter')
  await button('identity.logOut').waitFor()
  await page.keyboard.press('Escape')
  await button('identity.logOut').waitFor({ state: 'hidden' })
  await account.click()
  await expectNoFindings(page, 'the account menu')
  await button('identity.logOut').click()
  await page.waitForURL(url => !url.pathname.startsWith('/user'))
})
