/** A stray console.error fails the test that caused it: silence is required. */
import { afterEach, vi } from 'vitest'

const errors = vi.spyOn(console, 'error')

afterEach(() => {
  const said = errors.mock.calls.map(call => call.map(String).join(' '))
  errors.mockClear()
  if (said.length) throw new Error(`console.error was called:\n${said.join('\n')}`)
})
