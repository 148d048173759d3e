/** Delivers every message twice at once, as queues may. It must take effect once. */
import type { SQSEvent } from 'aws-lambda'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalCloud, startLocalCloud } from '#infra/local/cloud.ts'
import { type Handler, loadFunctions } from '#infra/local/functions.ts'
import { loadParts } from '#infra/parts.ts'
import { openMarket } from '../cloud/local-cloud.ts'
import { readMarketStates, untilAllEnded, untilQuiet } from '../cloud/market-state.ts'
import { newGuest, visitorOf } from '../people/visitor.ts'
import { violations } from '../walk/invariants.ts'
import { callsOf } from './calls.ts'

let cloud: LocalCloud

/** Workers that get each message of a batch twice at the same time. */
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

test('A late payment for two shelves with one free gives one booking and one partial refund', async () => {
  const calls = callsOf(cloud)
  const at = visitorOf(calls, 'double')
  const price = (await at.prices())[0]
  const reservation = { shelfPeriodPrice: price?.id, dateStart: await at.startDay(price?.id ?? '', 3) }
  const first = await at.reserve(reservation)
  const second = await at.reserve({ ...reservation, cartToken: first.body.cartToken })
  const checkout = at.checkout([first.body, second.body], newGuest())
  const { body } = await at.init(checkout)
  await calls.later(901)
  expect((await at.reserve(reservation)).status).toBe(201)
  await at.pay(body.paymentId, 'approve', 'twice')
  await at.confirm(checkout, body.paymentId)
  await untilQuiet(calls)
  await untilAllEnded(calls)
  const [state] = await readMarketStates(calls, ['double'])
  expect(state && violations(state, { mailsRepeat: true })).toEqual({})
})
