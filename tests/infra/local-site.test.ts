/** The local gateway serves the built pages. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compress } from '#infra/local/compress.ts'
import { makeEdgeCache } from '#infra/local/edge-cache.ts'
import { type Listening, listen } from '#infra/local/http.ts'
import { siteOf } from '#infra/local/site.ts'

const SCRIPT = 'export const shelf = 1\n'.repeat(200)
const folder = mkdtempSync(join(tmpdir(), 'reol-site-'))
let server: Listening

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'login'))
  writeFileSync(join(folder, 'assets', 'main.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'shelf.woff2'), SCRIPT)
  writeFileSync(join(folder, 'login', 'index.html'), '<!doctype html>')
  await compress(folder)
  const site = siteOf(folder, '', makeEdgeCache())
  server = await listen(asked => site(asked, asked.path), { port: 0 })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, init)
  const { 'cache-control': cache, 'content-type': type, etag } = Object.fromEntries(response.headers)
  return { status: response.status, cache, type, etag, text: await response.text(), response }
}

test('Browsers may cache assets for ever, and must revalidate pages', async () => {
  expect(await ask('/assets/main.js')).toMatchObject({
    status: 200,
    cache: 'public, max-age=31536000, immutable',
    type: 'text/javascript',
    text: SCRIPT,
  })
  expect(await ask('/login/index.html?token=x')).toMatchObject({
    status: 200,
    cache: 'no-cache',
    type: 'text/html;charset=utf-8',
  })
})

test('A page that the visitor already has is not sent again', async () => {
  const { etag = '' } = await ask('/login/index.html')
  const again = await ask('/login/index.html', { headers: { 'if-none-match': etag } })
  expect(again).toMatchObject({ status: 304, text: '', cache: 'no-cache' })
  // Replaced as a whole: the server may still look for the end of the old file.
  writeFileSync(join(folder, 'new.html'), '<!doctype html><title>Reol</title>')
  renameSync(join(folder, 'new.html'), join(folder, 'login', 'index.html'))
  expect((await ask('/login/index.html', { headers: { 'if-none-match': etag } })).status).toBe(200)
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
])('A browser that accepts %s gets %s', async (accepted, coding) => {
  const { response, text } = await ask('/assets/main.js', { headers: { 'accept-encoding': accepted } })
  expect(response.headers.get('content-encoding')).toBe(coding)
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(Number(response.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 10)
  expect(text).toBe(SCRIPT)
})

test('A file that compression does not shrink is sent uncompressed', async () => {
  const { response } = await ask('/assets/shelf.woff2', { headers: { 'accept-encoding': 'br, gzip' } })
  expect(response.headers.get('content-encoding')).toBeNull()
})

test.each(['/assets/none.js', '/login/none', '/%2e%2e/%2e%2e/etc/passwd', '/%zz', '/assets%00'])(
  '%s is not found, and the response is not cached',
  async path => expect(await ask(path)).toMatchObject({ status: 404, cache: 'no-cache', text: 'Not found' }),
)

test('A file answers only GET and HEAD', async () => {
  expect(await ask('/login/index.html', { method: 'POST' })).toMatchObject({ status: 405 })
  expect(await ask('/login/index.html', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
})
