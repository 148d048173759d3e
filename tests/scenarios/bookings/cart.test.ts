import { beforeAll, expect, test } from 'vitest'
import { readPayment } from '#functions/payments/table/payment.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { atLast, newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
beforeAll(async () => {
  await openMarket('cart', 12)
  await openMarket('cart-next-door', 1)
  await openMarket('cart-tiny', 1)
  await openMarket('cart-single', 1)
})
const at = () => visitorOf(cloud, 'cart')

const reservation = async (from = 1, market = 'cart') => {
  const visitor = visitorOf(cloud, market)
  const [price] = await visitor.prices()
  return { shelfPeriodPrice: price?.id, dateStart: await visitor.startDay(price?.id ?? '', from) }
}

test('A repeated key returns the first answer, and refuses another body', async () => {
  const body = await reservation()
  const first = await at().reserve(body, 'key-of-one-visitor')
  expect(await at().reserve(body, 'key-of-one-visitor')).toEqual(first)
  const other = await at().reserve({ ...body, type: 'new' }, 'key-of-one-visitor')
  expect(other).toMatchObject({ status: 409, body: { detail: 'idempotency_key_reused' } })
  const [cart] = [await at().cart(first.body.cartToken)]
  expect(cart).toHaveLength(1)
})

test('A repeated key returns the first answer also when no shelf is left', async () => {
  const body = await reservation(1, 'cart-tiny')
  const tiny = visitorOf(cloud, 'cart-tiny')
  const first = await tiny.reserve(body, 'key-for-the-last-shelf')
  expect(first.status).toBe(201)
  expect((await tiny.reserve(body)).body.detail).toBe('error_booking_period_unavailable')
  expect(await tiny.reserve(body, 'key-for-the-last-shelf')).toEqual(first)
})

test('Twenty reservations at once with one key are one reservation', async () => {
  const body = await reservation(3)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => at().reserve(body, 'key-of-twenty-clicks')),
  )
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
})

test('Two clicks on pay open one payment', async () => {
  const reserved = await at().reserveOne()
  const checkout = at().checkout([reserved], newGuest())
  const [one, two] = await Promise.all([at().init(checkout), at().init(checkout)])
  expect(two.body).toEqual(one.body)
  expect(await at().init(checkout)).toEqual(one)
  expect((await readPayment('cart', one.body.txId)).sessionId).toBe(one.body.paymentId)
})

test('The key of one payment cannot open another', async () => {
  const [one, two] = [await at().reserveOne(), await at().reserveOne()]
  const checkout = at().checkout([one], newGuest())
  const opened = await at().init(checkout, 'key-of-one-payment')
  expect(await at().init(checkout, 'key-of-one-payment')).toEqual(opened)
  const other = await at().init(at().checkout([two], newGuest()), 'key-of-one-payment')
  expect(other).toMatchObject({ status: 409, body: { detail: 'idempotency_key_reused' } })
  expect((await at().cart(two.cartToken)).map(({ status }) => status)).toEqual(['reserved'])
})

test('A cart holds ten reservations, and expired ones make room', async () => {
  const first = await at().reserve(await reservation(5))
  const { cartToken } = first.body
  for (let more = 1; more < 10; more++)
    expect((await at().reserve({ ...(await reservation(5)), cartToken })).status).toBe(201)
  const full = await at().reserve({ ...(await reservation(5)), cartToken })
  expect(full).toMatchObject({ status: 409, body: { detail: 'cart_full' } })
  await cloud.later(901)
  expect((await at().reserve({ ...(await reservation(5)), cartToken })).status).toBe(201)
})

test('A deleted reservation leaves the cart, and its shelf is free again', async () => {
  const tiny = visitorOf(cloud, 'cart-tiny')
  const body = await reservation(20, 'cart-tiny')
  const { id: bookingRequest, cartToken } = (await tiny.reserve(body)).body
  expect((await tiny.reserve(body)).status).toBe(409)
  const remove = (token: string) =>
    tiny.call('DELETE', 'booking_request/delete/', { bookingRequest, cartToken: token })
  expect((await remove('0'.repeat(32))).status).toBe(404)
  expect((await remove(cartToken)).status).toBe(204)
  expect((await remove(cartToken)).status).toBe(404)
  expect(await tiny.cart(cartToken)).toEqual([])
  expect((await tiny.reserve(body)).status).toBe(201)
})

test('A cart belongs to its market, and reservations to their cart', async () => {
  const reserved = await at().reserveOne()
  const other = visitorOf(cloud, 'cart-next-door')
  expect(await other.cart(reserved.cartToken)).toEqual([])
  const stranger = await at().reserveOne()
  const mixed = at().checkout([reserved, stranger], newGuest())
  expect(await at().init(mixed)).toMatchObject({ status: 400, body: { bookingIds: ['not_in_cart'] } })
  const { cartToken } = reserved
  const remove = await other.call('DELETE', 'booking_request/delete/', {
    bookingRequest: reserved.id,
    cartToken,
  })
  expect(remove.status).toBe(404)
  expect((await other.reserve(await reservation())).status).toBe(404)
})

