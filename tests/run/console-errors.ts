/** Fails a test that calls console.error. */
import { afterEach, vi } from 'vitest'

const errors = vi.spyOn(console, 'error')

afterEach(() => {
  const calls = errors.mock.calls.map(call => call.map(String).join(' '))
  errors.mockClear()
  if (calls.length) throw new Error(`console.error was called:\n${calls.join('\n')}`)
})
