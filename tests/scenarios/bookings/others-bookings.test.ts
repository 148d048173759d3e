/** Nobody extends or blocks another's booking, though its id is known. */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { now } from '#functions/kit/clock.ts'
import { linkToken } from '#functions/kit/link.ts'
import { commit } from '#functions/kit/table.ts'
import { calendarFile } from '#functions/messages/booking-facts/calendar-file.ts'
import { alone } from '#functions/messages/booking-facts/turns.ts'
import type { ExtensionLink } from '#shared/bookings/link.ts'
import { dayIn, daysBetween } from '#shared/kit/day.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { newGuest, type Reserved, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'others'
const PASSWORD = 'Correct-horse-1'
const DAY = 86_400

/** So many shelves that no test finds them taken by another's bookings, whatever day it is. */
beforeAll(() => openMarket(MARKET, 20))

const guest = visitorOf(cloud, MARKET)

const booked = async (as = guest, who: object = newGuest()): Promise<Reserved> => {
  const reserved = await as.reserveOne({ from: 2 })
  const checkout = as.checkout([reserved], who)
  const { body } = await as.init(checkout)
  await as.pay(body.paymentId)
  await as.confirm(checkout, body.paymentId)
  return reserved
}

/** What a stranger sends to extend a booking: they know its id, but not its cart's token. */
const extension = async (parent: Reserved) => {
  const { cartToken: _hidden, ...rest } = await guest.extensionOf(parent)
  return rest
}

const customer = async (userNumber: string) => {
  const email = `${userNumber}@example.com`
  await commit(
    newCustomer(MARKET, {
      userNumber,
      name: 'Ida',
      email,
      phone: '',
      language: 'da',
      verified: true,
      createdTs: 1,
    }),
  )
  await setPassword({ market: MARKET, username: userNumber }, PASSWORD, 'customers')
  const body = { username: userNumber, password: PASSWORD, market_id: MARKET }
  const { accessToken } = (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body
  return visitorOf(cloud, MARKET, { token: accessToken })
}

const link = (about: Partial<ExtensionLink>, valid = 3_600) =>
  linkToken({ purpose: 'extend-booking-request', market: MARKET, ...about }, valid)

const answerOf = async (asked: ReturnType<typeof guest.reserve>) => {
  const { status, body } = await asked
  return [status, body.detail ?? 'reserved']
}

test('The id of a booking alone extends nothing, in no cart and for no other customer', async () => {
  const parent = await booked()
  const ida = await customer('500001')
  const own = await guest.reserveOne({ from: 2 })
  const asked = await extension(parent)
  expect(await answerOf(guest.reserve(asked))).toEqual([404, 'not_found'])
  expect(await answerOf(guest.reserve({ ...asked, cartToken: own.cartToken }))).toEqual([404, 'not_found'])
  expect(await answerOf(ida.reserve(asked))).toEqual([404, 'not_found'])
  expect((await guest.cart(parent.cartToken))[0]?.childrenIds).toEqual([])
})

test('The token of its cart, a link from our mail and the login of its customer extend it', async () => {
  const first = await booked()
  expect((await guest.reserve({ ...(await extension(first)), cartToken: first.cartToken })).status).toBe(201)
  const second = await booked()
  const token = await link({ bookingRequest: second.id, dateEnd: second.dateEnd })
  expect((await guest.reserve({ ...(await extension(second)), linkToken: token })).status).toBe(201)
  const per = await customer('500002')
  const third = await booked(per, {})
  expect((await per.reserve(await extension(third))).status).toBe(201)
})

test('Extensions that expired do not pile up on their booking', async () => {
  const parent = await booked()
  const asked = { ...(await extension(parent)), cartToken: parent.cartToken }
  for (let tries = 0; tries < 3; tries++) {
    expect((await guest.reserve(asked)).status).toBe(201)
    await cloud.later(901)
  }
  const found = (await guest.cart(parent.cartToken)).find(({ id }) => id === parent.id)
  expect(found?.childrenStatuses).toEqual(['expired'])
})

test('The calendar file says nothing by which a booking is found', () => {
  const id = '01M81284R49J92XWS8QRJAVJN3'
  const booking = {
    id,
    dateStartCustomer: '2026-11-23',
    dateEndCustomer: '2026-11-29',
    shelf: { id: '1', name: 'A1' },
  }
  const shop = {
    marketId: 'reol',
    visualName: 'Reol',
    address: '',
    postalCode: '',
    city: '',
    timeZone: 'Europe/Copenhagen',
  }
  const hours = { openingHours: [], closingDays: [], bookingOpeningDays: [] }
  const [made] = calendarFile({ ...shop, ...hours }, [booking], { language: 'da', turnsOf: alone })
  const file = String(made?.content)
  expect(file).toMatch(/^UID:[0-9a-f]{32}-empty@reol\r$/m)
  expect(file).not.toContain(id)
})

test('The token of an unpaid cart ends after three days, that of a paid one three days after its last day', async () => {
  const unpaid = await guest.reserveOne({ from: 2 })
  const paid = await booked()
  const asked = { ...(await extension(paid)), cartToken: paid.cartToken }
  await cloud.later(3 * DAY + 1)
  expect(await guest.cart(unpaid.cartToken)).toEqual([])
  expect((await guest.reserve(asked)).status).toBe(201)
  expect(await guest.cart(paid.cartToken)).toHaveLength(2)
  await cloud.later((daysBetween(dayIn('Europe/Copenhagen', now()), paid.dateEnd) + 5) * DAY)
  expect(await guest.cart(paid.cartToken)).toEqual([])
  const [price] = await guest.prices()
  const anew = { shelfPeriodPrice: price?.id, dateStart: await guest.startDay(price?.id ?? '', 2) }
  expect(await answerOf(guest.reserve({ ...anew, cartToken: paid.cartToken }))).toEqual([409, 'cart_full'])
})
