/** Every route × no token, wrong role, other market, bad input: never a 5xx, and only declared codes. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import { ENDPOINTS } from '#infra/parts.ts'
import { identityContract } from '#shared/identity/contract.ts'
import { type Endpoint, needsToken, type Route, refusalsOf } from '#shared/kit/contract.ts'
import { STATUS } from '#shared/kit/reasons.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { mayDo, STAFF_ROLES } from '#shared/kit/rights.ts'
import { type Caller, cloudForTests, openMarket } from '../cloud/local-cloud.ts'
import { makeStaff } from '../people/staff.ts'
import { visitorOf } from '../people/visitor.ts'
import { soak } from '../run/soak.ts'
import { odd } from './odd.ts'

const cloud = cloudForTests()
const tokens: Record<string, string> = {}
const known: Record<string, string> = {}

beforeAll(async () => {
  await openMarket('routes', 4)
  await openMarket('routes-next-door', 1)
  for (const market of ['routes', 'routes-next-door']) {
    const customer = {
      userNumber: '1',
      name: 'Ida',
      email: 'ida@example.com',
      phone: '+4520123456',
      verified: true,
    }
    await commit(newCustomer(market, { ...customer, language: 'da', createdTs: 1 }))
    await setPassword({ market, username: '1' }, 'Et-godt-kodeord', 'customers')
    await makeStaff(market, 'boss', 'Et-godt-kodeord')
    for (const role of STAFF_ROLES) await makeStaff(market, role, 'Et-godt-kodeord', role)
    for (const username of ['1', 'boss', ...STAFF_ROLES]) {
      const login = { username, password: 'Et-godt-kodeord', market_id: market }
      tokens[`${market}.${username}`] = (
        await cloud.call<{ accessToken: string }>('POST', '/api/token/', login)
      ).body.accessToken
    }
  }
  const at = visitorOf(cloud, 'routes')
  const { id, cartToken, dateStart } = await at.reserveOne()
  const [price] = await at.prices()
  Object.assign(known, { id, cartToken, dateStart, price: price?.id, type: price?.shelfType })
})

const right = ({ audience }: Endpoint, market = 'routes'): Caller => {
  if (audience === 'admin') return { market, token: tokens[`${market}.boss`] }
  return needsToken(audience) ? { market, token: tokens[`${market}.1`] } : { market }
}

/** What a refusal says beside its codes. */
const FACTS = new Set(['customerEmail', 'requestId', 'present'])

const codesIn = (body: unknown): string[] =>
  typeof body === 'object' && body !== null
    ? Object.entries(body)
        .filter(([key]) => !FACTS.has(key))
        .flatMap(([, value]) => (Array.isArray(value) ? value.map(String) : [String(value)]))
    : [String(body)]

/** Whether a call was refused for the role of its caller. */
const isOfRole = ({ status, body }: { status: number; body: unknown }): boolean =>
  status === 403 && codesIn(body).includes(kitRefusals.role_may_not.code)

/** Expects a 4xx with codes that the contract declares for this status. */
const expectRefusal = (
  route: Route,
  { status, body }: { status: number; body: unknown },
  what: string,
): void => {
  expect(status, what).toBeGreaterThanOrEqual(400)
  expect(status, what).toBeLessThan(500)
  const declared = refusalsOf(route).filter(({ kind }) => STATUS[kind] === status)
  const codes = declared.map(({ code }) => code)
  for (const code of codesIn(body)) expect(codes, `${what} ${JSON.stringify(body)}`).toContain(code)
}

const METHODS = ['PUT', 'PATCH', 'DELETE', 'POST']

/** True when a call to one path may match the route of another: parameters match anything. */
const isSamePlace = (known: Endpoint, path: string): boolean => {
  const parts = path.split('/')
  const others = known.path.split('/')
  return (
    parts.length === others.length &&
    parts.every((part, at) => part === others[at] || part.startsWith('{') || others[at]?.startsWith('{'))
  )
}

const fill = (path: string) => `${path.replace('{marketId}', 'routes').replace('{txId}', known.id ?? '')}/`

