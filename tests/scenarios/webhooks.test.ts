/** Webhooks that the card provider signs, about things that Reol does not know. */
import { beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#functions/kit/ids.ts'
import { log } from '#functions/kit/log.ts'
import { cloudForTests, openMarket } from '../local-cloud.ts'
import { sendWebhook } from '../webhook.ts'

const cloud = cloudForTests()
beforeAll(() => openMarket('webhooks', 1))

test.each([
  'transaction',
  'paymentSession',
] as const)('A webhook about an unknown %s is counted and ends: it does not become a dead letter', async type => {
  const counted = vi.spyOn(log, 'info')
  expect((await sendWebhook(cloud, 'webhooks', { type, id: newId() })).status).toBe(200)
  await cloud.idle()
  const { body: queues } = await cloud.call<{ name: string; dead: number }[]>('GET', '/local/queues/')
  expect(queues.filter(({ dead }) => dead)).toEqual([])
  expect(counted).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ counted: 'unknown-webhooks', resourceType: type }),
  )
})
