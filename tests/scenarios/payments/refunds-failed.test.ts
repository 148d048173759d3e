/** Refunds by staff that fail, and money that goes back in another way than to the card (D35). */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { type Became, refundingStaff } from '../../people/refunding.ts'
import { staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'failed-refunds'
const staff = refundingStaff(cloud, MARKET)
const { visitor, later, call, buy, refund, money, request, notes, givenBack } = staff
const OTHER = 'failed-refunds-other'
const HOUR = 3_600

beforeAll(async () => {
  await openMarket(MARKET, 8)
  await openMarket(OTHER, 1)
  await staff.logIn()
}, 60_000)

afterEach(() => setFault(cloud, 'elavon', 'off'))

/** What the day board says of money that is not back. */
const needs = async () => {
  const { body } = await call<{ needs: { id: string; kind: string }[] }>('GET', 'day_board/')
  return new Map(body.needs.map(({ id, kind }) => [id, kind]))
}

let cash: Awaited<ReturnType<typeof buy>>

test('A refund that the provider refuses for five days says why; staff try again, and it is made once', async () => {
  const bought = await buy()
  const kept = await buy()
  cash = await buy()
  await later(14 * HOUR)
  await setFault(cloud, 'elavon', 'poor')
  for (const { id } of [bought, cash]) await refund(id, {})
  await refund(kept.id, { amount: '5.00' })
  await cloud.idle()
  expect((await money(bought.id)).refunds).toMatchObject([
    { status: 'requested', said: 'The merchant account has not enough money' },
  ])
  await call('POST', `booking_requests/${bought.id}/retry_refund/`, {}).then(({ status, body }) =>
    expect([status, body]).toMatchObject([409, { detail: 'refund_not_failed' }]),
  )
  await later(2 * 86_400)
  const waiting = (kind: string) => new Map([bought, cash, kept].map(({ id }) => [id, kind]))
  expect(await needs()).toEqual(waiting('refund_slow'))
  await later(3 * 86_400 + HOUR)
  expect(await needs()).toEqual(waiting('refund'))
  expect(await request(bought.id)).toMatchObject({
    status: 'refund_failed',
    hasFailedRefund: true,
    shelfStatus: 0,
  })
  expect(await request(kept.id)).toMatchObject({
    status: 'paid',
    hasFailedRefund: true,
    refundedAmount: '5.00',
  })
  const [failed] = (await money(bought.id)).refunds
  expect(failed).toMatchObject({ status: 'failed', said: 'The merchant account has not enough money' })
  await setFault(cloud, 'elavon', 'off')
  const key = 'try-the-refund-again-please'
  for (const id of [bought.id, kept.id, bought.id]) {
    const { body } = await call<Became>('POST', `booking_requests/${id}/retry_refund/`, {}, `${key}${id}`)
    expect(body).toMatchObject({ status: id === kept.id ? 'paid' : 'refund_initiated' })
  }
  await cloud.idle()
  expect(await request(bought.id)).toMatchObject({ status: 'refunded', hasFailedRefund: false })
  expect(await request(kept.id)).toMatchObject({ status: 'paid', hasFailedRefund: false })
  expect(await needs()).toEqual(new Map([[cash.id, 'refund']]))
  expect((await money(bought.id)).refunds).toMatchObject([
    { reference: failed?.reference, status: 'refunded', said: null },
  ])
  expect([await givenBack(bought.txId), await givenBack(kept.txId)]).toEqual([bought.totalPrice, '5.00'])
  expect([await notes(bought.id), await notes(kept.id)]).toEqual([[bought.totalPrice], ['5.00']])
})

test('What staff paid back themselves ends a failed refund, with a credit note that says so and no money by card', async () => {
  const bought = cash
  expect(await request(bought.id)).toMatchObject({ status: 'refund_failed' })
  const said = { description: 'Kontant i butikken, kvitteret af kunden' }
  const key = 'paid-back-in-cash-by-the-shop'
  const otherwise = () => call<Became>('POST', `booking_requests/${bought.id}/refunded_otherwise/`, said, key)
  expect((await otherwise()).body).toMatchObject({ status: 'refunded', amount: bought.totalPrice })
  expect((await otherwise()).body).toMatchObject({ status: 'refunded' })
  await later(2 * HOUR)
  expect(await givenBack(bought.txId)).toBe('0.00')
  expect((await money(bought.id)).refunds).toMatchObject([
    { status: 'refunded', otherwise: said.description },
  ])
  expect(await notes(bought.id)).toEqual([bought.totalPrice])
  const texts = (await visitor.mails(bought.email)).map(({ text }) => text).join('\n')
  expect(texts).toContain('på en anden måde end til dit kort')
})

test('What was paid in the shop goes back there; what nobody paid has nothing to give back', async () => {
  const [type, another] = await visitor.types()
  const today = await visitor.today()
  const shelvesOf = async (id = '') =>
    (await call<{ results: { id: string }[] }>('GET', `shelves/?type=${id}`)).body.results
  const shelves = await shelvesOf(type?.id)
  const bought = await buy()
  const customer = (await request(bought.id)).customer as string
  const add = async (status: number, shelf: { id: string } | undefined, from = 60) =>
    (
      await call<{ id: string }>('POST', 'shelf_bookings/', {
        shelf: shelf?.id,
        status,
        customer,
        dateStart: addDays(today, from),
        dateEnd: addDays(today, from + 6),
        price: '150.00',
      })
    ).body.id
  const [unpaid, inShop] = [await add(1, shelves[0]), await add(2, shelves[1])]
  expect((await refund(unpaid, {})).body.detail).toBe('nothing_to_refund')
  expect((await refund(inShop, {})).body.detail).toBe('not_paid_online')
  const otherwise = (id: string) =>
    call<Became>('POST', `booking_requests/${id}/refunded_otherwise/`, { description: 'Af kassen' })
  expect((await otherwise(unpaid)).body.detail).toBe('status_not_possible')
  expect((await otherwise(bought.id)).body.detail).toBe('status_not_possible')
  expect((await otherwise(inShop)).body).toEqual({
    status: 'refunded',
    addonsRefunded: false,
    amount: '150.00',
  })
  expect(await request(inShop)).toMatchObject({
    status: 'refunded',
    shelfStatus: 0,
    refundedAmount: '150.00',
  })
  expect((await otherwise(inShop)).body.detail).toBe('status_not_possible')
  // One that runs is over at once, while its shelf is still being emptied: nobody sells it a second time.
  // Nobody else books this type, so its shelf is free today.
  const running = await add(2, (await shelvesOf(another?.id))[0], 0)
  const freeFrom = addDays(today, 3)
  const ended = await call('POST', `booking_requests/${running}/refunded_otherwise/`, {
    description: 'Af kassen',
    freeFrom,
  })
  expect([ended.status, ended.body]).toMatchObject([200, { status: 'refunded' }])
  expect(await request(running)).toMatchObject({ status: 'refunded', shelfStatus: 2 })
  for (const change of [{ status: 1 }, { price: '400.00' }, { customer }])
    expect((await call('PUT', `shelf_bookings/${running}/`, change)).body.detail).toBe('status_not_possible')
  expect((await call('DELETE', `shelf_bookings/${running}/`)).body.detail).toBe('status_not_possible')
  const stranger = await staffToken(cloud, OTHER)
  for (const [method, path, body] of [
    ['GET', 'payment', undefined],
    ['POST', 'refund', { refundAddons: false }],
    ['POST', 'retry_refund', {}],
    ['POST', 'refunded_otherwise', { description: 'x' }],
  ] as const) {
    const at = `/api/admin/booking_requests/${bought.id}/${path}/`
    expect((await cloud.call(method, at, body, { market: OTHER, token: stranger })).status).toBe(404)
  }
})

test('A sale that is settled while it is asked for, so that it cannot be voided, has not failed however long the answer takes', async () => {
  const { id, txId, totalPrice } = await buy()
  const { fetch: real } = globalThis
  let asked = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, sent) => {
    const isRefund = sent?.method === 'POST' && /\/transactions$/.test(String(to))
    if (isRefund) asked += 1
    if (isRefund && asked === 1)
      await real(`${cloud.url()}/local/clock/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advanceSeconds: 6 * 86_400 }),
      })
    return real(to, sent)
  })
  await refund(id, {})
  await cloud.idle()
  expect(asked).toBeGreaterThan(0)
  await later(HOUR)
  expect(await request(id)).toMatchObject({ status: 'refunded' })
  expect(await givenBack(txId)).toBe(totalPrice)
})
