/** Webhooks that the card provider signs, about things that Reol does not know. */
import { beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#functions/kit/ids.ts'
import { log } from '#functions/kit/log.ts'
import { cloudForTests, openMarket } from '../local-cloud.ts'
import { newGuest, type Reserved, type Visitor, visitorOf } from '../visitor.ts'
import { sendWebhook } from '../webhook.ts'

const cloud = cloudForTests()
beforeAll(() => openMarket('webhooks', 1))

/** The dead letters of each queue. Those of files before this one count too. */
const deadLetters = async () => (await cloud.call('GET', '/local/queues/')).body

const statusOf = async (guest: Visitor, { cartToken }: Reserved) => (await guest.cart(cartToken))[0]?.status

test.each([
  'transaction',
  'paymentSession',
] as const)('A webhook about an unknown %s is counted and ends: it does not become a dead letter', async type => {
  const counted = vi.spyOn(log, 'info')
  const before = await deadLetters()
  expect((await sendWebhook(cloud, 'webhooks', { type, id: newId() })).status).toBe(200)
  await cloud.idle()
  expect(await deadLetters()).toEqual(before)
  expect(counted).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ counted: 'unknown-webhooks', resourceType: type }),
  )
})

test('A webhook that comes while the provider is down is no dead letter, and books when the provider answers', async () => {
  const guest = visitorOf(cloud, 'webhooks')
  const before = await deadLetters()
  const reserved = await guest.reserveOne()
  const { paymentId } = (await guest.init(guest.checkout([reserved], newGuest()))).body
  await guest.pay(paymentId, 'approve', 'never')
  await cloud.call('POST', '/local/fault/', { service: 'elavon', mode: 'down' })
  await sendWebhook(cloud, 'webhooks', { type: 'paymentSession', id: paymentId })
  await cloud.later(61)
  expect(await statusOf(guest, reserved)).toBe('payment_initiated')
  await cloud.call('POST', '/local/fault/', { service: 'elavon', mode: 'off' })
  await cloud.later(75)
  expect(await statusOf(guest, reserved)).toBe('paid')
  expect(await deadLetters()).toEqual(before)
})
