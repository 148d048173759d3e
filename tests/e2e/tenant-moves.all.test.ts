/**
 * A tenant asks to move a coming booking on a phone, staff answer, and where the shop lets them the tenant moves it at
 * once.
 */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { movingAt } from '../people/moving.ts'
import { STAFF_PASSWORD } from '../people/staff.ts'
import type { Visitor } from '../people/visitor.ts'
import { LOCALES } from './door.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { enterAsTenant } from './tenant.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
const MARKET = 'tenant-moves'
const { open, tenant, settings, booked, paid, staff, move, request, day, shelf } = movingAt(site, MARKET)
let anna: Visitor

beforeAll(async () => {
  await open(8)
  anna = await tenant('100001', 'da')
})

/** The tenant's page of a booking. */
const tenantAt = async (id: string) => {
  const page = await site.openPage(LOCALES.da)
  const anna = { market: MARKET, username: '100001', password: STAFF_PASSWORD }
  await enterAsTenant(page, site.url(), anna, `/bookings/${id}`)
  return page
}

const staffAt = async (at: string) => {
  const page = await site.openPage(LOCALES.da, 1280)
  const as = { market: MARKET, username: 'boss', password: STAFF_PASSWORD }
  await logInAsStaff(page, site.url(), { as, at })
  return page
}

const toMove = async (page: Page, id: string, text: RegExp) => {
  if (!page.url().endsWith(`#/bookings/${id}`)) await page.goto(`${site.url()}/user#/bookings/${id}`)
  await page.getByRole('link', { name: text }).click()
}

test('A tenant asks for other days and another shelf, staff see it on the board and move the booking', async () => {
  await settings({ tenantMoves: 'ask' })
  const { id } = await booked(0, 10)
  const page = await tenantAt(id)
  const { says, button, title } = personAt(page, 'da')
  await toMove(page, id, /^Flyt Spørg om en anden hylde/)
  await title('move.title')
  await page.locator(`button[data-day="${day(20)}"]`).click()
  await page.locator('#shelf').selectOption({ label: shelf(2).name })
  await page.locator('#note').fill('Jeg er ude at rejse')
  await expectNoFindingsAtBothWidths(page, 'where a tenant asks to move')
  await button('move.ask').click()
  await page.getByText(says('move.asked')).waitFor()
  await page.getByRole('link', { name: /^Flyt Du har spurgt/ }).click()
  await title('move.wishedTitle')
  await expectNoFindingsAtBothWidths(page, 'a wish to move that waits')

  await site.idle()
  const desk = await staffAt('/booking/today')
  const staff = personAt(desk, 'da')
  await desk.getByText(staff.says('day.asksToMove', { name: 'Lejer 100001' })).waitFor()
  await desk.goto(`${site.url()}/admin_section#/booking/requests/${id}`)
  await desk.getByRole('heading', { name: staff.says('moveanswer.title') }).waitFor()
  await expectNoFindingsAtBothWidths(desk, 'a wish to move on the page of the booking')
  await desk.setViewportSize({ width: 1280, height: 844 })
  await staff.button('moveanswer.toAccept').click()
  await desk.getByRole('dialog').locator('#shelf').waitFor()
  await expectNoFindings(desk, 'the dialog that moves a booking')
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: staff.says('moveanswer.accept') })
    .click()
  await desk.getByText(staff.says('moveanswer.accepted')).waitFor()
  expect(await request(id)).toMatchObject({ shelf: shelf(2), dateStart: day(20), wish: null })
})

test('Staff decline with a word, and the tenant takes another wish back', async () => {
  await settings({ tenantMoves: 'ask' })
  // Paid online: staff can confirm it too, but one action is the main one.
  const [declined, back] = [await paid(anna, 10), await booked(4, 10)]
  await site.idle()
  for (const { id } of [declined, back]) await move(anna, id, { dateStart: day(20) })
  const desk = await staffAt(`/booking/requests/${declined.id}`)
  const staff = personAt(desk, 'da')
  await staff.button('moveanswer.toAccept').waitFor()
  const looks = ['moveanswer.toAccept', 'requests.confirm'].map(key =>
    staff.button(key).getAttribute('data-variant'),
  )
  expect(await Promise.all(looks)).toEqual([null, 'default'])
  await staff.button('moveanswer.toDecline').click()
  await desk.locator('#words').fill('Hylden er lovet væk.')
  await expectNoFindings(desk, 'the dialog that declines a move')
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: staff.says('moveanswer.decline') })
    .click()
  await desk.getByText(staff.says('moveanswer.declined')).waitFor()
  expect((await request(declined.id)).wish).toBeNull()

  const page = await tenantAt(back.id)
  const { says, button, title } = personAt(page, 'da')
  await toMove(page, back.id, /^Flyt Du har spurgt/)
  await button('move.takeBack').click()
  await page.getByText(says('move.takenBack')).waitFor()
  // Asked back, the tenant can choose anew at once.
  await title('move.title')
  expect((await request(back.id)).wish).toBeNull()
})

test('At once: a shelf that another took meanwhile is said, the day stays chosen, and another shelf is had', async () => {
  await settings({ tenantMoves: 'atOnce' })
  const { id } = await booked(5, 10)
  const page = await tenantAt(id)
  const { says, button, title } = personAt(page, 'da')
  await toMove(page, id, /^Flyt Til en anden hylde/)
  await title('move.title')
  await page.locator(`button[data-day="${day(24)}"]`).click()
  await page.locator('#shelf').selectOption({ label: shelf(6).name })
  await booked(6, 24)
  await button('move.move').click()
  await page.getByText(says('move.takenMeanwhile')).waitFor()
  await expectNoFindings(page, 'a shelf that was taken meanwhile')
  await page.locator('#shelf').selectOption({ label: shelf(7).name })
  await button('move.move').click()
  await page.getByText(says('move.moved')).waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await request(id)).toMatchObject({ shelf: shelf(7), dateStart: day(24) })
})

test('A chain of extensions keeps its days, a start within the right of withdrawal is wished for, what runs stays', async () => {
  await settings({ tenantMoves: 'atOnce' })
  const [parent, runs] = [await booked(0, 3), await booked(1, 0)]
  const { version } = await request(parent.id)
  const extension = { version, dateEnd: day(12), price: '100.00', status: 2 }
  await staff('POST', `booking_requests/${parent.id}/extend/`, extension)
  const online = await paid(anna, 24)
  await site.idle()
  const page = await tenantAt(parent.id)
  const { says, button, title } = personAt(page, 'da')
  await toMove(page, parent.id, /^Flyt Til en anden hylde/)
  await page.getByText(says('move.keepsDays')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a booking in a chain that may have another shelf')
  await toMove(page, online.id, /^Flyt Til en anden hylde/)
  await title('move.title')
  await page.locator(`button[data-day="${day(5)}"]`).click()
  await button('move.move').click()
  await page.locator('#beginWish[aria-invalid="true"]').waitFor()
  await expectNoFindingsAtBothWidths(page, 'a move that needs the wish to begin')
  await page.locator('#beginWish').check()
  await button('move.move').click()
  await page.getByText(says('move.moved')).waitFor()
  expect((await request(online.id)).beginWishAt).not.toBeNull()
  await page.goto(`${site.url()}/user#/bookings/${runs.id}/move`)
  await page.getByText(says('rental.moveRunning')).waitFor()
  await expectNoFindings(page, 'a booking that cannot be moved')
})
