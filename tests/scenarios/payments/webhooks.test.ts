/** Webhooks that the card provider signs, about things that Reol does not know. */
import { beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#functions/kit/ids.ts'
import { log } from '#functions/kit/log.ts'
import { setFault } from '../../cloud/fault.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { sendWebhook } from '../../cloud/webhook.ts'
import { newGuest, type Reserved, type Visitor, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
beforeAll(() => openMarket('webhooks', 1))

/** The dead letters of each queue. */
const deadLetters = async () => {
  const queues = (await cloud.call<{ name: string; dead: number }[]>('GET', '/local/queues/')).body
  return queues.map(({ name, dead }) => ({ name, dead }))
}

const statusOf = async (guest: Visitor, { cartToken }: Reserved) => (await guest.cart(cartToken))[0]?.status

test.each(['transaction', 'paymentSession'] as const)(
  'A webhook about an unknown %s is counted and ends: it does not become a dead letter',
  async type => {
    const counted = vi.spyOn(log, 'info')
    const before = await deadLetters()
    expect((await sendWebhook(cloud, 'webhooks', { type, id: newId() })).status).toBe(200)
    await cloud.idle()
    expect(await deadLetters()).toEqual(before)
    expect(counted).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ counted: 'unknown-webhooks', resourceType: type }),
    )
  },
)

test('A webhook that comes while the provider is down is no dead letter, and books when the provider answers', async () => {
  const guest = visitorOf(cloud, 'webhooks')
  const before = await deadLetters()
  const reserved = await guest.reserveOne()
  const { paymentId } = (await guest.init(guest.checkout([reserved], newGuest()))).body
  await guest.pay(paymentId, 'approve', 'never')
  await setFault(cloud, 'elavon', 'down')
  await sendWebhook(cloud, 'webhooks', { type: 'paymentSession', id: paymentId })
  await cloud.later(61)
  expect(await statusOf(guest, reserved)).toBe('payment_initiated')
  await setFault(cloud, 'elavon', 'off')
  await cloud.later(75)
  expect(await statusOf(guest, reserved)).toBe('paid')
  expect(await deadLetters()).toEqual(before)
})

test('A webhook about an unknown transaction is asked about until no money can arrive, and then alarms', async () => {
  const dead = async () => (await deadLetters()).find(({ name }) => name === 'payments-dead')?.dead ?? 0
  const before = await dead()
  const warned = vi.spyOn(log, 'warn')
  const timesAsked = () => warned.mock.calls.filter(([text]) => `${text}`.includes('its own webhook')).length
  await setFault(cloud, 'elavon', 'down')
  await sendWebhook(cloud, 'webhooks', { type: 'transaction', id: newId() })
  await cloud.idle()
  await cloud.later(75)
  expect(timesAsked()).toBeGreaterThan(1)
  await cloud.later(1_900)
  const asked = timesAsked()
  expect(await dead()).toBe(before + 1)
  await cloud.later(300)
  expect(timesAsked()).toBe(asked)
  await setFault(cloud, 'elavon', 'off')
})

test('A signed webhook that no key of the table can hold is refused', async () => {
  const { status } = await sendWebhook(cloud, 'webhooks', { type: 'paymentSession', id: 'x'.repeat(3_000) })
  expect(status).toBe(400)
})
