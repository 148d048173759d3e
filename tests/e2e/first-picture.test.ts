/** A browser loads no more before the first picture than the build has counted. */
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { FirstLoad } from '#web/build/first-load.ts'
import { siteForTests } from './site.ts'

const site = siteForTests()
vi.setConfig({ testTimeout: 60_000 })

const LOADS: FirstLoad[] = JSON.parse(
  readFileSync(new URL('../../dist/first-load.json', import.meta.url), 'utf8'),
)

/** The last request, other than code, that each page's first picture needs. */
const PICTURES = {
  login: { path: '/login/demo', last: /\/files\/|\.(jpe?g|png|webp|svg)$/ },
  public: { path: '/', last: /\/api\/anonymous\/markets\// },
}

test.each([
  'login',
  'public',
] as const)('The page %s loads only the scripts that the build counted', async name => {
  const { path, last } = PICTURES[name]
  const page = await site.openPage('da-DK', 1280)
  await page.goto(site.url() + path)
  const loads = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(entry => ({
        path: new URL(entry.name).pathname,
        begun: entry.startTime,
        done: (entry as PerformanceResourceTiming).responseEnd,
      })),
    )
  const pictureIn = (loaded: Awaited<ReturnType<typeof loads>>) =>
    loaded.find(one => last.test(one.path) && !one.path.startsWith('/assets/'))
  await expect.poll(async () => pictureIn(await loads()), { timeout: 20_000 }).toBeDefined()
  const loaded = await loads()
  const shown = pictureIn(loaded)?.done ?? 0
  const scripts = loaded.filter(one => one.path.endsWith('.js') && one.begun < shown)
  const counted = LOADS.find(load => load.page === name)?.files.map(file => `/${file}`) ?? []
  const isText = (file: string) => file.includes('/texts-')
  const uncounted = scripts.filter(one => !isText(one.path) && !counted.includes(one.path))
  expect(uncounted.map(one => one.path)).toEqual([])
  expect(scripts.filter(one => isText(one.path))).toHaveLength(counted.filter(isText).length)
})
