/**
 * A day at the till: a walk-in who has booked (counter.all.test.ts) moves and stays longer, and three customers are asked for
 * their money by mail: one pays, one does not, one pays in the shop instead. A refund that fails: failed-refund.all.test.ts.
 */
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { staffToken } from '../people/staff.ts'
import { visitorOf } from '../people/visitor.ts'
import { calendarForTests } from './calendar-staff.ts'
import { expectNoFindings, expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { addressOf, tillOf } from './till.ts'
import { CARD, personAt } from './wizard.ts'

const site = siteForTests()

const till = tillOf(site)
const calendar = calendarForTests(site)
const visitor = visitorOf(site, 'demo')
const WALK_IN = 'Bente Bordben'
const ASKED = ['Pia Punktlig', 'Sune Senere', 'Kaj Kontant']
let numbers: Record<string, string> = {}

beforeAll(async () => {
  numbers = await till.customers([WALK_IN, ...ASKED])
  await site.idle()
})

const typed = (day: string): string => day.split('-').reverse().join('-')
const addressTo = (path: string): string => `${site.url()}/admin_section#/booking/${path}`
const wide = (page: Page) => page.setViewportSize({ width: 1280, height: 844 })

/** The booking as it is now; staff's sessions end while the clock moves. */
const now = async (id: string): Promise<ShelfBooking> => {
  const token = await staffToken(site, 'demo')
  const path = `/api/admin/shelf_bookings/${id}/`
  return (await site.call<ShelfBooking>('GET', path, undefined, { market: 'demo', token })).body
}

/** The link in the mail that asks for money. */
const linkOf = async (name: string): Promise<string> => {
  await site.idle()
  const mails = await visitor.mails(addressOf(name))
  return mails.flatMap(({ links }) => links).find(link => link.includes('finalize')) ?? ''
}

test('a walk-in moves, stays longer; links are paid, lapse and are settled', async () => {
  // A walk-in was booked from today on.
  const walkIn = await calendar.add('C8', 0, 6, { status: 2, customer: numbers[WALK_IN], price: '199.00' })
  const { page, says, button } = await calendar.open(
    'da',
    `?type=${calendar.cabinets()}&booking=${walkIn.id}`,
  )
  const dialog = page.getByRole('dialog')
  const inDialog = (key: string) => dialog.getByRole('button', { name: says(key) })

  // Another shelf, after the first one was the wrong one.
  const sheet = page.getByRole('complementary')
  const changeShelf = async (at: number): Promise<string> => {
    await button('calendar.changeShelf').click()
    const choice = page.getByLabel(says('calendar.newShelf'))
    const option = choice.locator('option').nth(at)
    await option.waitFor({ state: 'attached' })
    const id = (await option.getAttribute('value')) ?? ''
    await choice.selectOption(id)
    await button('calendar.save').click()
    await button('calendar.undo').waitFor()
    return id
  }
  const wrong = await changeShelf(1)
  expect((await now(walkIn.id)).shelf.id).toBe(wrong)
  await button('calendar.undo').click()
  await expect.poll(async () => (await now(walkIn.id)).shelf.id).toBe(walkIn.shelf.id)
  await page.getByText(says('calendar.undone')).first().waitFor()
  const right = await changeShelf(2)
  expect((await now(walkIn.id)).shelf.id).toBe(right)

  // She stays a week longer, on the page of her booking.
  await sheet.getByRole('link', { name: says('calendar.openBooking') }).click()
  await button('requests.extend').click()
  await dialog.locator('#dateEnd').fill(typed(addDays(walkIn.dateEnd, 7)))
  await dialog.locator('#price').fill('150,00')
  await inDialog('requests.extendSave').click()
  await page.getByRole('link', { name: says('requests.child') }).waitFor()

  // A note for the colleague of the next shift, and the confirmation once more.
  await button('requests.noteWrite').click()
  await dialog.getByLabel(says('requests.note')).fill('Henter nøglen onsdag')
  await inDialog('requests.noteSave').click()
  await page.getByText('Henter nøglen onsdag').first().waitFor()
  await button('requests.resend').click()
  await inDialog('requests.resend').click()
  await page.getByText(says('requests.isResent', { email: addressOf(WALK_IN) })).waitFor()
  await page.getByText(says('requests.didSendConfirmation')).first().waitFor()
  await expectNoFindingsAtBothWidths(page, 'a booking of the till')
  await wide(page)

  // Three who owe their rent are asked for it by mail: from the calendar, and from the page of the booking.
  const [pays, lapses, settles] = await Promise.all(
    ASKED.map((name, at) => calendar.add(`C${at + 1}`, 20, 26, { customer: numbers[name], price: '250.00' })),
  )
  if (!pays || !lapses || !settles) throw new Error('nobody was booked')
  const send = async (name: string) => {
    await button('staff-bookings.send').click()
    await dialog.getByText(addressOf(name)).waitFor()
    await dialog.getByText(says('staff-bookings.worksByItself')).waitFor()
    return inDialog('staff-bookings.send')
  }
  await page.goto(addressTo(`calendar?type=${calendar.cabinets()}&booking=${pays.id}`))
  const first = await send(ASKED[0] ?? '')
  await expectNoFindings(page, 'a payment link is sent')
  await first.click()
  await dialog.waitFor({ state: 'detached' })
  await button('staff-bookings.sendAgain').waitFor()
  await expectNoFindings(page, 'a payment link is out')
  for (const [at, { id }] of [lapses, settles].entries()) {
    await page.goto(addressTo(`requests/${id}`))
    await (await send(ASKED[at + 1] ?? '')).click()
    await dialog.waitFor({ state: 'detached' })
    await button('staff-bookings.withdraw').waitFor()
  }
  await expectNoFindingsAtBothWidths(page, 'a payment link on the page of its booking')
  await wide(page)

  // One pays by the link.
  const buyer = await site.openPage('da-DK')
  const person = personAt(buyer, 'da')
  const openCard = async (name: string) => {
    await buyer.goto('about:blank')
    await buyer.goto(await linkOf(name))
    await person.agree()
    await buyer.getByRole('button', { name: /^Betal 250,00/ }).click()
    await person.cardWindow().locator('#number').waitFor()
  }
  await openCard(ASKED[0] ?? '')
  await person.fillCard(CARD.approved)
  await buyer.getByRole('heading', { name: /Din booking er bekræftet/ }).waitFor()
  expect(await now(pays.id)).toMatchObject({ status: 5, requestStatus: 'confirmed' })

  // One has the card window open, and pays at the counter: the card gets its money back.
  await openCard(ASKED[2] ?? '')
  await page.reload()
  await page.getByText(says('staff-bookings.linkPaying')).waitFor()
  await button('staff-bookings.settle').click()
  await dialog.getByText(/går pengene tilbage til kortet af sig selv/).waitFor()
  await inDialog('staff-bookings.settleSave').click()
  await page.getByText(says('staff-bookings.isSettled')).waitFor()
  await person.fillCard(CARD.approved)
  await site.idle()
  await expect
    .poll(async () => (await visitor.refundMails(addressOf(ASKED[2] ?? '')))[0])
    .toContain('allerede betalt')
  expect(await now(settles.id)).toMatchObject({ status: 2, requestStatus: 'confirmed' })

  // Five days pass: the third link lapses. The walk-in, who moved twice, has got one mail about it.
  await site.later(5 * 86_400)
  const told = (await visitor.mails(addressOf(WALK_IN))).filter(({ text }) =>
    text.includes('Din hylde er nu'),
  )
  expect(told.map(({ text }) => /Før var det (\S+)\./.exec(text)?.[1])).toEqual([walkIn.shelf.name])
  await logInAsStaff(page, site.url())
  await page.goto(addressTo(`requests/${lapses.id}`))
  await page.getByText(says('staff-bookings.needsYou')).waitFor()
  await page.getByText(says('requests.didLapse')).waitFor()
  await expectNoFindingsAtBothWidths(page, 'a payment link that lapsed')
  await wide(page)
  expect(await now(lapses.id)).toMatchObject({ status: 1, requestStatus: 'confirmed', hasLapsed: true })
})
