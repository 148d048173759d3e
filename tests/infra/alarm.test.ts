import { afterEach, expect, test, vi } from 'vitest'
import { now, setAhead } from '#functions/kit/clock.ts'
import { type Alarm, alarm } from '#infra/local/alarm.ts'

let set: Alarm | undefined
afterEach(() => {
  set?.stop()
  setAhead(0)
})

test('A clock that is moved close to a moment runs what is due at that moment, not a minute later', async () => {
  const run = vi.fn()
  const moment = now() + 300_000
  set = alarm(() => moment, run)
  set.arm()
  setAhead(299_900)
  await set.ring()
  run.mockClear()
  await expect.poll(() => run.mock.calls.length, { timeout: 2_000 }).toBeGreaterThan(0)
})