describe.each(ENDPOINTS.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    const { method, path, audience, route, name } = endpoint
    const body = method === 'GET' ? undefined : {}

    const asksForToken = async () => {
      expect(await cloud.call(method, fill(path), body, { market: 'routes' })).toMatchObject({
        status: 401,
        body: { detail: 'no_token' },
      })
      const bad = { market: 'routes', token: 'a.b.c' }
      expect(await cloud.call(method, fill(path), body, bad)).toMatchObject({
        status: 401,
        body: { detail: 'invalid_token' },
      })
      const other = { ...right(endpoint, 'routes-next-door'), market: 'routes' }
      expect(await cloud.call(method, fill(path), body, other)).toMatchObject({
        status: 403,
        body: { detail: 'permission_denied' },
      })
      if (audience === 'user') return
      const role = { market: 'routes', token: tokens[audience === 'admin' ? 'routes.1' : 'routes.boss'] }
      expect(await cloud.call(method, fill(path), body, role)).toMatchObject({
        status: 403,
        body: { detail: 'permission_denied' },
      })
    }
    if (needsToken(audience)) test('requires a token of the right role and market', asksForToken)

    const { right: needed } = route
    const asksForRole = async () => {
      expect(needed).toBeDefined()
      for (const role of STAFF_ROLES) {
        // Nothing is sent, so that a role that may call changes nothing.
        const answer = await cloud.call(method, fill(path), body && '{', {
          market: 'routes',
          token: tokens[`routes.${role}`],
        })
        expect(isOfRole(answer), role).toBe(!mayDo(role, needed ?? 'own'))
      }
    }
    if (audience === 'admin' || name === 'changePassword') test('requires a role with the right', asksForRole)

    const asksForMarket = async () => {
      expect(await cloud.call(method, fill(path), body)).toMatchObject({
        status: 400,
        body: { detail: 'market_required' },
      })
      expectRefusal(route, await cloud.call(method, fill(path), body, { market: 'nobody' }), 'no such market')
    }
    if (audience === 'anonymous' && !('marketless' in route))
      test('requires a market that exists', asksForMarket)

    const refusesWhatIsNoJson = async () => {
      expectRefusal(route, await cloud.call(method, fill(path), '{"a":', right(endpoint)), 'half a body')
      expectRefusal(
        route,
        await cloud.call(method, fill(path), `"${'x'.repeat(200_000)}"`, right(endpoint)),
        'a long text',
      )
    }
    if (route.body || route.raw)
      test('refuses invalid JSON and a body that is too large', refusesWhatIsNoJson)

    const other = METHODS.find(
      one => !ENDPOINTS.some(known => known.method === one && isSamePlace(known, path)),
    )
    const hasNoOther = async () => {
      const { status } = await cloud.call(other ?? '', fill(path), {}, right(endpoint))
      expect(status).toBe(404)
    }
    if (other) test('has no other method', hasNoOther)
  },
)

/** Generates a body with the route's own fields: some have valid values, some odd ones. */
const bodyFor = (endpoint: Endpoint) => {
  const shape = (endpoint.route.body ?? endpoint.route.query) as
    | { def?: { shape?: Record<string, unknown> } }
    | undefined
  const fields = Object.keys(shape?.def?.shape ?? {})
  const value = fc.oneof(
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(known)) },
  )
  const named = fc.record(Object.fromEntries(fields.map(field => [field, value])), { requiredKeys: [] })
  return fc.oneof({ weight: 6, arbitrary: named }, { weight: 1, arbitrary: odd })
}

/** An object without a prototype has no text of its own. */
const queryText = (value: unknown): string =>
  typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)

const FALSE_PASSWORDS = new Set(['logIn', 'changePassword'])

const ODD_INPUTS = soak(500)

test(
  'Generated bad input never gets a 5xx, and only declared codes',
  async () => {
    const endpoints = ENDPOINTS.filter(({ name }) => !FALSE_PASSWORDS.has(name))
    const cases = fc.sample(
      fc.constantFrom(...endpoints).chain(endpoint => fc.tuple(fc.constant(endpoint), bodyFor(endpoint))),
      { numRuns: ODD_INPUTS, seed: 7 },
    )
    let refused = 0
    const tryOne = async ([endpoint, body]: [Endpoint, unknown]) => {
      const { method, path } = endpoint
      const query =
        method === 'GET' && typeof body === 'object' && body !== null
          ? `?${new URLSearchParams(Object.entries(body).map(([key, value]) => [key, queryText(value)]))}`
          : ''
      const answer = await cloud.call(
        method,
        fill(path) + query,
        method === 'GET' ? undefined : (JSON.stringify(body) ?? ''),
        right(endpoint),
      )
      if (answer.status < 300) return
      refused += 1
      expectRefusal(endpoint.route, answer, `${method} ${path} ${JSON.stringify(body)}`)
    }
    for (let at = 0; at < cases.length; at += 20) await Promise.all(cases.slice(at, at + 20).map(tryOne))
    expect(refused).toBeGreaterThan(ODD_INPUTS / 2)
  },
  soak(120_000),
)

test('Log-in with odd names and passwords is refused with declared codes', async () => {
  const cases = fc.sample(fc.tuple(odd, odd), { numRuns: 60, seed: 3 })
  for (const [username, password] of cases) {
    expectRefusal(
      identityContract.logIn,
      await cloud.call('POST', '/api/token/', { username, password, market_id: 'routes' }),
      JSON.stringify([username, password]),
    )
  }
})

test('A missing route answers 404 with our body', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/anonymous/nothing/',
    '/api/admin/nothing/',
    '/api/anonymous/market/x/',
  ]) {
    expect(await cloud.call('GET', path, undefined, { market: 'routes' })).toEqual({
      status: 404,
      body: { detail: 'not_found' },
    })
  }
})

test('Fields and cookies named __proto__ do not change later responses', async () => {
  await cloud.call('GET', '/api/anonymous/shelf_period_prices/?__proto__=x&__proto__=y', undefined, {
    market: 'routes',
  })
  await cloud.call('GET', '/api/anonymous/market/', undefined, {
    market: 'routes',
    headers: { cookie: '__proto__=1' },
  })
  expect((await cloud.call('GET', '/api/anonymous/market/', undefined, { market: 'routes' })).status).toBe(
    200,
  )
})
