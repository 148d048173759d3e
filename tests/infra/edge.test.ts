import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

type Headers = Record<string, { value: string }>
interface Answer {
  uri?: string
  statusCode?: number
  headers: Headers
}

/** Loads scripts as CloudFront does: plain, without modules. */
const load = (...names: string[]) => {
  const context = createContext({})
  for (const name of names) runInContext(readFileSync(`infra/cloud/edge/${name}`, 'utf8'), context)
  return context as unknown as {
    handler: (event: unknown) => Answer
  }
}

describe('the request function', () => {
  const { handler } = load('request.js')
  const asked = (uri: string, sent: { headers?: Headers; cookies?: Headers } = {}) =>
    handler({
      context: { requestId: 'edge-1' },
      viewer: { ip: '203.0.113.7' },
      request: { uri, headers: {}, cookies: {}, ...sent },
    })
  const rewritten = (uri: string) => asked(uri).uri

  it.each([
    ['/', '/pages/home.da.html'],
    ['/login/demo', '/pages/market/demo/landing.own.html'],
    ['/login/demo/', '/pages/market/demo/landing.own.html'],
    ['/login/demo/booking', '/pages/market/demo/type.own.html'],
    ['/login/demo/booking/checkout', '/pages/market/demo/checkout.own.html'],
    ['/login/demo/booking/nosuch', '/pages/market/demo/type.own.html'],
    ['/login/demo/confirm-email', '/pages/market/demo/inside.own.html'],
    ['/login/demo/reset-password', '/pages/market/demo/inside.own.html'],
    ['/login/demo/reset-password/confirm', '/pages/market/demo/inside.own.html'],
    ['/login/demo/account-deleted', '/pages/market/demo/inside.own.html'],
    ['/terms/demo', '/pages/market/demo/terms.own.html'],
    ['/user/demo.webmanifest', '/pages/market/demo/app.webmanifest'],
    ['/user/a/demo.webmanifest', '/user/a/demo.webmanifest'],
    ['/user-worker.js', '/user-worker.js'],
    ['/icons/192.png', '/icons/192.png'],
    ['/user', '/user/index.html'],
    ['/user/', '/user/index.html'],
    ['/admin_section', '/admin_section/index.html'],
    ['/admin_section/', '/admin_section/index.html'],
    ['/login', '/pages/missing/login.html'],
    ['/login/', '/pages/missing/login.html'],
    ['/login/demo/nowhere', '/pages/missing/login.html'],
    ['/terms', '/public/index.html'],
    ['/user/demo', '/pages/missing/public.html'],
    ['/users', '/pages/missing/public.html'],
    ['/loginx', '/pages/missing/public.html'],
    ['/no/such/page', '/pages/missing/public.html'],
    ['/pages/home.da.html', '/pages/missing/public.html'],
    ['//evil.example', '//evil.example'],
    ['//evil.example/', '/pages/missing/public.html'],
    ['/apiary', '/pages/missing/public.html'],
    ['/robots.txt', '/robots.txt'],
    ['/login/index.html', '/login/index.html'],
    ['/favicon.ico', '/favicon.ico'],
    ['/assets/main-1a2b.js', '/assets/main-1a2b.js'],
    ['/assets/LICENSE', '/assets/LICENSE'],
    ['/files/demo/logo', '/files/demo/logo'],
    ['/api/token/', '/api/token'],
    ['/api/token', '/api/token'],
    ['/api/customer/demo/reserve_update//', '/api/customer/demo/reserve_update'],
    ['/api/docs', '/api/docs/index.html'],
    ['/api/docs/', '/api/docs/index.html'],
    ['/api/docs/openapi.json', '/api/docs/openapi.json'],
  ])('maps %s to %s', (asked, meant) => expect(rewritten(asked)).toBe(meant))

  it.each([
    '/../secret',
    '/files/../site/x.js',
    '/files/%2e%2E/x',
    '/files/..%2fx',
    '/files/..',
    '/files\\..\\x',
    '/x%5c..',
  ])('answers %s with our 404', path =>
    expect(asked(path)).toEqual({
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: { 'content-type': { value: 'application/json' }, 'x-request-id': { value: 'edge-1' } },
      body: { encoding: 'text', data: '{"detail":"not_found"}' },
    }),
  )

  it.each([
    ['chose German in an English browser', 'de', 'en-GB,en;q=0.9', 'de'],
    ['chose a language that we do not have', 'fr', 'en-GB', 'en'],
    ['has a browser that asks for French before Danish', '', 'fr-FR,fr;q=0.9,da-DK;q=0.8', 'da'],
    ['has a browser that speaks none of ours', '', 'fr-FR', 'own'],
  ])('gives the document in the right language to someone who %s', (_, chosen, accepted, version) => {
    const cookies: Headers = chosen ? { language: { value: chosen } } : {}
    const headers = { 'accept-language': { value: accepted } }
    expect(asked('/login/demo', { headers, cookies }).uri).toBe(`/pages/market/demo/landing.${version}.html`)
  })

  it('knows the screens that the login app has', () => {
    const sources = ['routes', 'further-pages'].map(name => readFileSync(`web/login/${name}.tsx`, 'utf8'))
    const routes = [...sources.join().matchAll(/ path="([a-z][\w/*-]*)"/g)]
    const paths = routes.map(([, path = '']) => path.replace('/*', ''))
    expect(paths).toContain('confirm-email')
    expect(paths).toContain('reset-password')
    for (const path of paths) expect(rewritten(`/login/demo/${path}`)).toMatch(/^\/pages\/market\/demo\//)
  })

  it('believes no visitor who says what their address is', () => {
    const headers = { 'x-viewer-address': { value: '198.51.100.1' } }
    const event = {
      context: {},
      viewer: { ip: '203.0.113.7' },
      request: { uri: '/api/token/', headers, cookies: {} },
    }
    expect(handler(event).headers['x-viewer-address']).toEqual({ value: '203.0.113.7' })
  })

  it('leaves dots in names alone', () => expect(rewritten('/files/a..b.png')).toBe('/files/a..b.png'))

  it('fits into a CloudFront function', () =>
    expect(readFileSync('infra/cloud/edge/request.js').length).toBeLessThan(10_240))
})
