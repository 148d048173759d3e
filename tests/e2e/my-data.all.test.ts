/** A tenant on a phone takes their data along, and deletes the account: what stands in the way is said, and the way on. */
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { staffToken } from '../people/staff.ts'
import { TENANT_PASSWORD, tenantsOf } from '../people/tenant.ts'
import { visitorOf } from '../people/visitor.ts'
import { fill, LOCALES } from './door.ts'
import { LONG_WAY } from './languages.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const tenants = () => tenantsOf(site, 'demo')

/** A page on which the tenant is logged in, at a path of their pages. */
const pageOf = async (email: string, path: string, language: 'da' | 'de' | 'en' = 'da'): Promise<Page> => {
  const session = (await tenants().logIn(email)).body
  const page = await site.openPage(LOCALES[language])
  await page.addInitScript(
    kept => {
      if (!sessionStorage.getItem('begun')) localStorage.setItem('customerSession', kept)
      sessionStorage.setItem('begun', 'yes')
    },
    JSON.stringify({ ...session, date: Date.now() }),
  )
  await page.goto(`${site.url()}/user#${path}`)
  return page
}

/** A paid booking of a tenant, some days from now. */
const booked = async (token: string): Promise<string> => {
  const visitor = visitorOf(site, 'demo', { token })
  const reserved = await visitor.reserveOne({ from: 6 })
  const checkout = visitor.checkout([reserved], {})
  const { paymentId } = (await visitor.init(checkout)).body
  await visitor.pay(paymentId)
  await visitor.confirm(checkout, paymentId)
  await site.idle()
  return reserved.id
}

test('A tenant gets the file of their data on the phone, and a mail that leads back to it', async () => {
  const email = 'dora@my-data-e2e.example'
  const { accessToken } = await tenants().registered(email)
  const id = await booked(accessToken)
  const page = await pageOf(email, '/settings')
  const { title, button } = personAt(page, 'da')
  await title('tenant.settings')
  await button('mydata.make').click()
  await button('mydata.download').waitFor()
  await expectNoFindingsAtBothWidths(page, 'settings with the file of the own data')
  const [download] = await Promise.all([page.waitForEvent('download'), button('mydata.download').click()])
  const read: Buffer[] = []
  for await (const part of await download.createReadStream()) read.push(Buffer.from(part))
  const files = unzipSync(new Uint8Array(Buffer.concat(read)))
  expect(strFromU8(files['data.json'] ?? new Uint8Array())).toContain(id)
  expect(strFromU8(files['bookinger.csv'] ?? new Uint8Array())).toContain(id)

  const [mail] = await tenants().mails(email)
  const link = mail?.links.find(one => one.includes('/user'))
  expect(new URL(link ?? '').search + new URL(link ?? '').hash).toBe('?market=demo#/settings')
  // Without a session the link leads to the door of the market, also in a browser that knows none.
  const other = await site.openPage('da-DK')
  await other.goto(`${site.url()}/user?market=demo#/settings`)
  await other.waitForURL(/\/login\/demo$/)
})

test('A booking to come keeps the account; afterwards it is deleted, and the market’s page says so', async () => {
  const email = 'sonja@my-data-e2e.example'
  const { accessToken, username } = await tenants().registered(email)
  const id = await booked(accessToken)
  const page = await pageOf(email, '/settings')
  const { title, button, says } = personAt(page, 'da')
  await page.getByRole('link', { name: says('tenant.delete') }).click()
  await title('mydata.deleteTitle')
  await page.getByText(says('mydata.inTheWay_one')).waitFor()
  expect(await button('mydata.goOn').count()).toBe(0)
  await expectNoFindingsAtBothWidths(page, 'delete account with a booking')
  expect(await page.locator(`a[href="#/bookings/${id}"]`).count()).toBe(1)

  const staff = await staffToken(site, 'demo')
  const body = { amount: '199.00', refundAddons: false }
  const { body: booking } = await site.call<{ totalPrice: string }>(
    'GET',
    `/api/admin/booking_requests/${id}/`,
    undefined,
    { market: 'demo', token: staff },
  )
  const refund = await site.call(
    'POST',
    `/api/admin/booking_requests/${id}/refund/`,
    { ...body, amount: booking.totalPrice },
    { market: 'demo', token: staff },
  )
  expect(refund.status).toBeLessThan(300)
  await site.idle()
  await page.reload()
  await button('mydata.goOn').click()
  await title('prove.title')
  await button('mydata.delete').click()
  await page.locator('#password[aria-invalid="true"]').waitFor()
  await fill(page, { password: 'not-the-password' })
  await button('mydata.delete').click()
  await page.getByText(says('prove.wrongPassword')).first().waitFor()
  await expectNoFindingsAtBothWidths(page, 'delete account with a wrong password')
  await fill(page, { password: TENANT_PASSWORD })
  await button('mydata.delete').click()
  await title('mydata.goneTitle')
  await expectNoFindings(page, 'account deleted')
  expect(new URL(page.url()).pathname).toBe('/login/demo/account-deleted')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('customerSession'))).toBeNull()
  const [mail] = await tenants().mails(email)
  expect(mail?.subject).toContain('er slettet')

  await page.locator('#main a[href="/login/demo"]').click()
  await page.locator('#username').fill(username)
  await page.locator('input[type="password"]').fill(TENANT_PASSWORD)
  await button('identity.logIn').click()
  await page.locator('#username[aria-invalid="true"]').waitFor()
  await page.goto(`${site.url()}/login/demo/account-deleted`)
  await page.waitForURL(/\/login\/demo$/)
})

test.each(LONG_WAY)(
  'Who has forgotten the password deletes the account by a code from a mail (%s)',
  async language => {
    const email = `kode-${language}@my-data-e2e.example`
    await tenants().registered(email)
    const page = await pageOf(email, '/settings/delete', language)
    const { title, button, says } = personAt(page, language)
    await button('mydata.goOn').click()
    await title('prove.title')
    await button('prove.byCode').click()
    await page.getByText(says('prove.codeSent', { email })).waitFor()
    const code = /\b\d{6}\b/.exec((await tenants().mails(email))[0]?.text ?? '')?.[0] ?? ''
    await fill(page, { mailCode: '000' })
    await button('mydata.delete').click()
    await page.locator('#mailCode[aria-invalid="true"]').waitFor()
    await expectNoFindings(page, `delete account by a code ${language}`)
    await fill(page, { mailCode: code })
    await button('mydata.delete').click()
    await title('mydata.goneTitle')
  },
)
