/** `npm run dev`: Vite serves the screens and loads the handlers, on the same addresses. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalCloud, startLocalCloud } from '#infra/local/cloud.ts'
import { type Dev, startDev } from '#infra/local/dev.ts'

let dev: Dev
let cloud: LocalCloud
beforeAll(async () => {
  dev = await startDev()
  cloud = await startLocalCloud(dev)
}, 120_000)
afterAll(async () => {
  await dev.stop()
  await cloud.stop()
})

const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(cloud.url + path, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test.each([
  ['/', 'public'],
  ['/login/demo', 'login'],
  ['/user', 'user'],
  ['/admin_section/', 'admin_section'],
])('%s is the page %s, with modules on paths that the edge does not rewrite', async (path, entry) => {
  const page = await ask(path)
  const scripts = [...page.text.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src]) => src)
  expect(scripts).toEqual(['/local/web/@vite/client', `/local/web/${entry}/main.tsx`])
  const module = await ask(scripts[1] ?? '')
  expect(module.headers.get('content-type')).toContain('javascript')
})

test('The policy also allows Vite’s own script and socket, and nothing else', async () => {
  const { headers, text } = await ask('/login/demo')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self' 'nonce-dev' 'wasm-unsafe-eval' http://localhost:")
  expect(policy).toContain("connect-src 'self' ws: ")
  expect(text.match(/<script/g)).toHaveLength(text.match(/<script [^>]*nonce="dev"/g)?.length ?? 0)
})

test('Calls, /api/docs/ and missing files answer as in npm start', async () => {
  const login = JSON.stringify({ username: 'nobody', password: 'Et-godt-kodeord', market_id: 'shop' })
  expect(await ask('/api/token/', { method: 'POST', body: login })).toMatchObject({
    status: 400,
    text: '{"error":"invalid_credentials"}',
  })
  expect((await ask('/api/docs/')).text).toContain('<h1')
  expect((await ask('/local/web/none.tsx')).status).toBe(404)
  expect((await ask('/local/none')).text).toBe('{"detail":"not_found"}')
})

test('A browser receives Vite’s messages over the site’s own address', async () => {
  const client = await ask('/local/web/@vite/client')
  const token = /const wsToken = "([^"]+)"/.exec(client.text)?.[1]
  const socket = new WebSocket(`${cloud.url.replace('http', 'ws')}/local/web/?token=${token}`, 'vite-hmr')
  const first = await new Promise(resolve => {
    socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))), { once: true })
  })
  socket.close()
  expect(first).toEqual({ type: 'connected' })
})
