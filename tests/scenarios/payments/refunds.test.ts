/** Refunds that the card provider refuses, delays, or does not answer about. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { nowSeconds } from '#functions/kit/clock.ts'
import { newId } from '#functions/kit/ids.ts'
import { commit } from '#functions/kit/table.ts'
import { refund } from '#functions/payments/refund.ts'
import { newPayment, readPayment } from '#functions/payments/table/payment.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'

const cloud = cloudForTests()
const MARKET = 'refunds'
const DAY = 86_400

beforeAll(async () => {
  await openMarket(MARKET, 1)
})

afterEach(() => setFault(cloud, 'elavon', 'off'))

/** A payment that was paid, with a refund that was asked for some days ago. */
const owed = async (daysAgo: number) => {
  const [txId, id, at] = [newId(), newId(), nowSeconds() - daysAgo * DAY]
  const entry = {
    amount: 4900,
    currency: 'DKK',
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
    buyer: { userNumber: null, name: 'Ida', email: 'ida@refunds.example', phone: '+4520123456' },
    language: 'da' as const,
    sessionId: newId(),
    transactionId: newId(),
    createdTs: at,
    paidTs: at,
    nextLookTs: null,
    refunds: { [id]: entry },
  }
  await commit([newPayment(MARKET, payment)])
  return {
    attempt: () => refund(MARKET, txId, id),
    status: async () => (await readPayment(MARKET, txId)).refunds[id]?.status,
  }
}

/** A provider that keeps what it is sent. `pending`: its bank has not decided; `lost`: its answers do not arrive. */
const fakeProvider = async (mode: 'pending' | 'lost') => {
  const made: Record<string, unknown>[] = []
  const server = createServer((request, response) => {
    const answer = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method === 'POST') {
      request.resume().on('end', () => {
        const refunded = {
          id: `refund${made.length}`,
          isAuthorized: mode === 'lost',
          state: mode === 'lost' ? 'captured' : 'authorizationPending',
        }
        made.push(refunded)
        if (mode === 'lost') request.socket.destroy()
        else answer(refunded)
      })
    } else answer(request.url?.includes('filter=') ? { items: made } : { id: 'sale', state: 'settled' })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const before = process.env.ELAVON_API_URL
  process.env.ELAVON_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => {
    process.env.ELAVON_API_URL = before
    server.close()
  }
  return { made, stop }
}

const ASKED_AGAIN = 61

test('A refund that the provider refuses is tried for five days, then it has failed', async () => {
  const [young, old] = [await owed(4), await owed(6)]
  // The provider knows no such sale.
  expect(await young.attempt()).toBe('later')
  expect(await young.status()).toBe('requested')
  expect(await old.attempt()).toBe('ended')
  expect(await old.status()).toBe('failed')
  await cloud.idle()
})

test('A refund about which the provider is silent has not failed, however long that lasts', async () => {
  await setFault(cloud, 'elavon', 'down')
  for (const days of [4, 6]) {
    const one = await owed(days)
    expect(await one.attempt()).toBe('silent')
    expect(await one.status()).toBe('requested')
  }
})

test('A refund that the provider holds as pending is not sent again', async () => {
  const { made, stop } = await fakeProvider('pending')
  try {
    const one = await owed(0)
    expect(await one.attempt()).toBe('later')
    await cloud.call('POST', '/local/clock/', { advanceSeconds: ASKED_AGAIN })
    expect(await one.attempt()).toBe('later')
    expect(made).toHaveLength(1)
  } finally {
    stop()
  }
})

test('A refund whose answer was lost after five days is found at the next look', async () => {
  const { made, stop } = await fakeProvider('lost')
  try {
    const one = await owed(6)
    expect(await one.attempt()).toBe('silent')
    await cloud.call('POST', '/local/clock/', { advanceSeconds: ASKED_AGAIN })
    expect(await one.attempt()).toBe('ended')
    expect(await one.status()).toBe('refunded')
    expect(made).toHaveLength(1)
  } finally {
    stop()
  }
})
