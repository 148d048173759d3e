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
    expect(answered(status).headers['retry-after']?.value).toBe('1'),
  )

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
    ['/pages/market/nosuch/type.own.html', '/login/index.html'],
    ['/pages/missing/login.html', '/login/index.html'],
    ['/pages/market/nosuch/terms.da.html', '/public/index.html'],
    ['/pages/missing/public.html', '/public/index.html'],
    ['/wp-login.php', '/public/index.html'],
  ])('%s shows the app %s', (uri, page) => expect(pageFor(uri)).toBe(page))

  it.each(['/login/index.html', '/public/index.html', '/assets/none.js', '/files/demo/x.webp', '/api/none'])(
    '%s shows none, so that nothing runs in a circle',
    uri => expect(pageFor(uri)).toBeUndefined(),
  )

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
