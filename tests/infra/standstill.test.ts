/** The moment in which the local cloud gives the functions another table: nothing runs, nothing is lost, nothing waits for ever. */
import { expect, test } from 'vitest'
import { makeGate } from '#infra/local/gate.ts'
import { StillBusy, standstill } from '#infra/local/standstill.ts'

const IDLE = { relay: async () => 0, due: () => 0, messages: () => 0 }

test('A gate holds what comes while it is closed, and lets what runs end first', async () => {
  const gate = makeGate()
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const running = gate.pass(async () => {
    await first.promise
    order.push('first')
  })
  const closed = gate.close().then(() => order.push('closed'))
  const held = gate.pass(async () => order.push('second'))
  first.resolve()
  await Promise.all([running, closed])
  expect(order).toEqual(['first', 'closed'])
  gate.open()
  await held
  expect(order).toEqual(['first', 'closed', 'second'])
})

test('A closed gate that is closed again opens once for all', async () => {
  const gate = makeGate()
  await gate.close()
  await gate.close()
  gate.open()
  expect(await gate.pass(async () => 'passed')).toBe('passed')
})

test('The act waits until the last event is relayed and handled', async () => {
  const gates = { calls: makeGate(), functions: makeGate() }
  const left = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
  const work = { ...IDLE, relay: async () => left.shift() ?? 0 }
  const rest = await standstill({ ...gates, work })(async () => left.length)
  expect(rest).toBeLessThan(6)
  expect(await gates.calls.pass(async () => 'open')).toBe('open')
})

test('Both gates are open after an act that failed', async () => {
  const gates = { calls: makeGate(), functions: makeGate() }
  const still = standstill({ ...gates, work: IDLE })
  await expect(still(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await gates.functions.pass(async () => gates.calls.pass(async () => 'open'))).toBe('open')
})

test('Work that comes again and again ends the wait', async () => {
  const gates = { calls: makeGate(), functions: makeGate() }
  let asked = 0
  // Quiet whenever the cloud asks whether it is idle, and not once the functions are stopped.
  const work = { ...IDLE, relay: async () => (++asked % 3 === 0 ? 1 : 0) }
  await expect(standstill({ ...gates, work })(async () => 'never')).rejects.toThrow(StillBusy)
})
