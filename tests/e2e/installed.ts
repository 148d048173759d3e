/** For tests of the tenants' app: a phone that has it, on a network that a test can take away. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { tenantsOf } from '../people/tenant.ts'
import { visitorOf } from '../people/visitor.ts'
import { frontOf } from './fronted-site.ts'
import type { Site } from './site.ts'
import { personAt } from './wizard.ts'

/** Waits until the worker serves the page and has the files. */
export const isKept = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

/** The addresses in the caches of the workers. */
export const cached = (page: Page): Promise<{ name: string; paths: string[] }[]> =>
  page.evaluate(async () =>
    Promise.all(
      (await caches.keys()).map(async name => ({
        name,
        paths: (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      })),
    ),
  )

export const phonesAt = (site: Site) => {
  let front: Awaited<ReturnType<typeof frontOf>>
  beforeAll(async () => {
    front = await frontOf(site.url)
  })
  afterAll(() => front.stop())

  /** A tenant with a paid booking, who has their home open. Waits until it works without a network. */
  const tenantAtHome = async (name: string) => {
    const email = `${name}@installable.example`
    const session = await tenantsOf(site, 'demo').registered(email)
    const visitor = visitorOf(site, 'demo', { token: session.accessToken })
    const reserved = await visitor.reserveOne({ from: 4 })
    const checkout = visitor.checkout([reserved], {})
    const { paymentId } = (await visitor.init(checkout)).body
    await visitor.pay(paymentId)
    await visitor.confirm(checkout, paymentId)
    await site.idle()
    const page = await site.openPage('da-DK', 390, { serviceWorkers: 'allow' })
    await page.addInitScript(
      kept => {
        if (!sessionStorage.getItem('begun')) localStorage.setItem('customerSession', kept)
        sessionStorage.setItem('begun', 'yes')
      },
      JSON.stringify({ ...session, date: Date.now() }),
    )
    await page.goto(`${front.url()}/user#/`)
    const { says } = personAt(page, 'da')
    await page.getByRole('heading', { name: says('customers.hello', { name: 'Rikke' }) }).waitFor()
    await page.getByText(reserved.shelf.name, { exact: true }).first().waitFor()
    await isKept(page)
    return { page, session, email, reserved, ...personAt(page, 'da') }
  }

  const withoutConnection = async (page: Page): Promise<void> => {
    // The browser logs each failed request, which must not fail these tests.
    page.removeAllListeners('console')
    onTestFinished(front.bringBack)
    await front.takeAway()
  }
  return { front: () => front, tenantAtHome, withoutConnection }
}
