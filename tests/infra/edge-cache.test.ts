/** The local cloud's copy of CloudFront's cache: pages are as old there as in the cloud. */
import { expect, test } from 'vitest'
import { now, setAhead } from '#functions/kit/clock.ts'
import { makeEdgeCache } from '#infra/local/edge-cache.ts'
import { DISTRIBUTION } from '#infra/local/environment.ts'
import type { HttpRequest } from '#infra/local/http.ts'

const page = (body: string, status = 200) => ({
  status,
  headers: { 'cache-control': 'public, max-age=0, s-maxage=60' },
  body,
})

const invalidation = (...paths: string[]): HttpRequest => ({
  method: 'POST',
  path: `/2020-05-31/distribution/${DISTRIBUTION}/invalidation`,
  query: '',
  headers: {},
  rawHeaders: [],
  remote: '',
  body: async () => Buffer.from(paths.map(path => `<Path>${path}</Path>`).join('')),
})

test('A page is kept for a minute, and not longer', async () => {
  const { keeping } = makeEdgeCache()
  await keeping('/a', async () => page('old'))
  expect((await keeping('/a', async () => page('new'))).body).toBe('old')
  const ahead = now() - Date.now()
  setAhead(ahead + 60_000)
  expect((await keeping('/a', async () => page('new'))).body).toBe('new')
  setAhead(ahead)
})

test('What is missing is asked for again', async () => {
  const { keeping } = makeEdgeCache()
  await keeping('/a', async () => page('', 404))
  expect((await keeping('/a', async () => page('new'))).body).toBe('new')
})

test.each([
  ['/a/b.html', 'new'],
  ['/a/*', 'new'],
  ['/a/b', 'old'],
  ['/b*', 'old'],
])('To forget %s leaves the %s page', async (path, shown) => {
  const { keeping, answer } = makeEdgeCache()
  await keeping('/a/b.html', async () => page('old'))
  expect((await answer(invalidation('/else', path)))?.status).toBe(201)
  expect((await keeping('/a/b.html', async () => page('new'))).body).toBe(shown)
})

test('A page that was on its way when it should be forgotten is not kept', async () => {
  const { keeping, answer } = makeEdgeCache()
  const fetched = Promise.withResolvers<void>()
  const first = keeping('/a', async () => {
    await fetched.promise
    return page('old')
  })
  await answer(invalidation('/a'))
  fetched.resolve()
  await first
  expect((await keeping('/a', async () => page('new'))).body).toBe('new')
})

test.each([[[]], [['a']], [['/a*b']]])('The paths %o are refused', async paths => {
  expect((await makeEdgeCache().answer(invalidation(...paths)))?.status).toBe(400)
})
