/** A shelf that costs nothing (D62) is booked without the card provider, and can be given back. */
import { beforeAll, expect, test } from 'vitest'
import { countTries, triesLeft } from '#functions/kit/limit.ts'
import { commit } from '#functions/kit/table.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { withdrawingBuyers } from '../../people/withdrawing.ts'

const cloud = cloudForTests()
const MARKET = 'nothing-to-pay'
const { staff, open, quoteOf, confirm, mailed, rangesOf } = withdrawingBuyers(cloud, MARKET)
const { visitor, later, call, refund, request, money, notes } = staff
let [freePrice, paidPrice] = ['', '']
let guests = 0

beforeAll(async () => {
  await open()
  const [free, paid] = await visitor.prices()
  const type = (await visitor.types())[0]?.id
  const saved = await call('POST', 'shelf_period_prices/', [
    { shelfType: type, bookingPeriod: free?.bookingPeriod.id, price: '100.00', discountPercent: 100 },
  ])
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  freePrice = free?.id ?? ''
  paidPrice = paid?.id ?? ''
}, 60_000)

const reserve = async (price: string, cartToken?: string, from = 5) => {
  const dateStart = await visitor.startDay(price, from)
  return (await visitor.reserve({ shelfPeriodPrice: price, dateStart, cartToken })).body
}

const guest = () => {
  guests += 1
  return {
    customerName: `Gratis ${guests}`,
    customerEmail: `free${guests}@${MARKET}.example`,
    customerPhone: '20 12 34 56',
  }
}

/** Books a free shelf alone, as `buy` buys one. */
const bookFree = async (from = 5) => {
  const one = await reserve(freePrice, undefined, from)
  const who = guest()
  const body = visitor.checkout([one], who)
  const opened = await visitor.init(body)
  const confirmAgain = () => visitor.confirm(body, opened.body.paymentId)
  const booked = await confirmAgain()
  const { txId } = await request(one.id)
  const bought = { ...one, all: [one], txId: String(txId), email: who.customerEmail, name: who.customerName }
  return { ...bought, confirmAgain, opened, booked }
}

test('Alone in the cart it is booked at once: no provider, one mail with its document of 0.00', async () => {
  const form = await visitor.init({ ...visitor.checkout([await reserve(freePrice)], {}) })
  expect([form.status, form.body]).toMatchObject([400, { customerName: ['required'] }])
  const bought = await bookFree()
  expect(bought.totalPrice).toBe('0.00')
  expect([bought.opened.status, bought.opened.body]).toEqual([
    200,
    { paymentId: expect.any(String), txId: null, free: true },
  ])
  expect(bought.booked.body.bookingRequests).toMatchObject([{ status: 'paid' }])
  expect((await bought.confirmAgain()).body).toEqual(bought.booked.body)
  const mails = await mailed(bought.email)
  const confirmations = mails.filter(({ text }) => text.includes(bought.txId) && text.includes('0,00'))
  expect(confirmations).toHaveLength(1)
  expect(confirmations[0]?.attachments.map(({ type }) => type)).toContain('application/pdf')
  const { body } = await call<{ results: { kind: string; total: string }[] }>(
    'GET',
    `booking_requests/${bought.id}/documents/`,
  )
  expect(body.results).toMatchObject([{ kind: 'receipt', total: '0.00' }])
  const { sales } = await staff.state()
  expect(sales.some(({ customReference }) => customReference === bought.txId)).toBe(false)
})

test('Who does not confirm books nothing: the shelf is free when the hold is over', async () => {
  const one = await reserve(freePrice)
  const body = visitor.checkout([one], guest())
  const { paymentId } = (await visitor.init(body)).body
  expect((await visitor.init(body)).body.paymentId).toBe(paymentId)
  await later(3_600)
  expect(await visitor.statuses(one)).toEqual(['expired'])
  expect(await rangesOf(one)).toEqual([])
  const late = await visitor.confirm(body, paymentId)
  expect([late.status, late.body]).toMatchObject([402, { detail: 'payment_failed' }])
})

test('Beside a paid shelf: staff end the free one from the day that they choose, and no money moves', async () => {
  const paid = await reserve(paidPrice)
  const free = await reserve(freePrice, paid.cartToken)
  const buyer = guest()
  const body = visitor.checkout([paid, free], buyer)
  const { paymentId, txId } = (await visitor.init(body)).body
  await visitor.pay(paymentId)
  expect((await visitor.confirm(body, paymentId)).status).toBe(200)
  const freeFrom = addDays(free.dateStart, 1)
  const ended = await refund(free.id, { freeFrom, reason: 'Aftalt' })
  expect([ended.status, ended.body]).toEqual([
    200,
    { status: 'refunded', addonsRefunded: false, amount: '0.00' },
  ])
  expect((await refund(free.id, {})).body.detail).toBe('nothing_to_refund')
  await cloud.idle()
  expect(await request(free.id)).toMatchObject({ status: 'refunded', freedFrom: freeFrom })
  expect(await rangesOf(free)).toMatchObject([{ first: free.dateStart, last: free.dateStart }])
  expect((await money(paid.id)).refunds).toEqual([])
  expect([await notes(paid.id), await staff.givenBack(txId)]).toEqual([[], '0.00'])
  expect(await request(paid.id)).toMatchObject({ status: 'paid' })
  const told = (await mailed(buyer.customerEmail)).filter(({ subject }) => subject.endsWith('er afsluttet'))
  expect(told).toHaveLength(1)
})

test('Its buyer ends it by name, address and payment number', async () => {
  const bought = await bookFree()
  const quote = await quoteOf(bought)
  expect(quote).toMatchObject({ kind: 'withdrawal', why: null, amount: '0.00' })
  const ended = await confirm(bought, quote.amount)
  expect([ended.status, ended.body]).toMatchObject([200, { amount: '0.00' }])
  expect((await confirm(bought, quote.amount)).body).toEqual(ended.body)
  expect(await rangesOf(bought)).toEqual([])
  expect(await request(bought.id)).toMatchObject({ status: 'refunded' })
  const mails = await mailed(bought.email)
  expect(mails.filter(({ subject }) => subject.startsWith('Du har fortrudt'))).toHaveLength(1)
  expect(await visitor.refundMails(bought.email)).toEqual([])
})

test('An extension for nothing is booked the same way', async () => {
  const bought = await bookFree()
  const extension = (await visitor.reserve(await visitor.extensionOf(bought))).body
  const body = visitor.checkout([extension], guest())
  const { paymentId, free } = (await visitor.init(body)).body
  expect(free).toBe(true)
  expect((await visitor.confirm(body, paymentId)).body.bookingRequests).toMatchObject([{ status: 'paid' }])
})

test('After the right of withdrawal its buyer still gives the shelf back, up to its last day', async () => {
  const bought = await bookFree(25)
  await later(20 * 86_400)
  const quote = await quoteOf(bought)
  expect(quote).toMatchObject({ kind: 'cancellation', why: null, until: bought.dateEnd, amount: '0.00' })
  expect((await confirm(bought, quote.amount)).body).toMatchObject({ kind: 'cancellation', amount: '0.00' })
  expect(await rangesOf(bought)).toEqual([])
})

test('Beyond the free bookings of a day a guest is refused: each mails an address that somebody typed', async () => {
  const limit = { what: 'free-bookings', who: 'all', most: 200, window: 86_400 }
  await commit([countTries(MARKET, limit, await triesLeft(MARKET, limit))])
  const { status, body } = await visitor.init(visitor.checkout([await reserve(freePrice)], guest()))
  expect([status, body]).toMatchObject([429, { detail: 'too_many_requests' }])
})
