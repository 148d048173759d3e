import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

type Headers = Record<string, { value: string }>
interface Answer {
  uri?: string
  statusCode?: number
  headers: Headers
  body?: { data: string }
}

/** Runs a file as CloudFront does: a plain script with nothing around it. */
const load = (...names: string[]) => {
  const context = createContext({ exports: {} })
  for (const name of names) runInContext(readFileSync(`infra/cloud/edge/${name}`, 'utf8'), context)
  return context as unknown as {
    handler: (event: unknown) => Answer
    exports: { handler: (event: unknown) => unknown }
  }
}

describe('which file or route an address means', () => {
  const { handler } = load('request.js')
  const rewritten = (uri: string) => handler({ request: { uri, headers: {} } }).uri

  it.each([
    ['/', '/public/index.html'],
    ['/login', '/login/index.html'],
    ['/login/', '/login/index.html'],
    ['/login/demo', '/login/index.html'],
    ['/login/demo/', '/login/index.html'],
    ['/user', '/user/index.html'],
    ['/user/', '/user/index.html'],
    ['/admin_section', '/admin_section/index.html'],
    ['/admin_section/', '/admin_section/index.html'],
    ['/terms', '/public/index.html'],
    ['/terms/demo', '/public/index.html'],
    ['/users', '/public/index.html'],
    ['/loginx', '/public/index.html'],
    ['/no/such/page', '/public/index.html'],
    ['//evil.example', '//evil.example'],
    ['//evil.example/', '/public/index.html'],
    ['/apiary', '/public/index.html'],
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
  ])('%s is %s', (asked, meant) => expect(rewritten(asked)).toBe(meant))

  it.each([
    '/../secret',
    '/files/../site/x.js',
    '/files/%2e%2E/x',
    '/files/..%2fx',
    '/files/..',
    '/files\\..\\x',
    '/x%5c..',
  ])('%s is nothing', asked => expect(handler({ request: { uri: asked, headers: {} } }).statusCode).toBe(404))

  it('leaves dots in names alone', () => expect(rewritten('/files/a..b.png')).toBe('/files/a..b.png'))

  it('fits into a CloudFront function', () =>
    expect(readFileSync('infra/cloud/edge/request.js').length).toBeLessThan(10_240))
})

describe('what the gateway answers by itself', () => {
  const { handler } = load('response.js')
  const answered = (
    statusCode: number,
    sent: Headers = {},
    given: Headers = {},
    uri = '/api/customer/customer',
  ) => handler({ request: { uri, headers: sent }, response: { statusCode, headers: { ...given } } })

  it.each([
    [403, 'permission_denied'],
    [404, 'not_found'],
    [413, 'too_large'],
    [429, 'too_many_requests'],
    [500, 'internal_error'],
    [503, 'busy'],
  ])('%i says %s', (status, detail) => {
    const { body, statusCode, headers } = answered(status)
    expect(JSON.parse(body?.data ?? '')).toEqual({ detail })
    expect(statusCode).toBe(status)
    expect(headers['content-type']?.value).toBe('application/json')
  })

  it('says it of the bare base too', () =>
    expect(answered(404, {}, {}, '/api').body?.data).toBe('{"detail":"not_found"}'))

  it('tells a missing token from a bad one', () => {
    expect(answered(401).body?.data).toBe('{"detail":"no_token"}')
    expect(answered(401, { authorization: { value: 'Bearer x' } }).body?.data).toBe(
      '{"detail":"invalid_token"}',
    )
  })

  it.each([429, 503])('asks to wait with %i', status =>
    expect(answered(status).headers['retry-after']?.value).toBe('1'))

  it('leaves our own answers, good answers and pages alone', () => {
    expect(answered(404, {}, { 'x-request-id': { value: '1' } }).body).toBeUndefined()
    expect(answered(200).body).toBeUndefined()
    expect(answered(400).body).toBeUndefined()
    expect(answered(404, {}, {}, '/no/page').body).toBeUndefined()
    expect(answered(404, {}, {}, '/apiary').body).toBeUndefined()
  })
})

describe('the same, as Lambda@Edge', () => {
  const { exports } = load('response.js', 'origin-response.js')
  const answered = (status: string, headers: object = {}) => {
    const response = {
      status,
      statusDescription: '',
      headers: { via: [{ key: 'Via', value: 'x' }], ...headers },
    }
    const request = { uri: '/api/admin/admin', headers: { host: [{ key: 'Host', value: 'x' }] } }
    return exports.handler({ Records: [{ cf: { request, response } }] })
  }

  it('words a refusal of the gateway', async () => {
    expect(await answered('401')).toEqual({
      status: '401',
      statusDescription: '',
      headers: {
        via: [{ key: 'Via', value: 'x' }],
        'content-type': [{ key: 'content-type', value: 'application/json' }],
      },
      body: '{"detail":"no_token"}',
      bodyEncoding: 'text',
    })
  })

  it('passes our own answers as they came', async () => {
    const ours = { 'x-request-id': [{ key: 'x-request-id', value: '1' }] }
    expect(await answered('404', ours)).not.toHaveProperty('body')
  })
})
