/** Every message comes twice at once, as queues may do: it takes effect once. */
import type { SQSEvent } from 'aws-lambda'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalCloud, startLocalCloud } from '#infra/local/cloud.ts'
import { type Handler, loadFunctions } from '#infra/local/functions.ts'
import { loadParts } from '#infra/parts.ts'
import { broken } from '../invariants.ts'
import { openMarket } from '../local-cloud.ts'
import { newGuest, visitorOf } from '../visitor.ts'
import { readWorlds, untilAllEnded, untilQuiet } from '../world.ts'
import { callsOf } from './calls.ts'

let cloud: LocalCloud

/** A worker that gets each message of a batch once more, in the same moment; it comes back when either failed. */
const doubled = async (): Promise<Record<string, Handler>> => {
  const { workers } = await loadParts()
  const functions = await loadFunctions(workers)
  return Object.fromEntries(
    workers.map(({ name }) => [
      name,
      async (event: unknown) => {
        const { Records } = event as SQSEvent
        return functions.invoke(name, { Records: [...Records, ...Records] })
      },
    ]),
  )
}

beforeAll(async () => {
  cloud = await startLocalCloud({ web: false, handlers: await doubled() })
  await openMarket('double', 2)
})
afterAll(() => cloud.stop())

test('a late payment for two with room for one: one booking, one refund of its part', async () => {
  const calls = callsOf(cloud)
  const at = visitorOf(calls, 'double')
  const price = (await at.prices())[0]
  const wish = { shelfPeriodPrice: price?.id, dateStart: await at.startDay(price?.id ?? '', 3) }
  const first = await at.reserve(wish)
  const second = await at.reserve({ ...wish, cartToken: first.body.cartToken })
  const checkout = at.checkout([first.body, second.body], newGuest())
  const { body } = await at.init(checkout)
  await calls.later(901)
  expect((await at.reserve(wish)).status).toBe(201)
  await at.pay(body.paymentId, 'approve', 'twice')
  await at.confirm(checkout, body.paymentId)
  await untilQuiet(calls)
  await untilAllEnded(calls)
  const [world] = await readWorlds(calls, ['double'])
  expect(world && broken(world, { mailsRepeat: true })).toEqual({})
})
