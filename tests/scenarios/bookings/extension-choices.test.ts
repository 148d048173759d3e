/** For how long a tenant can extend a booking, logged in or by the link in a mail, and why not. */
import { beforeAll, expect, test } from 'vitest'
import { readRequest } from '#functions/bookings/table/request.ts'
import { commit } from '#functions/kit/table.ts'
import { putMarket, readMarket } from '#functions/markets/table/market.ts'
import { extensionOffer } from '#functions/messages/reminders/extension-offer.ts'
import { readOffers } from '#functions/shelves/table/catalogue.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { addDays, momentIn } from '#shared/kit/day.ts'
import { commandsOf } from '../../cloud/commands-of.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { INVALID, told } from '../../cloud/told.ts'
import { extendingAt, wish } from '../../people/extending.ts'
import { staffToken } from '../../people/staff.ts'
import type { Visitor } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'extension-choices'
const extending = extendingAt(cloud, MARKET)
const { ANNA, BO, MASKED, guest, staffs, staff, open, tenants, booked, link, own, byLink, pay } = extending
let anna: Visitor
let bo: Visitor

beforeAll(async () => {
  await open()
  ;[anna, bo] = await tenants()
}, 60_000)

test('A tenant and the reader of the link get the same choices; the link says no more of the tenant than a masked address', async () => {
  const booking = await booked()
  const [mine, linked] = [await own(anna, booking.id), await byLink(await link(booking))]
  expect([mine.status, linked.status]).toEqual([200, 200])
  expect(linked.body).toEqual(mine.body)
  expect(mine.body).toMatchObject({
    bookingRequest: booking.id,
    shelf: { name: booking.shelf.name },
    dateEnd: booking.dateEnd,
    dateStart: addDays(booking.dateEnd, 1),
    until: addDays(booking.dateEnd, 3),
    customerEmail: MASKED,
  })
  const prices = await guest.prices(booking.shelfType.id)
  expect(mine.body.choices.map(one => [one.shelfPeriodPrice, one.discountedPrice])).toEqual(
    prices.map(({ id, discountedPrice }) => [id, discountedPrice]),
  )
  expect(mine.body.choices.every(one => one.shelf?.id === booking.shelf.id && !one.shelfChanged)).toBe(true)
  const found = await guest.call(
    'GET',
    `booking_request/by_link/?token=${encodeURIComponent(await link(booking))}`,
  )
  for (const said of [linked.body, found.body].map(body => JSON.stringify(body)))
    for (const secret of [ANNA.email, ANNA.name, ANNA.userNumber]) expect(said).not.toContain(secret)
  expect(JSON.stringify(found.body)).toContain(MASKED)
  const others = await own(bo, booking.id)
  expect([others.status, others.body]).toEqual([404, { detail: 'not_found' }])
})

test('The choices read the calendars of the type once, however many periods there are', async () => {
  const booking = await booked()
  const commands = await commandsOf(() => own(anna, booking.id))
  expect(commands.filter(name => name === 'QueryCommand')).toHaveLength(2)
  expect(commands.length).toBeLessThanOrEqual(6)
})

test('A shelf that is let ends the stay on it: the choice says from when, and reserving takes the shelf that it named', async () => {
  const booking = await booked()
  await booked(9, 15, { of: BO.userNumber, shelf: booking.shelf.id })
  const { choices, ...rest } = (await own(anna, booking.id)).body
  const moved = choices.find(one => one.shelfChanged)
  expect(moved?.ownTaken).toEqual({ from: addDays(staffs.today, 9), isHeld: false })
  const asked = { ...wish({ choices, ...rest }), shelfPeriodPrice: moved?.shelfPeriodPrice }
  const { body } = await anna.reserve(asked)
  expect(body).toMatchObject({ shelf: moved?.shelf, shelfChanged: true, dateEnd: moved?.dateEnd })
  expect(await pay(anna, body)).toBe('paid')
  const facts = { extendedUntil: body.dateEnd, shelf: body.shelf.name }
  const moves = { movesFrom: booking.shelf.name, movesOn: body.dateStart }
  expect((await own(anna, booking.id)).body).toEqual({ detail: 'already_extended', ...facts, ...moves })
  await cloud.idle()
  const [confirmation] = await guest.mails(ANNA.email)
  expect(confirmation?.text).toContain(
    `Du flytter fra hylde ${booking.shelf.name} til hylde ${body.shelf.name}`,
  )
})

