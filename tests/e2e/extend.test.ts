/** A tenant extends a booking on a phone: from home to the list, logged in; and by the link in a mail, without a login. */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { linkToken } from '#functions/kit/link.ts'
import type { ExtensionLink } from '#shared/bookings/link.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { TENANT_PASSWORD } from '../people/tenant.ts'
import { visitorOf } from '../people/visitor.ts'
import { LOCALES } from './door.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { DEMO_STAFF } from './staff.ts'
import { enterAsTenant } from './tenant.ts'
import { CARD, personAt } from './wizard.ts'

const site = siteForTests()
const visitor = visitorOf(site, 'demo')
const EMAIL = 'maja.friis@extend.example'
let staffToken = ''
let tenant = ''
let today = ''
const shelves = new Map<string, string[]>()

const staff = <T>(method: string, path: string, body?: unknown) =>
  site.call<T>(method, `/api/admin/${path}`, body, { market: 'demo', token: staffToken })

/** Staff book a shelf of a type for Maja, or a given one. Days from today. */
const book = async (type: string, first: number, last: number, shelf?: string): Promise<ShelfBooking> => {
  const dates = { dateStart: addDays(today, first), dateEnd: addDays(today, last) }
  const query = `dateStart=${dates.dateStart}&dateEnd=${addDays(dates.dateEnd, 40)}`
  const free = (await staff<{ availableShelfIds: string[] }>('GET', `shelf_bookings/?${query}`)).body
  const ids = shelves.get(type) ?? []
  const chosen = shelf ?? free.availableShelfIds.find(id => ids.includes(id))
  const fields = { shelf: chosen, customer: tenant, status: 2, price: '249.00', ...dates }
  const { status, body } = await staff<ShelfBooking>('POST', 'shelf_bookings/', fields)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

const linkOf = async ({ id, dateEnd }: ShelfBooking): Promise<string> => {
  const about: ExtensionLink = {
    purpose: 'extend-booking-request',
    market: 'demo',
    bookingRequest: id,
    dateEnd,
  }
  return `${site.url()}/login/demo/extend-booking-request#token=${await linkToken(about, 86_400)}`
}

beforeAll(async () => {
  const body = { username: DEMO_STAFF.username, password: DEMO_STAFF.password, market_id: 'demo' }
  staffToken = (await site.call<{ accessToken: string }>('POST', '/api/token/', body)).body.accessToken
  const fields = { name: 'Maja Friis', email: EMAIL, phone: '20 12 34 56', country: 'dk' }
  tenant = (await staff<{ userNumber: string }>('POST', 'customers/', fields)).body.userNumber
  await staff('PATCH', `reset_customer_password/${tenant}/`, {})
  await site.idle()
  const as = { username: tenant, password: tenant, market_id: 'demo' }
  const token = (await site.call<{ accessToken: string }>('POST', '/api/token/', as)).body.accessToken
  const passwords = { oldPassword: tenant, newPassword1: TENANT_PASSWORD, newPassword2: TENANT_PASSWORD }
  await site.call('POST', '/api/password/change/', passwords, { market: 'demo', token })
  today = await visitor.today()
  for (let page = 1; page <= 4; page++) {
    const path = `shelves/?page=${page}`
    for (const { id, name } of (await staff<{ results: { id: string; name: string }[] }>('GET', path)).body
      .results)
      shelves.set(name.charAt(0), [...(shelves.get(name.charAt(0)) ?? []), id])
  }
})

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('From home to the list: the choices say where the tenant moves, a reload and a refused card lose nothing', async () => {
  const booking = await book('C', -3, 3)
  await book('C', 12, 18, booking.shelf.id)
  const page = await site.openPage(LOCALES.da)
  const { says, agree, fillCard } = personAt(page, 'da')
  await enterAsTenant(page, site.url(), { username: tenant }, '/')
  await page.getByRole('link', { name: says('rental.extendFrom') }).click()
  await heading(page, says('extend.title'))
  const choices = page.getByRole('button', { name: says('extend.choose') })
  await choices.nth(2).waitFor()
  await page.getByText(says('extend.movesLet')).first().waitFor()
  await expectNoFindingsAtBothWidths(page, 'choices of an extension')
  await choices.first().focus()
  await page.keyboard.press('Enter')
  await heading(page, says('extend.payTitleSame', { shelf: booking.shelf.name }))
  await page.getByText('m••••@extend.example').waitFor()
  await expectNoFindingsAtBothWidths(page, 'paying an extension')
  await page.reload()
  const pay = page.getByRole('button', { name: says('payments.pay') })
  await pay.click()
  await page.getByText('Sæt flueben', { exact: false }).first().waitFor()
  await agree()
  await pay.click()
  await fillCard(CARD.declined)
  await page.getByText(says('payments.failedTitle')).waitFor()
  expect(await page.locator('#termsAccepted').isChecked()).toBe(true)
  await pay.click()
  await fillCard(CARD.approved)
  await heading(page, says('extend.doneTitle', { shelf: booking.shelf.name }))
  await expectNoFindings(page, 'an extension is paid')
  await page.waitForURL(/#\/bookings\/\w+$/, { timeout: 20_000 })
  await page
    .getByRole('link', { name: says('rental.bookings') })
    .first()
    .click()
  await heading(page, says('rental.bookings'))
  await page
    .getByRole('link', { name: says('rental.extendNamed') })
    .first()
    .waitFor()
  const { name: shelf } = booking.shelf
  await page.getByText(says('rental.goesOn', { shelf })).first().waitFor()
  await page.getByText(says('rental.extendsShelf', { shelf })).first().waitFor()
  await expectNoFindings(page, 'bookings that can be extended')
})

test('By the link without a login: services, Back lets the shelf go, and two tabs have one end', async () => {
  const booking = await book('A', -3, 3)
  const link = await linkOf(booking)
  const page = await site.openPage(LOCALES.da)
  const { says, button, agree, fillCard } = personAt(page, 'da')
  await page.goto(link)
  await heading(page, says('extend.title'))
  const choices = page.getByRole('button', { name: says('extend.choose') })
  await choices.nth(1).click()
  await heading(page, says('bookings.servicesTitle'))
  await expectNoFindings(page, 'services of an extension')
  await button('shelves.oneMore').first().click()
  await button('bookings.next').click()
  await heading(page, says('extend.payTitleSame'))
  await button('bookings.stepServices').click()
  await heading(page, says('bookings.servicesTitle'))
  await button('bookings.stepPrice').click()
  await choices.first().click()
  await button('bookings.skip').click()
  await heading(page, says('extend.payTitleSame'))
  // Another tab of this browser goes on with the same reservation; on another device it says so.
  const tab = await page.context().newPage()
  await tab.goto(link)
  await heading(tab, says('extend.payTitleSame'))
  const phone = await site.openPage(LOCALES.en)
  const inEnglish = personAt(phone, 'en')
  await phone.goto(link)
  await heading(phone, inEnglish.says('extend.underWayTitle'))
  await expectNoFindings(phone, 'an extension that is under way elsewhere')
  await agree()
  await page.getByRole('button', { name: says('payments.pay') }).click()
  await fillCard(CARD.approved)
  await heading(page, says('extend.doneTitle', { shelf: booking.shelf.name }))
  await button('bookings.stay').click()
  await heading(tab, says('extend.doneTitle', { shelf: booking.shelf.name }))
  await tab.getByText(says('extend.alreadyText')).waitFor()
  await expectNoFindings(tab, 'a booking that is extended already')
  await inEnglish.button('extend.beginAgain').click()
  await phone.getByText(inEnglish.says('extend.alreadyText')).waitFor()
  await site.idle()
  const mails = await visitor.mails(EMAIL)
  expect(mails[0]?.text).toContain(booking.shelf.name)
})

test('A link that is cut works no more; another device begins anew by the whole one: whoever then presses Pay reads why it ends, and an open card window says so elsewhere', async () => {
  const link = await linkOf(await book('C', -3, 3))
  const page = await site.openPage(LOCALES.da)
  const { says, agree } = personAt(page, 'da')
  const first = (on: Page, name: RegExp) => on.getByRole('button', { name }).first()
  await page.goto(link)
  await first(page, says('extend.choose')).click()
  await heading(page, says('extend.payTitleSame'))
  const phone = await site.openPage(LOCALES.de)
  const inGerman = personAt(phone, 'de')
  await phone.goto(`${link}x`)
  await heading(phone, inGerman.says('extend.linkTitle'))
  await expectNoFindings(phone, 'a link that works no more')
  // In the same tab: only what follows the # is new.
  await phone.goto(link)
  await inGerman.button('extend.beginAgain').click()
  await first(phone, inGerman.says('extend.choose')).click()
  await heading(phone, inGerman.says('extend.payTitleSame'))
  await agree()
  await first(page, says('payments.pay')).click()
  await page.getByText(says('extend.heldNoMore')).waitFor()
  await heading(page, says('extend.underWayTitle'))
  await inGerman.agree()
  await first(phone, inGerman.says('payments.pay')).click()
  await phone.locator('iframe').first().waitFor()
  await page.reload()
  await page.getByText(says('extend.underWayPaying')).waitFor()
  await page.getByRole('button', { name: says('kit.tryAgain') }).waitFor()
  await inGerman.fillCard(CARD.approved)
  await heading(phone, inGerman.says('extend.doneTitle'))
})
