/** A refund that the card provider does not make: tried again for five days, then staff take over. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { nowSeconds } from '#functions/kit/clock.ts'
import { newId } from '#functions/kit/ids.ts'
import { commit } from '#functions/kit/table.ts'
import { refund } from '#functions/payments/refund.ts'
import { newPayment, readPayment } from '#functions/payments/table/payment.ts'
import { cloudForTests, openMarket } from '../local-cloud.ts'

const cloud = cloudForTests()
const MARKET = 'refunds'
const DAY = 86_400

beforeAll(async () => {
  await openMarket(MARKET, 1)
})

const elavon = (mode: string) => cloud.call('POST', '/local/fault/', { service: 'elavon', mode })
afterEach(() => elavon('off'))

/** A payment that was paid, with a refund that was asked for some days ago. */
const owed = async (daysAgo: number) => {
  const [txId, id, at] = [newId(), newId(), nowSeconds() - daysAgo * DAY]
  const entry = {
    amount: 4900,
    bookingRequests: [newId()],
    reason: 'late' as const,
    status: 'requested' as const,
    requestedTs: at,
  }
  const payment = {
    txId,
    version: 1,
    status: 'paid' as const,
    amount: 4900,
    currency: 'DKK',
    bookingIds: entry.bookingRequests,
    cartToken: '',
    buyer: { userNumber: null, name: 'Ida', email: 'ida@example.com', phone: '+4520123456' },
    language: 'da' as const,
    sessionId: newId(),
    transactionId: newId(),
    createdTs: at,
    paidTs: at,
    refunds: { [id]: entry },
  }
  await commit([newPayment(MARKET, payment)])
  return {
    attempt: () => refund(MARKET, txId, id),
    status: async () => (await readPayment(MARKET, txId)).refunds[id]?.status,
  }
}

test('a provider that is silent is asked again for five days', async () => {
  await elavon('down')
  const young = await owed(4)
  expect(await young.attempt()).toBe('silent')
  expect(await young.status()).toBe('requested')
  const old = await owed(6)
  expect(await old.attempt()).toBe('ended')
  expect(await old.status()).toBe('failed')
  await cloud.idle()
})

test('a sale that the provider does not know is a refusal, not a silence', async () => {
  expect(await (await owed(1)).attempt()).toBe('later')
  expect(await (await owed(6)).attempt()).toBe('ended')
  await cloud.idle()
})
