/** The local cloud's copy of CloudFront's cache: pages are as old there as in the cloud. */
import { expect, test } from 'vitest'
import { now, setAhead } from '#functions/kit/clock.ts'
import { makeEdgeCache } from '#infra/local/edge-cache.ts'

const page = (body: string, status = 200) => ({
  status,
  headers: { 'cache-control': 'public, max-age=0, s-maxage=60' },
  body,
})

test('A page is kept for a minute, and not longer', async () => {
  const keeping = makeEdgeCache()
  await keeping('/a', async () => page('old'))
  expect((await keeping('/a', async () => page('new'))).body).toBe('old')
  const ahead = now() - Date.now()
  setAhead(ahead + 60_000)
  expect((await keeping('/a', async () => page('new'))).body).toBe('new')
  setAhead(ahead)
})

test('What is missing is asked for again', async () => {
  const keeping = makeEdgeCache()
  await keeping('/a', async () => page('', 404))
  expect((await keeping('/a', async () => page('new'))).body).toBe('new')
})
