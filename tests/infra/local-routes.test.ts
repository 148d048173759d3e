/** The local API Gateway finds the route of a path, and says its time. */
import { expect, test } from 'vitest'
import { setAhead } from '#functions/kit/clock.ts'
import { apisOf } from '#infra/local/api.ts'
import type { Functions } from '#infra/local/functions.ts'
import type { HttpRequest } from '#infra/local/http.ts'
import { matcher } from '#infra/local/routes.ts'
import { ENDPOINTS } from '#infra/parts.ts'

const [endpoint] = ENDPOINTS
if (!endpoint) throw new Error('there is no endpoint')

const find = matcher(
  ['/api/shelves/{id}', '/api/shelves/free', '/api/{kind}/free/now', '/api/{kind}'].map(path => ({
    ...endpoint,
    method: 'GET' as const,
    path,
  })),
)
const found = (path: string, method = 'GET') => {
  const match = find(method, path)
  return match && [match.endpoint.path, match.params]
}

test.each([
  ['/api/shelves/free', '/api/shelves/free', {}],
  ['/api/shelves/7', '/api/shelves/{id}', { id: '7' }],
  ['/api/shelves/free/now', '/api/{kind}/free/now', { kind: 'shelves' }],
  ['/api/shelves', '/api/{kind}', { kind: 'shelves' }],
  ['/api/s%C3%B8m%2Fm', '/api/{kind}', { kind: 'søm/m' }],
  ['/api/%73helves/free', '/api/shelves/free', {}],
  ['/api/__proto__', '/api/{kind}', { kind: '__proto__' }],
  ['/api/constructor', '/api/{kind}', { kind: 'constructor' }],
  [`/api/${'x'.repeat(2_000)}`, '/api/{kind}', { kind: 'x'.repeat(2_000) }],
])('%s matches %s', (path, route, params) => expect(found(path)).toEqual([route, params]))

test.each(['/api', '/api/', '/api//free/now', '/api/shelves/', '/api/shelves/7/8', '/api/%zz', '', '*'])(
  '%s has no route',
  path => expect(found(path)).toBeUndefined(),
)

test.each(['POST', 'get', 'constructor', '__proto__'])('the method %s has no route', method =>
  expect(found('/api/shelves', method)).toBeUndefined(),
)

test.each([
  ['/api/admin/admin', 'admin', 401],
  ['/api/admin/admin', 'public', 404],
  ['/api/customer/customer', 'customer', 401],
  ['/api/customer/customer', 'admin', 404],
  ['/api/password/change', 'public', 401],
] as const)(
  '%s of the API %s gets %i without a token: an API has its own routes alone',
  async (path, api, status) => {
    const ask = apisOf({} as Functions, () => undefined)
    const method = ENDPOINTS.find(endpoint => endpoint.path === path)?.method
    expect((await ask(api, { method, headers: {} } as HttpRequest, path)).status).toBe(status)
  },
)

test('An answer has the time of the local cloud, which can run ahead of the machine', async () => {
  const ask = apisOf({} as Functions, () => ({}))
  const aheadOf = async () => {
    const { headers } = await ask('public', { method: 'GET', headers: {} } as HttpRequest, '/nothing')
    return (Date.parse(String(headers?.date)) - Date.now()) / 60_000
  }
  expect(await aheadOf()).toBeCloseTo(0, 0)
  setAhead(20 * 60_000)
  expect(await aheadOf()).toBeCloseTo(20, 0)
  setAhead(0)
})
