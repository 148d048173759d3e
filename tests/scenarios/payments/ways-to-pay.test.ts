/** Wallets beside cards, where the market has agreed on them with the card provider. */
import { beforeAll, expect, test } from 'vitest'
import { env } from '#functions/kit/env.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const [WALLETS, CARDS] = ['wallets', 'cards-only']

beforeAll(async () => {
  await openMarket(WALLETS, 2, { wallets: ['Apple Pay', 'Google Pay'] })
  await openMarket(CARDS, 2, { wallets: [] })
})

/** Calls the provider with the credentials of a market. */
const atElavon = async (market: string, path: string, body?: object) => {
  const authorization = `Basic ${Buffer.from(`demo-alias-${market}:sk_demo_${market}`).toString('base64')}`
  const response = await fetch(`${env('ELAVON_API_URL')}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Opens a payment for a new guest's shelf. */
const opened = async (market: string) => {
  const at = visitorOf(cloud, market)
  const checkout = at.checkout([await at.reserveOne()], newGuest())
  const { body } = await at.init(checkout)
  return { at, checkout, ...body }
}

const shown = async (market: string) =>
  (await visitorOf(cloud, market).call<VisitorsMarket>('GET', 'market/')).body.wallets

test('A buyer pays with a wallet as with a card, and the provider knows which it was', async () => {
  expect(await shown(WALLETS)).toEqual(['Apple Pay', 'Google Pay'])
  const { at, checkout, paymentId } = await opened(WALLETS)
  const session = await atElavon(WALLETS, `payment-sessions/${paymentId}`)
  expect(session.body.allowedPaymentMethodOrigins).toEqual(['Card', 'Apple Pay', 'Google Pay'])
  expect((await at.pay(paymentId, 'approve', 'never', 'Google Pay')).status).toBe(200)
  const { status, body } = await at.confirm(checkout, paymentId)
  expect([status, body.bookingRequests.map(request => request.status)]).toEqual([200, ['paid']])
  const { items } = (await atElavon(WALLETS, 'transactions')).body
  expect(items).toMatchObject([
    { paymentMethod: 'Card', paymentMethodOrigin: 'Google Pay', state: 'captured' },
  ])
})

test('A wallet that says no leaves the shelf reserved, and a card can pay for it', async () => {
  const { at, checkout, paymentId, txId } = await opened(WALLETS)
  await at.pay(paymentId, 'decline', 'never', 'Apple Pay')
  expect((await at.confirm(checkout, paymentId)).status).toBe(402)
  await at.close('fail', txId, checkout.cartToken)
  const again = await at.init(checkout)
  await at.pay(again.body.paymentId)
  expect((await at.confirm(checkout, again.body.paymentId)).status).toBe(200)
})

test('A wallet that the market has not agreed on cannot pay', async () => {
  expect(await shown(CARDS)).toEqual([])
  const { at, checkout, paymentId } = await opened(CARDS)
  expect(await at.pay(paymentId, 'approve', 'never', 'Apple Pay')).toEqual({
    status: 400,
    body: { origin: ['invalid'] },
  })
  const byForm = await fetch(`${env('ELAVON_PAGE_URL')}/window/pay`, {
    method: 'POST',
    body: JSON.stringify({ sessionId: paymentId, outcome: 'approve', origin: 'Apple Pay' }),
  })
  expect(byForm.status).toBe(400)
  expect((await at.confirm(checkout, paymentId)).status).toBe(402)
})

test('The sandbox refuses a way to pay that Elavon does not list, as Elavon would', async () => {
  const total = { amount: '10.00', currencyCode: 'DKK' }
  const order = await atElavon(CARDS, 'orders', { total })
  const sessionWith = (more: object) =>
    atElavon(CARDS, 'payment-sessions', {
      order: order.body.href,
      hppType: 'lightbox',
      originUrl: 'http://localhost:3000',
      ...more,
    })
  expect((await sessionWith({ allowedPaymentMethodOrigins: ['Card', 'Apple Pay'] })).status).toBe(201)
  for (const origins of [['Card', 'MobilePay'], ['applePay'], [], 'Apple Pay']) {
    const { status, body } = await sessionWith({ allowedPaymentMethodOrigins: origins })
    expect([status, body.failures]).toMatchObject([
      400,
      [{ code: 'fieldValidationFailure', field: 'allowedPaymentMethodOrigins' }],
    ])
  }
  expect((await sessionWith({ allowedPaymentMethods: ['Apple Pay'] })).status).toBe(400)
})