test('A guest gets all missing fields at once, and must accept the terms', async () => {
  const reserved = await at().reserveOne()
  const checkout = at().checkout([reserved], {})
  expect((await at().init(checkout)).body).toEqual({
    customerName: ['required'],
    customerEmail: ['required'],
    customerPhone: ['required'],
  })
  const bad = { customerName: 'Ida "Test"', customerEmail: 'ida@', customerPhone: '12' }
  expect((await at().init({ ...checkout, ...bad })).body).toEqual({
    customerName: ['has_quotes'],
    customerEmail: ['invalid_email'],
  })
  const phone = { ...newGuest(), customerPhone: '12' }
  expect((await at().init({ ...checkout, ...phone })).body).toEqual({ customerPhone: ['invalid_phone'] })
  const terms = { ...checkout, ...newGuest(), termsAccepted: false }
  expect((await at().init(terms)).body).toEqual({ termsAccepted: ['terms_not_accepted'] })
})

test('A guest books with the phone of any country', async () => {
  const checkout = at().checkout([await at().reserveOne()], { ...newGuest(), customerPhone: '+298 212345' })
  expect((await at().init(checkout)).status).toBe(200)
})

test('A guest without a name that can be seen is refused, and one with an apostrophe in the address is not', async () => {
  const checkout = at().checkout([await at().reserveOne()], newGuest())
  const named = (customerName: string) => at().init({ ...checkout, customerName })
  expect((await named('\u200b')).body).toEqual({ customerName: ['required'] })
  expect((await named('.')).body).toEqual({ customerName: ['no_letters'] })
  const irish = { customerName: "Aaron O'Brien", customerEmail: "o'brien@müller-example.de" }
  expect((await at().init({ ...checkout, ...irish })).status).toBe(200)
})

test('While the card provider is down, reservations stay, and payment works afterwards', async () => {
  const reserved = await at().reserveOne()
  const checkout = at().checkout([reserved], newGuest())
  await setFault(cloud, 'elavon', 'down')
  expect(await at().init(checkout)).toMatchObject({
    status: 503,
    body: { detail: 'payment_provider_unavailable' },
  })
  expect((await at().cart(reserved.cartToken)).map(({ status }) => status)).toEqual(['reserved'])
  await setFault(cloud, 'elavon', 'off')
  expect((await at().init(checkout)).status).toBe(200)
})

test('A booking is extended on its own shelf, one extension at a time', async () => {
  const single = visitorOf(cloud, 'cart-single')
  const reserved = await single.reserveOne({ from: 8 })
  const checkout = single.checkout([reserved], newGuest())
  const extension = async () => {
    const { shelfPeriodPrice } = await reservation(1, 'cart-single')
    const [parent] = await single.cart(reserved.cartToken)
    const dateStart = new Date(Date.parse(`${parent?.dateEnd}T00:00:00Z`) + 86_400_000)
      .toISOString()
      .slice(0, 10)
    const { id: parentBookingRequest, cartToken } = reserved
    return { shelfPeriodPrice, dateStart, type: 'extension', parentBookingRequest, cartToken }
  }
  expect(await single.reserve(await extension())).toMatchObject({
    status: 409,
    body: { detail: 'extension_not_allowed' },
  })
  const { body: opened } = await single.init(checkout)
  await single.pay(opened.paymentId)
  await single.confirm(checkout, opened.paymentId)
  const wrong = { ...(await extension()), dateStart: reserved.dateEnd }
  expect((await single.reserve(wrong)).body).toEqual({ dateStart: ['date_out_of_range'] })
  const [, otherType] = await single.types()
  const [otherPrice] = await single.prices(otherType?.id)
  const elsewhere = { ...(await extension()), shelfPeriodPrice: otherPrice?.id }
  expect((await single.reserve(elsewhere)).body.detail).toBe('extension_not_allowed')
  const more = await single.reserve(await extension())
  expect(more).toMatchObject({ status: 201, body: { shelf: reserved.shelf, shelfChanged: false } })
  expect((await single.reserve(await extension())).body.detail).toBe('extension_not_allowed')
  await cloud.later(901)
  expect((await single.cart(reserved.cartToken))[0]).toMatchObject({
    childrenIds: [more.body.id],
    childrenStatuses: ['expired'],
  })
  expect((await single.reserve(await extension())).status).toBe(201)
})

test('Of 120 buyers for twelve shelves exactly twelve win, and the others get 409', async () => {
  const body = await reservation(25)
  const free = 12
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, buyer) =>
      atLast(() => at().reserve(body, `key-of-one-of-many-buyers-${buyer}`)),
    ),
  )
  const shelves = answers.filter(({ status }) => status === 201).map(({ body: won }) => won.shelf.id)
  expect(shelves).toHaveLength(free)
  expect(new Set(shelves).size).toBe(free)
  const lost = answers.filter(({ status }) => status !== 201)
  expect(new Set(lost.map(({ status, body: refusal }) => `${status} ${refusal.detail}`))).toEqual(
    new Set(['409 error_booking_period_unavailable']),
  )
})
