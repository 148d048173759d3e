/** Addresses of the specification that name no market lead to the one that this browser visited last. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { lastMarket } from '#web/kit/session.ts'
import { LoginRoutes } from '#web/login/routes.tsx'
import { PublicRoutes } from '#web/public/routes.tsx'
import { MARKET } from '../demo.ts'
import { renderRoutes, says, seen, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { stubMarket } from '../visitor-app.tsx'

test('/terms shows the terms of the market that was visited last', async () => {
  lastMarket.write('demo')
  stubMarket()
  history.replaceState(null, '', '/terms')
  await renderRoutes(<PublicRoutes />)
  await title('markets.terms')
  expect(location.pathname).toBe('/terms/demo')
})

test('/login/ shows the market that was visited last', async () => {
  lastMarket.write('demo')
  stubMarket()
  history.replaceState(null, '', '/login/')
  await renderRoutes(<LoginRoutes />)
  await seen(page.getByRole('link', { name: says('markets.bookNow') }))
  expect(location.pathname).toBe('/login/demo')
})

test('Where no market was visited, /login/ says that there is none and leads to the stores', async () => {
  stub(visitorsCalls.read, MARKET)
  history.replaceState(null, '', '/login/')
  await renderRoutes(<LoginRoutes />)
  await title('missing.marketTitle')
  await seen(page.getByRole('link', { name: says('markets.findStores') }))
})
