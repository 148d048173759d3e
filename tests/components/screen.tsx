/** Shows a screen, or a whole app, as the real apps do: theme, texts, router, cache, overlay, notifications. */
import i18n from 'i18next'
import type { ReactNode } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { Language } from '#shared/kit/language.ts'
import { ALL_FILES } from '#web/i18n/all-files.ts'
import { addFiles, startLanguage, wantTexts } from '#web/i18n/language.ts'
import { App } from '#web/kit/app.tsx'
import { CallerOf } from '#web/kit/calls/caller.tsx'
import { GuardedHashRouter } from '#web/kit/frame/guarded-hash-router.tsx'
import { clearNotifications } from '#web/kit/notify.ts'
import { lastMarket, type Role, sessions } from '#web/kit/session.ts'

export interface Shown {
  language?: Language
  /** The width of the window in pixels: 390, a phone, without it. */
  width?: number
  /** Who is logged in. */
  session?: Role
  marketId?: string
}

let started: Promise<void> | undefined

const DOMAINS = [
  ...new Set(Object.keys(ALL_FILES).map(path => path.replace(/^.*\/(\w+(?:-\w+)*)\.ts$/, '$1'))),
]

const startTexts = (): Promise<void> => {
  addFiles(ALL_FILES)
  return startLanguage(DOMAINS)
}

const logIn = (role: Role, marketId: string): void => {
  lastMarket.write(marketId)
  sessions[role].write({
    accessToken: 'access',
    refreshToken: 'refresh',
    expiresIn: 43_200,
    date: Date.now(),
    isAdmin: role === 'admin',
    marketId,
    username: role === 'admin' ? 'admin' : '100001',
    mustChangePassword: false,
  })
}

/** Shows an app's routes at the present address. */
export const renderRoutes = async (
  routes: ReactNode,
  { language = 'da', width = 390, session, marketId = 'demo' }: Shown = {},
) => {
  started ??= startTexts()
  await started
  await i18n.changeLanguage(language)
  await wantTexts([])
  document.documentElement.lang = language
  if (session) logIn(session, marketId)
  await page.viewport(width, 844)
  return show(routes)
}

/** What is shown. A test shows one thing at a time: what was shown before is gone. */
let shown: ReactNode

const show = async (routes: ReactNode) => {
  await cleanup()
  clearNotifications()
  document.getElementById('root')?.remove()
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <App routes={routes} />
    </SWRConfig>,
    { container: root },
  )
  shown = routes
}

/** Opens the same address anew, as a reload does: nothing is left but what the browser stores. */
export const reload = async (): Promise<void> => {
  if (!shown) throw new Error('nothing is shown')
  await show(shown)
}

interface ScreenShown extends Shown {
  /** The address of the screen after the #. */
  at?: string
  /** The pattern of that address, where the screen reads parameters from it. */
  path?: string
  /** What the frame gives the screen, such as `{ market }`. */
  context?: object
}

/** Shows one screen or a part of one, without the frame of its app. */
export const renderScreen = (
  screen: ReactNode,
  { at = '/', path = '*', context, ...shown }: ScreenShown = {},
) => {
  const { session, marketId = 'demo' } = shown
  const outlet = <Outlet context={context} />
  const framed = session ? (
    <CallerOf audience={session} market={marketId}>
      {outlet}
    </CallerOf>
  ) : (
    outlet
  )
  history.replaceState(null, '', `#${at}`)
  return renderRoutes(
    <GuardedHashRouter>
      <Routes>
        <Route element={framed}>
          <Route path={path} element={<main id="main">{screen}</main>} />
        </Route>
      </Routes>
    </GuardedHashRouter>,
    shown,
  )
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches a text on the screen in the language that is shown. A placeholder without a value matches anything. */
export const says = (key: string, values: Record<string, string> = {}): RegExp => {
  const text: unknown = i18n.getResource(i18n.language, 'translation', key)
  if (typeof text !== 'string') throw new Error(`there is no text ${key}`)
  const pattern = text
    .split(/\{\{(\w+)\}\}/)
    .map((part, at) => (at % 2 ? (values[part] ? escaped(values[part]) : '.*') : escaped(part)))
    .join('')
  return new RegExp(`^${pattern}$`)
}

export const button = (key: string, values?: Record<string, string>) =>
  page.getByRole('button', { name: says(key, values) })

/** The field with this id. */
export const field = (id: string) => page.css(`[id="${id}"]`)

/** The error that stands at a field. */
export const errorAt = (id: string) => page.css(`[id="${id}-error"]`)

export const seen = (locator: Locator) => expect.element(locator).toBeVisible()

export const gone = (locator: Locator) => expect.poll(() => locator.elements().length).toBe(0)

/** Waits for a text of the screen, at one place or several. */
export const seenText = (key: string, values?: Record<string, string>) =>
  seen(page.getByText(says(key, values)).first())

export const goneText = (key: string) => gone(page.getByText(says(key)))

/** Waits for the heading of a screen. */
export const title = (key: string) => seen(page.getByRole('heading', { level: 1, name: says(key) }))

/** Presses keys: `press('{Tab}')`, `press('{Control>}s{/Control}')`. */
export const press = (keys: string) => userEvent.keyboard(keys)

/** From now on only `forward` and the passing of real time move the page's timers. */
export const holdTimers = () =>
  vi.useFakeTimers({
    now: Date.now(),
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })

/** Lets this time pass for the page at once. */
export const forward = (ms: number) => vi.advanceTimersByTimeAsync(ms)
