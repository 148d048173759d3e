import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'

type Headers = Record<string, { value: string }>
interface Answer {
  uri?: string
  statusCode?: number
  headers: Headers
  body?: { data: string }
  page?: string
}

/** Loads scripts as CloudFront does: plain, without modules. */
const load = (...names: string[]) => {
  const context = createContext({ exports: {}, fetch: (address: string) => fetch(address) })
  for (const name of names) runInContext(readFileSync(`infra/cloud/edge/${name}`, 'utf8'), context)
  return context as unknown as {
    handler: (event: unknown) => Answer
    exports: { handler: (event: unknown) => unknown }
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
    ['/login/demo/booking', '/pages/market/demo/booking.own.html'],
    ['/login/demo/booking/checkout', '/pages/market/demo/booking.own.html'],
    ['/login/demo/confirm-email', '/pages/market/demo/inside.own.html'],
    ['/login/demo/reset-password', '/pages/market/demo/inside.own.html'],
    ['/login/demo/reset-password/confirm', '/pages/market/demo/inside.own.html'],
    ['/terms/demo', '/pages/market/demo/terms.own.html'],
    ['/user', '/user/index.html'],
    ['/user/', '/user/index.html'],
    ['/admin_section', '/admin_section/index.html'],
    ['/admin_section/', '/admin_section/index.html'],
    ['/login', '/pages/missing/login.html'],
    ['/login/', '/pages/missing/login.html'],
    ['/login/demo/nowhere', '/pages/missing/login.html'],
    ['/terms', '/pages/missing/public.html'],
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
    }))

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
    const routes = [...readFileSync('web/login/routes.tsx', 'utf8').matchAll(/ path="([a-z][\w/*-]*)"/g)]
    const paths = routes.map(([, path = '']) => path.replace('/*', ''))
    expect(paths).toContain('confirm-email')
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

describe('an error of the gateway itself', () => {
  const { handler } = load('response.js')
  const answered = (
    statusCode: number,
    sent: Headers = {},
    given: Headers = {},
    uri = '/api/customer/customer',
  ) =>
    handler({
      context: { requestId: 'edge-1' },
      request: { uri, headers: sent },
      response: { statusCode, headers: { ...given } },
    })
  const byGateway = { 'apigw-requestid': { value: 'gateway-1' } }

  it.each([
    [400, 'invalid'],
    [401, 'no_token'],
    [403, 'permission_denied'],
    [404, 'not_found'],
    [413, 'too_large'],
    [414, 'invalid'],
    [429, 'too_many_requests'],
  ])('%i gets the code %s and the request id in its header', (status, detail) => {
    const { body, statusCode, headers } = answered(status, {}, byGateway)
    expect(JSON.parse(body?.data ?? '')).toEqual({ detail })
    expect(statusCode).toBe(status)
    expect(headers['content-type']?.value).toBe('application/json')
    expect(headers['x-request-id']?.value).toBe('gateway-1')
  })

  it.each([
    [500, 'internal_error'],
    [502, 'internal_error'],
    [503, 'busy'],
    [504, 'busy'],
    [507, 'internal_error'],
  ])('%i gets the code %s and the request id in its body too', (status, detail) => {
    const { body, headers } = answered(status, {}, byGateway)
    expect(JSON.parse(body?.data ?? '')).toEqual({ detail, requestId: 'gateway-1' })
    expect(headers['x-request-id']?.value).toBe('gateway-1')
  })

  it('gets the id of the edge when the gateway gave none', () =>
    expect(answered(500).headers['x-request-id']?.value).toBe('edge-1'))

  it('gets its code on the bare path /api too', () =>
    expect(answered(404, {}, {}, '/api').body?.data).toBe('{"detail":"not_found"}'))

  it('gets different codes for a missing and an invalid token', () => {
    expect(answered(401).body?.data).toBe('{"detail":"no_token"}')
    expect(answered(401, { authorization: { value: 'Bearer x' } }).body?.data).toBe(
      '{"detail":"invalid_token"}',
    )
  })

  it.each([429, 503])('%i has Retry-After', status =>
    expect(answered(status).headers['retry-after']?.value).toBe('1'))

  it('is the only response that changes: not ours, not successes, not pages', () => {
    expect(answered(404, {}, { 'x-request-id': { value: '1' } }).body).toBeUndefined()
    expect(answered(200).body).toBeUndefined()
    expect(answered(204).headers).toEqual({})
    expect(answered(404, {}, {}, '/no/page').body).toBeUndefined()
    expect(answered(404, {}, {}, '/apiary').body).toBeUndefined()
  })
})

