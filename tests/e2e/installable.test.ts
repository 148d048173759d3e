/** A tenant's pages as an app on a phone, after a release. */
import { expect, test } from 'vitest'
import { endOldWorker } from './fronted-site.ts'
import { cached, isKept, phonesAt } from './installed.ts'
import { siteForTests } from './site.ts'

const site = siteForTests()
const { front, tenantAtHome, withoutConnection } = phonesAt(site)

test('After a release the next load has the new pages, with and without a connection, and the old files are gone', async () => {
  const { page, title } = await tenantAtHome('nora')
  const [before] = await cached(page)
  const isNext = () => page.evaluate(() => document.querySelector('meta[name="release"]') !== null)
  expect(await isNext()).toBe(false)
  front().release()
  await page.reload()
  expect(await isNext()).toBe(true)
  await page.waitForLoadState('networkidle')
  await endOldWorker(page)
  await expect
    // The new worker loads every file of the app first. To open a cache would bring it back when it has just gone.
    .poll(() => page.evaluate(() => caches.keys()), { timeout: 30_000 })
    .toEqual(['user-0123456789abcdef'])
  const [after] = await cached(page)
  expect(before?.name).not.toBe(after?.name)
  expect(after?.paths.filter(path => path.startsWith('/assets/next-'))).toHaveLength(1)

  await isKept(page)
  await withoutConnection(page)
  await page.reload()
  await title('rental.bookings')
  expect(await isNext()).toBe(true)
})