test('A link of before the dates changed works no more, nor for a shelf that staff moved meanwhile', async () => {
  const booking = await booked()
  const linked = await link(booking)
  const asked = { ...wish((await byLink(linked)).body), linkToken: linked }
  const change = { version: booking.version, dateEnd: addDays(booking.dateEnd, 2) }
  const changed = (await staff<ShelfBooking>('PUT', `shelf_bookings/${booking.id}/`, change)).body
  expect((await byLink(linked)).body).toEqual({ detail: 'link_invalid' })
  expect((await guest.reserve(asked)).body).toEqual({ detail: 'link_invalid' })
  expect((await byLink(await link(changed))).body.dateStart).toBe(addDays(changed.dateEnd, 1))
})

test('What cannot be extended says why: not paid, not booked, online booking or the tenants’ access off', async () => {
  const owed = await booked(10, 16, { status: 1 })
  await staff('POST', `shelf_bookings/${owed.id}/send_payment_request_email/`, {})
  expect((await own(anna, owed.id)).body).toEqual({ detail: 'not_paid' })
  const unpaid = await anna.reserveOne()
  expect((await own(anna, unpaid.id)).body).toEqual({ detail: 'extension_not_allowed' })

  const booking = await booked()
  const [linked, settings] = [await link(booking), await readMarket(MARKET)]
  const tenantsOut = { ...settings, customerAccessToBooking: false }
  await commit(putMarket(tenantsOut))
  expect((await own(anna, booking.id)).body).toEqual({ detail: 'not_enabled' })
  expect((await byLink(linked)).status).toBe(200)
  const off = await readMarket(MARKET)
  await commit(putMarket({ ...off, onlineBookingFeature: false }))
  expect((await byLink(linked)).body).toEqual({ detail: 'online_booking_off' })
  const again = await readMarket(MARKET)
  await commit(putMarket({ ...again, onlineBookingFeature: true, customerAccessToBooking: true }))
})

test('A type that the market sells no more says so to its tenant and to the reader of the link', async () => {
  const booking = await booked()
  const linked = await link(booking)
  const mine = async () =>
    (await anna.call<OwnBooking>('GET', `booking_requests/${booking.id}/`)).body.can.extend
  expect(await mine()).toMatchObject({ isPossible: true, why: null })
  const prices = (await guest.prices(booking.shelfType.id)).map(({ price, bookingPeriod }) => ({
    shelfType: booking.shelfType.id,
    bookingPeriod: bookingPeriod.id,
    price,
  }))
  const sell = (lines: object[]) => staff('POST', 'shelf_period_prices/', lines)
  expect((await sell(prices.map(line => ({ ...line, price: '0' })))).status).toBe(200)
  expect(await mine()).toMatchObject({ isPossible: false, why: 'extension_not_sold', fromPrice: null })
  for (const { status, body } of [await own(anna, booking.id), await byLink(linked)])
    expect([status, body]).toEqual([409, { detail: 'extension_not_sold' }])
  expect((await sell(prices)).status).toBe(200)
})

test('On the third day after its end a booking is still extended, on the fourth it is too late', async () => {
  const late = await booked(-3, -3)
  const linked = await link(late, {}, 7 * 86_400)
  expect((await byLink(linked)).status).toBe(200)
  await cloud.later(86_400)
  expect((await byLink(linked)).body).toEqual({
    detail: 'extension_too_late',
    until: addDays(late.dateEnd, 3),
  })
})

test('The link of a mail is readable for weeks after the last day to extend: it says that it is too late, and does nothing', async () => {
  staffs.token = await staffToken(cloud, MARKET)
  const booking = await booked(-2, -2)
  const offer = await extensionOffer(await readOffers(MARKET), await readRequest(MARKET, booking.id))
  const linked = new URL(offer?.url ?? '').hash.slice('#token='.length)
  const until = addDays(booking.dateEnd, 3)
  const now = Date.parse((await cloud.call<{ now: string }>('GET', '/local/clock/')).body.now)
  const midnight = momentIn('Europe/Copenhagen', addDays(until, 1), '00:00')
  await cloud.later(Math.ceil((midnight - now) / 1_000) - 60)
  const asked = { ...wish((await byLink(linked)).body), linkToken: linked }
  const held = (await guest.reserve(asked)).body
  await cloud.later(120)
  const by = { bookingIds: [held.id], linkToken: linked, termsAccepted: true }
  expect(told(await guest.init(by))).toEqual(INVALID)
  const letGo = { bookingRequest: held.id, linkToken: linked }
  expect(told(await guest.call('DELETE', 'booking_request/delete/', letGo))).toEqual(INVALID)

  await cloud.later(14 * 86_400)
  await cloud.idle()
  expect(told(await byLink(linked))).toEqual([409, { detail: 'extension_too_late', until }])
  const notAllowed = [409, { detail: 'extension_not_allowed' }]
  const about = await guest.call('GET', `booking_request/by_link/?token=${encodeURIComponent(linked)}`)
  expect(told(about)).toEqual(notAllowed)
  expect(told(await guest.reserve(asked))).toEqual(notAllowed)
})