describe('a missing page', () => {
  const { handler } = load('response.js')
  const pageFor = (uri: string, statusCode = 404) =>
    handler({ context: {}, request: { uri, headers: {} }, response: { statusCode, headers: {} } }).page

  it.each([
    ['/pages/market/nosuch/landing.da.html', '/login/index.html'],
    ['/pages/market/nosuch/booking.own.html', '/login/index.html'],
    ['/pages/missing/login.html', '/login/index.html'],
    ['/pages/market/nosuch/terms.da.html', '/public/index.html'],
    ['/pages/missing/public.html', '/public/index.html'],
    ['/wp-login.php', '/public/index.html'],
  ])('%s shows the app %s', (uri, page) => expect(pageFor(uri)).toBe(page))

  it.each([
    '/login/index.html',
    '/public/index.html',
    '/assets/none.js',
    '/files/demo/x.webp',
    '/api/none',
  ])('%s shows none, so that nothing runs in a circle', uri => expect(pageFor(uri)).toBeUndefined())

  it('is no page that is there', () =>
    expect(pageFor('/pages/market/demo/landing.da.html', 200)).toBeUndefined())
})

describe('the Lambda@Edge function', () => {
  const { exports } = load('response.js', 'origin-response.js')
  const answered = (status: string, headers: object = {}) => {
    const response = {
      status,
      statusDescription: '',
      headers: { via: [{ key: 'Via', value: 'x' }], ...headers },
    }
    const request = { uri: '/api/admin/admin', headers: { host: [{ key: 'Host', value: 'x' }] } }
    return exports.handler({ Records: [{ cf: { config: { requestId: 'edge-1' }, request, response } }] })
  }

  it('gives a refusal of the gateway our body', async () => {
    expect(await answered('401')).toEqual({
      status: '401',
      statusDescription: '',
      headers: {
        via: [{ key: 'Via', value: 'x' }],
        'content-type': [{ key: 'content-type', value: 'application/json' }],
        'x-request-id': [{ key: 'x-request-id', value: 'edge-1' }],
      },
      body: '{"detail":"no_token"}',
      bodyEncoding: 'text',
    })
  })

  const missing = () => {
    const request = { uri: '/pages/market/nosuch/landing.da.html', headers: {} }
    const response = { status: '404', statusDescription: '', headers: {}, body: '<Error/>' }
    const config = { requestId: 'edge-1', distributionDomainName: 'd1.example' }
    return exports.handler({ Records: [{ cf: { config, request, response } }] })
  }

  it('sends the app with the 404 of a missing page', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<!doctype html>'))
    expect(await missing()).toMatchObject({ status: '404', body: '<!doctype html>' })
    expect(asked).toHaveBeenCalledWith('https://d1.example/login/index.html')
    asked.mockRestore()
  })

  it('leaves the 404 of the bucket when it cannot have the app', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no connection'))
    expect(await missing()).toMatchObject({ status: '404', body: '<Error/>' })
    asked.mockRestore()
  })

  it('passes our own responses unchanged', async () => {
    const ours = { 'x-request-id': [{ key: 'x-request-id', value: '1' }] }
    expect(await answered('404', ours)).not.toHaveProperty('body')
  })
})
