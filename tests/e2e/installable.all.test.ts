/** A tenant's pages as an app on a phone: installed, without a network, and after a log-out. */
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { APP_ICONS } from '#shared/kit/app-icons.ts'
import { tenantsOf } from '../people/tenant.ts'
import { cached, phonesAt } from './installed.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
const { front, tenantAtHome, withoutConnection } = phonesAt(site)

/** Presses "Try again", unless the page was faster: it also tries by itself. */
const tryAgain = async (page: Page, isThere: Promise<void>): Promise<void> => {
  const { button } = personAt(page, 'da')
  await Promise.any([button('kit.tryAgain').first().click(), isThere])
  await isThere
}

const tenants = () => tenantsOf(site, 'demo')

const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('lastKnown'))

test('A phone can install the market’s app: the manifest is right, the icons load, and it opens on a network that answers nothing', async () => {
  const { page, reserved } = await tenantAtHome('ines')
  const session = await page.context().newCDPSession(page)
  await expect
    .poll(async () => (await session.send('Page.getAppManifest')).url)
    .toContain('/user/demo.webmanifest')
  const { data, errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}')
  expect(manifest).toMatchObject({
    name: 'Loppehjørnet',
    id: '/user?market=demo',
    start_url: '/user?market=demo#/',
    scope: '/user',
    display: 'standalone',
    lang: 'da',
  })
  const answer = await fetch(`${site.url()}/user/demo.webmanifest`)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  expect((await fetch(`${site.url()}/user/nobody.webmanifest`)).status).toBe(404)

  const sizes = await page.evaluate(
    icons =>
      Promise.all(
        icons.map(async ({ src }) => {
          const image = new Image()
          image.src = src
          await image.decode()
          return [image.naturalWidth, image.naturalHeight]
        }),
      ),
    manifest.icons as { src: string }[],
  )
  expect(sizes).toEqual(APP_ICONS.map(({ size }) => [size, size]))
  const worker = await fetch(`${site.url()}/user-worker.js`)
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
    `${front().url()}/user`,
  )

  // A network that takes requests and answers none: the last known bookings show.
  page.removeAllListeners('console')
  await page.clock.install()
  front().hang()
  onTestFinished(front().bringBack)
  await page.reload({ waitUntil: 'domcontentloaded' })
  const shelf = page.getByText(reserved.shelf.name, { exact: true })
  // The page gives its calls half a minute.
  await expect.poll(() => page.clock.fastForward(10_000).then(() => shelf.count())).toBe(1)
})

test('Without a connection home and list show the last known bookings, and the page comes back with it', async () => {
  const { page, reserved, title, says } = await tenantAtHome('olav')
  await withoutConnection(page)
  await page.clock.install()
  await page.reload()
  await title('rental.bookings')
  await page.getByText(says('offline.title')).waitFor()
  await page.getByText(reserved.shelf.name, { exact: true }).waitFor()
  await expectNoFindingsAtBothWidths(page, 'home without a connection')
  await page.evaluate(() => {
    window.location.hash = '#/bookings'
  })
  await page.getByText(reserved.shelf.name, { exact: true }).waitFor()

  // The page's first tries fail, then the connection comes back. The browser does not say so, and the tenant presses nothing.
  for (let tries = 0; tries < 3; tries++) {
    await page.clock.fastForward(14_000)
    await page.evaluate(() => fetch('/api/anonymous/market/').catch(() => undefined))
  }
  await front().bringBack()
  await page.clock.fastForward(16_000)
  const link = page.locator(`a[href="#/bookings/${reserved.id}"]`).first()
  await link.waitFor()
  expect(await page.getByText(says('offline.title')).count()).toBe(0)
  await page.getByRole('link', { name: says('customers.bookings') }).waitFor()

  // The browser says itself that there is no network, while the page is open.
  await page.context().setOffline(true)
  await page.getByText(says('offline.title')).waitFor()
  await page.getByText(reserved.shelf.name, { exact: true }).waitFor()
  expect(await link.count()).toBe(0)
  await page.context().setOffline(false)
  await link.waitFor()
})

test('Who logs out leaves nothing behind, and another tenant sees nothing of theirs', async () => {
  const { page, session, email, reserved, says, button } = await tenantAtHome('ruth')
  expect(await kept(page)).toContain(reserved.id)
  // No cache holds what is theirs.
  const all = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) texts.push((await (await cache.match(key))?.text()) ?? '')
    }
    return texts.join()
  })
  for (const own of [email, reserved.id, session.accessToken]) expect(all).not.toContain(own)
  expect((await cached(page)).flatMap(({ paths }) => paths).filter(path => path.startsWith('/api'))).toEqual(
    [],
  )

  // Another account in the same browser, before the first has logged out.
  const other = await tenants().registered('next@installable.example')
  await page.evaluate(
    next => localStorage.setItem('customerSession', next),
    JSON.stringify({ ...other, date: Date.now() }),
  )
  await withoutConnection(page)
  await page.reload()
  await page.getByText(says('codes.no_connection')).first().waitFor()
  // Nobody has typed anything on this page.
  expect(await page.getByText(says('kit.typedStays')).count()).toBe(0)
  expect(await page.getByText(reserved.shelf.name, { exact: true }).count()).toBe(0)
  await front().bringBack()
  await tryAgain(page, page.locator('summary').waitFor())
  await page.locator('summary').click()
  await button('identity.logOut').first().click()
  await page.waitForURL(/\/login\/demo$/)
  expect(await kept(page)).toBeNull()
})

test('Who logs out without a connection, or opens the app then, reads that they are logged out, and sees nothing of the account', async () => {
  const { page, reserved, title, button } = await tenantAtHome('vera')
  await withoutConnection(page)
  await page.locator('summary').click()
  await button('identity.logOut').first().click()
  await title('offline.loggedOut')
  expect(await kept(page)).toBeNull()
  await page.reload()
  await title('offline.loggedOut')
  expect(await page.getByText(reserved.shelf.name, { exact: true }).count()).toBe(0)
  expect(await page.getByText('Rikke').count()).toBe(0)
  await expectNoFindingsAtBothWidths(page, 'logged out without a connection')
  await front().bringBack()
  await tryAgain(page, page.waitForURL(/\/login\/demo$/))
})
