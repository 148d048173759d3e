/** A tenant hands a coming booking to a friend on a phone: the offer, the mail, the friend's yes, and whose it is then. */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { tenantsOf } from '../people/tenant.ts'
import { type Reserved, visitorOf } from '../people/visitor.ts'
import { LOCALES } from './door.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { enterAsTenant } from './tenant.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
const visitor = visitorOf(site, 'demo')
const FRIEND = 'mette.munk@hand-on.example'
const EMAIL = 'anna.lund@hand-on.example'
let booking: Reserved

const linkTo = async (email: string, part: string): Promise<string> => {
  await site.idle()
  const links = (await visitor.mails(email)).flatMap(mail => mail.links)
  return links.find(link => link.includes(part)) ?? ''
}

/** By calls: other tests choose a password by hand. */
const choosePassword = async (email: string): Promise<void> => {
  const token = (await linkTo(email, '/confirm')).split('token=')[1]
  expect((await tenantsOf(site, 'demo').choose(token ?? '')).status).toBe(200)
}

beforeAll(async () => {
  booking = await visitor.reserveOne({ from: 4 })
  const guest = { customerName: 'Anna Lund', customerEmail: EMAIL, customerPhone: '20 12 34 56' }
  const body = { ...visitor.checkout([booking], guest), beginWish: true, language: 'da' }
  const { paymentId } = (await visitor.init(body)).body
  await visitor.pay(paymentId)
  expect((await visitor.confirm(body, paymentId)).status).toBe(200)
  await choosePassword(EMAIL)
})

const title = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name }).waitFor()

const toBooking = (page: Page, email: string): Promise<void> =>
  enterAsTenant(page, site.url(), { username: email }, `/bookings/${booking.id}`)

test('A booking is handed on: offered, taken back, offered again, accepted by the friend, who then has it', async () => {
  const page = await site.openPage(LOCALES.da)
  const { says, button } = personAt(page, 'da')
  await toBooking(page, EMAIL)
  await page.getByRole('link', { name: /^Giv videre/ }).click()
  await title(page, says('handover.title'))
  await page.locator('#name').fill('Mette')
  await page.locator('#email').fill(EMAIL)
  await button('handover.offer').click()
  await page.locator('#email[aria-invalid="true"]').waitFor()
  expect(await page.locator('#name').inputValue()).toBe('Mette')
  await page.locator('#email').fill(FRIEND)
  await page.locator('#note').fill('Jeg er på ferie den uge.\nPas godt på den!')
  await expectNoFindingsAtBothWidths(page, 'a booking that is offered to a friend')
  await button('handover.offer').click()
  await page.getByText('Du har tilbudt bookingen til Mette').waitFor()
  await expectNoFindingsAtBothWidths(page, 'a booking with an offer')
  const first = await linkTo(FRIEND, '/hand-over#')
  await button('rental.takeBack').click()
  await page.getByRole('link', { name: /^Giv videre/ }).click()
  await page.locator('#name').fill('Mette')
  await page.locator('#email').fill(FRIEND)
  await page.locator('#note').fill('Nu går det.')
  await button('handover.offer').click()
  await page.getByText('Du har tilbudt bookingen til Mette').waitFor()

  const friend = await site.openPage(LOCALES.da)
  const mette = personAt(friend, 'da')
  await friend.goto(first)
  await title(friend, says('handover.overTitle'))
  await expectNoFindingsAtBothWidths(friend, 'an offer that is over')
  const second = await linkTo(FRIEND, '/hand-over#')
  await friend.goto(second.slice(0, -5))
  await title(friend, says('kit.brokenLinkTitle'))
  await friend.getByRole('link', { name: 'hej@loppehjoernet.example' }).waitFor()
  await expectNoFindingsAtBothWidths(friend, 'a link that was cut')
  // The language is chosen by keyboard: the heading changes, and does not take the focus.
  const language = friend.locator('header select')
  await language.focus()
  for (const at of ['de', 'da'] as const) {
    await friend.keyboard.press(at === 'de' ? 'ArrowDown' : 'ArrowUp')
    await title(friend, personAt(friend, at).says('kit.brokenLinkTitle'))
    expect(await language.evaluate(select => select === document.activeElement)).toBe(true)
  }
  await friend.goto(second)
  await title(friend, 'Anna Lund vil give dig sin hylde')
  await friend.getByText('Nu går det.').waitFor()
  await mette.button('handover.accept').click()
  await friend.locator('#termsAccepted[aria-invalid="true"]').waitFor()
  await friend.locator('#name').fill('Mette Munk')
  await friend.locator('#phone').fill('20 12 34 57')
  await friend.locator('#termsAccepted').check()
  await expectNoFindingsAtBothWidths(friend, 'a booking that a friend is asked to take')
  await mette.button('handover.accept').click()
  await title(friend, says('handover.acceptedTitle'))
  await expectNoFindingsAtBothWidths(friend, 'a booking that a friend has taken')

  await button('rental.takeBack').click()
  await page.getByText('Mette har allerede sagt ja').waitFor()
  await page.goto(`${site.url()}/user#/bookings/${booking.id}`)
  await page.getByText(says('rental.gone')).waitFor()
  await choosePassword(FRIEND)
  await toBooking(friend, FRIEND)
  await friend.getByText(says('rental.paidByOther')).waitFor()
  await friend.getByText(says('rental.withdrawOfPayer')).waitFor()
  expect(await friend.getByText(says('rental.receipt')).count()).toBe(0)
  await expectNoFindingsAtBothWidths(friend, 'a booking that was taken over')
  await friend.getByRole('link', { name: /^Giv videre/ }).click()
  await title(friend, says('handover.title'))
  await friend.locator('#name').fill('Anna')
  await friend.locator('#email').fill(EMAIL)
  await mette.button('handover.offer').click()
  await friend.getByText('Du har tilbudt bookingen til Anna').waitFor()

  const desk = await site.openPage(LOCALES.da)
  await logInAsStaff(desk, site.url(), { at: `/booking/requests/${booking.id}` })
  await desk.getByText(personAt(desk, 'da').says('requests.offeredTo')).waitFor()
  await desk.getByText(/^Kan overtages indtil/).waitFor()
  await desk.goto(`${site.url()}/admin_section#/booking/calendar?booking=${booking.id}`)
  await desk.getByText(/^Tilbudt videre til Anna indtil/).waitFor()
})

test('The friend reads the offer in German, and says no', async () => {
  const page = await site.openPage('de-DE')
  const { says, button } = personAt(page, 'de')
  await page.goto(await linkTo(EMAIL, '/hand-over#'))
  await button('handover.accept').waitFor()
  await expectNoFindings(page, 'a booking that a friend is asked to take in de')
  await button('handover.decline').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('handover.decline') })
    .click()
  await title(page, says('handover.declinedTitle'))
  await expectNoFindings(page, 'a booking that a friend has declined')
})
