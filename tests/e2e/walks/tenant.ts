/** Walks through the screens of a tenant. The demo has the bookings. */
import { setPassword } from '#functions/identity/provider.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { callsTo } from '../../cloud/local-cloud.ts'
import type { Walk } from './walk.ts'

/** The demo's second tenant: one booking runs, another comes in some weeks. */
const TENANT = '100002'
const PASSWORD = 'Kunde-demo-1'

export const walkTenant = async ({ page, url, market: { marketId: market }, shoot }: Walk): Promise<void> => {
  await setPassword({ market, username: TENANT }, PASSWORD, 'customers')
  const { call } = callsTo(() => url)
  const account = { username: TENANT, password: PASSWORD, market_id: market }
  const session = (await call<{ accessToken: string }>('POST', '/api/token/', account)).body
  const { body } = await call<{ results: OwnBooking[] }>('GET', '/api/customer/bookings/', undefined, {
    market,
    token: session.accessToken,
  })
  const [coming, running] = body.results.toSorted((one, other) =>
    other.dateStart.localeCompare(one.dateStart),
  )
  await page.goto(`${url}/local/clock/`)
  await page.evaluate(
    ([kept, shop]) => {
      localStorage.setItem('customerSession', kept)
      localStorage.setItem('marketId', shop)
    },
    [JSON.stringify({ ...session, date: Date.now() }), JSON.stringify(market)] as const,
  )
  const heading = page.locator('#app').getByRole('heading', { level: 1 })
  const shootAll = async (screens: Record<string, string>) => {
    for (const [name, address] of Object.entries(screens)) {
      // Between two screens of one page the heading would be that of the screen before.
      await page.goto('about:blank')
      await page.goto(url + address)
      await heading.waitFor()
      await page.waitForLoadState('networkidle')
      await shoot(name)
    }
  }
  await shootAll({
    'tenant-home': '/user#/',
    'tenant-balance': '/user#/balance',
    'tenant-bookings': '/user#/bookings',
    'tenant-booking': `/user#/bookings/${coming?.id}`,
    'tenant-extend': `/user#/bookings/${running?.id}/extend`,
    'tenant-move': `/user#/bookings/${coming?.id}/move`,
    'tenant-hand-on': `/user#/bookings/${coming?.id}/hand-over`,
    'tenant-withdraw': `/user#/bookings/${coming?.id}/withdraw`,
    'tenant-settings': '/user#/settings',
    'withdraw-without-login': `/login/${market}/withdraw`,
    register: `/login/${market}/register`,
  })
}
