/** Gives each file the same chance. Files share a worker, so each leaves it as it found it. */
import fc from 'fast-check'
import { afterAll, vi } from 'vitest'
import './function-log.ts'
import { randomFrom } from './random.ts'
import { SEED } from './seed.ts'

fc.configureGlobal({ seed: SEED })
// Jitter, and which of the free shelves is taken: the same whichever files came before.
Math.random = randomFrom(SEED)

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
