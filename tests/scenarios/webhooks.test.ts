/** Webhooks that the card provider signs, about things that Reol does not know. */
import { beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#functions/kit/ids.ts'
import { log } from '#functions/kit/log.ts'
import { cloudForTests, openMarket } from '../local-cloud.ts'
import { sendWebhook } from '../webhook.ts'

const cloud = cloudForTests()
beforeAll(() => openMarket('webhooks', 1))

/** The dead letters of each queue. Those of files before this one count too. */
const deadLetters = async () => (await cloud.call('GET', '/local/queues/')).body

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
