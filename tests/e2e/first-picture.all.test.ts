/** A browser loads no more before the first picture than the build has counted. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FirstLoad } from '#web/build/first-load.ts'
import { siteForTests } from './site.ts'

const site = siteForTests()

const LOADS: FirstLoad[] = JSON.parse(
  readFileSync(new URL('../../dist/first-load.json', import.meta.url), 'utf8'),
)

/** What of each page the app draws first. It awaits its texts before that, and its data for the list of markets. */
const PICTURES = {
  login: { path: '/login/demo', drawn: '#app h1' },
  public: { path: '/', drawn: '#app a[href*="/login/"]' },
}

test.each(['login', 'public'] as const)(
  'The page %s loads only the scripts that the build counted',
  async name => {
    const { path, drawn } = PICTURES[name]
    const page = await site.openPage('da-DK', 1280)
    // The document shows the same picture before the scripts begin, so only what stands in `#app` tells that they are in.
    await page.addInitScript(selector => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(selector)) return
        observer.disconnect()
        performance.mark('drawn')
      }).observe(document, { childList: true, subtree: true })
    }, drawn)
    await page.goto(site.url() + path)
    const drawnAt = () => page.evaluate(() => performance.getEntriesByName('drawn')[0]?.startTime)
    await expect.poll(drawnAt, { timeout: 20_000 }).toBeDefined()
    const before = (await drawnAt()) ?? 0
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(entry => ({ path: new URL(entry.name).pathname, begun: entry.startTime })),
    )
    const scripts = loaded.filter(one => one.path.endsWith('.js') && one.begun < before).map(one => one.path)
    const counted = LOADS.find(load => load.page === name)?.files.map(file => `/${file}`) ?? []
    // What begins the page is counted with no page: it is half a KB, and waits for the first view.
    const isBegin = (file: string) => file.includes('/begin-')
    const isText = (file: string) => file.includes('/texts-')
    expect(scripts.filter(one => !isText(one) && !isBegin(one) && !counted.includes(one))).toEqual([])
    expect(scripts.filter(isText)).toHaveLength(counted.filter(isText).length)
  },
)

test.each(['js', 'css'])('A page whose house.%s was lost on the way begins by itself', async kind => {
  const page = await site.openPage('da-DK')
  let lost = 0
  await page.route(new RegExp(`/assets/house-[\\w-]+\\.${kind}`), route => {
    lost += 1
    return lost === 1 ? route.abort() : route.continue()
  })
  page.removeAllListeners('console')
  await page.goto(`${site.url()}/login/demo`)
  await page.locator('#app h1').first().waitFor()
  expect(lost).toBeGreaterThan(1)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree')
})
