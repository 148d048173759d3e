/** Each component test begins in an empty browser at the first address, and may call nothing that it does not answer. */
import { afterEach, beforeEach, vi } from 'vitest'
import { locators, page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { watchTab } from '#web/kit/focus.ts'
import { clearNotifications } from '#web/kit/notify.ts'
import { resetStubs, unexpectedCalls } from './stub.ts'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds by a CSS selector what has no name on the screen. */
    css: (selector: string) => import('vitest/browser').Locator
  }
}

locators.extend({ css: selector => selector })

watchTab()

/** The address of the page in which the tests run. */
const { pathname, search } = location

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', `${pathname}${search}#/`)
  await page.viewport(390, 844)
})

afterEach(async ({ task }) => {
  // The summary prints it (tests/run/summary.ts).
  if (task.result?.state === 'fail')
    task.meta.shown = `${location.href}\n${document.body.innerText.slice(0, 2_000)}`
  await cleanup()
  vi.useRealTimers()
  document.getElementById('root')?.remove()
  clearNotifications()
  const calls = unexpectedCalls()
  resetStubs()
  if (calls.length) throw new Error(`no stub answers these calls:\n${calls.join('\n')}`)
})
