/**
 * Fails a test that calls console.error, and gives each file the same chance. Files share a worker, so each leaves it as it
 * found it.
 */
import fc from 'fast-check'
import { afterAll, afterEach, vi } from 'vitest'
import { randomFrom } from './random.ts'
import { SEED } from './seed.ts'

fc.configureGlobal({ seed: SEED })
// Jitter, and which of the free shelves is taken: the same whichever files came before.
Math.random = randomFrom(SEED)

const errors = vi.spyOn(console, 'error')

afterEach(() => {
  const calls = errors.mock.calls.map(call => call.map(String).join(' '))
  errors.mockClear()
  if (calls.length) throw new Error(`console.error was called:\n${calls.join('\n')}`)
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
