/** Staff give money back while the card provider is down: each refund is made, and made once. */
import { beforeAll, expect, test } from 'vitest'
import { readPayment } from '#functions/payments/table/payment.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { readMarketStates, untilQuiet } from '../../cloud/market-state.ts'
import { staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'
import { IS_LONG } from '../../run/soak.ts'

const cloud = cloudForTests()
const MARKET = 'refunds-outage'
const visitor = visitorOf(cloud, MARKET)
const HOUR = 3_600
const HOW_MANY = IS_LONG ? 50 : 12

beforeAll(async () => {
  await openMarket(MARKET, HOW_MANY + 10)
}, 60_000)

const buy = async (at: number) => {
  const reserved = await visitor.reserveOne()
  const customerEmail = `buyer${at}@refunds-outage.example`
  const body = visitor.checkout([reserved], {
    customerName: 'Ida',
    customerEmail,
    customerPhone: '20 12 34 56',
  })
  const { paymentId, txId } = (await visitor.init(body)).body
  await visitor.pay(paymentId)
  await visitor.confirm(body, paymentId)
  return { ...reserved, txId }
}

const past = async (seconds: number) => {
  await cloud.call('POST', '/local/clock/', { advanceSeconds: seconds })
  await untilQuiet(cloud)
}

test(`${HOW_MANY} refunds while the provider is down for an hour are all made once`, {
  timeout: 120_000,
}, async () => {
  const bought: Awaited<ReturnType<typeof buy>>[] = []
  // Six buy at once. Of more, some would lose a shelf too often, and be told to try again.
  while (bought.length < HOW_MANY) {
    const more = Math.min(6, HOW_MANY - bought.length)
    bought.push(...(await Promise.all(Array.from({ length: more }, (_, at) => buy(bought.length + at)))))
  }
  await untilQuiet(cloud)
  await past(14 * HOUR)
  const token = await staffToken(cloud, MARKET)
  await setFault(cloud, 'elavon', 'down')
  const asked = await Promise.all(
    bought.map(({ id }, at) =>
      cloud.call(
        'POST',
        `/api/admin/booking_requests/${id}/refund/`,
        { refundAddons: false, ...(at % 2 ? { amount: '7.00' } : {}) },
        { market: MARKET, token, headers: { 'idempotency-key': `one-of-many-refunds-${at}` } },
      ),
    ),
  )
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
  await untilQuiet(cloud)
  for (let gone = 0; gone < HOUR; gone += 1_200) await past(1_200)
  const waiting = await Promise.all(bought.map(({ txId }) => readPayment(MARKET, txId)))
  const statusOf = waiting.flatMap(({ refunds }) => Object.values(refunds).map(({ status }) => status))
  expect(new Set(statusOf)).toEqual(new Set(['requested']))
  await setFault(cloud, 'elavon', 'off')
  await past(HOUR)
  const [after] = await readMarketStates(cloud, [MARKET])
  for (const [at, { txId, totalPrice }] of bought.entries()) {
    const payment = after?.payments.find(one => one.txId === txId)
    expect(Object.values(payment?.refunds ?? {}).map(({ status }) => status)).toEqual(['refunded'])
    const sale = after?.sales.find(({ customReference }) => customReference === txId)
    expect(Number(sale?.totalRefunded?.amount).toFixed(2)).toBe(at % 2 ? '7.00' : totalPrice)
    expect(sale?.relatedTransactions).toHaveLength(1)
  }
  const statuses = bought.map(({ id }) => after?.requests.find(one => one.id === id)?.status)
  expect(statuses).toEqual(bought.map((_, at) => (at % 2 ? 'paid' : 'refunded')))
})
