/** What a contract does not declare does not leave, whatever a verb answers. */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { toPoolName } from '#functions/kit/account.ts'
import { serve, type Verb } from '#functions/kit/http.ts'
import { client } from '#functions/kit/table.ts'
import { ENDPOINTS } from '#infra/parts.ts'
import { type Endpoint, needsToken, type Route } from '#shared/kit/contract.ts'
import { contextOf, eventOf, ORIGIN_KEY } from './kit/gateway-event.ts'

beforeAll(() => {
  vi.stubEnv('ORIGIN_KEYS', ORIGIN_KEY)
  vi.stubEnv('TABLE_NAME', 'reol')
  // The table says of each caller that it is an owner.
  vi.spyOn(client, 'send').mockImplementation(async ({ input }: { input: object }) => ({
    Item: 'Key' in input ? { ...(input.Key as object), role: 'owner' } : undefined,
  }))
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  options?: z.ZodMiniType[]
  entries?: Record<string, string>
  values?: unknown[]
  keyType?: z.ZodMiniType
  valueType?: z.ZodMiniType
}

const definitionOf = (shape: z.ZodMiniType) => shape._zod.def as unknown as Definition

/** One of these fits each text, number, date, amount and id that a contract declares. */
const VALUES = [
  'x',
  'demo',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '2026-11-28',
  '2026-11-28T10:00:00.000Z',
  '09:00',
  'anna@example.com',
  'https://reol.example/x',
  '/files/demo/logo',
  '100001',
  'DK',
  'da',
  '0123456789abcdef0123456789abcdef',
  1,
  1_790_000_000,
  100,
  true,
  null,
  undefined,
]

const fits = (shape: z.ZodMiniType, value: unknown): boolean => {
  try {
    return z.safeEncode(shape, value).success
  } catch {
    return false
  }
}

/** Makes a value for a shape, with a field that no contract declares in every object. */
const valueFor = (shape: z.ZodMiniType): unknown => {
  const { type, element, innerType, options, entries, values, keyType, valueType, ...rest } =
    definitionOf(shape)
  if (rest.shape) {
    const fields = Object.entries(rest.shape).map(([name, inner]) => [name, valueFor(inner)])
    return { ...Object.fromEntries(fields), undeclared: 'UNDECLARED' }
  }
  if (element) return [valueFor(element)]
  if (keyType && valueType) return { [String(valueFor(keyType))]: valueFor(valueType) }
  if (innerType) return valueFor(innerType)
  if (options) return options.map(valueFor).find(value => fits(shape, value))
  const candidates = [...Object.values(entries ?? {}), ...(values ?? []), ...VALUES]
  const found = candidates.findIndex(value => fits(shape, value))
  if (found < 0) throw new Error(`no value of this test fits a ${type}: add one to VALUES`)
  return candidates[found]
}

const claimsFor = ({ audience }: Endpoint): Record<string, string> => {
  const isStaff = audience === 'admin'
  const account = {
    kind: isStaff ? 'admin' : 'customer',
    market: 'demo',
    username: isStaff ? 'boss' : '100001',
  }
  return {
    token_use: 'access',
    username: toPoolName(account as Parameters<typeof toPoolName>[0]),
    'cognito:groups': isStaff ? '[admins]' : '[customers]',
  }
}

const fill = (path: string): string => path.replaceAll(/\{\w+\}/g, 'demo')

/** Calls a route whose verb answers this. What the route is given does not matter here. */
const answerOf = async (endpoint: Endpoint, given: unknown): Promise<APIGatewayProxyStructuredResultV2> => {
  const { params: _, query: __, body: ___, ...route } = endpoint.route
  const verb = (async () => given) as Verb<Route>
  const handler = serve(endpoint.domain, { verb: route as Route }, { verb })
  const claims = needsToken(endpoint.audience) ? claimsFor(endpoint) : undefined
  return handler(eventOf(endpoint.method, fill(endpoint.path), undefined, { claims }), contextOf())
}

const answering = ENDPOINTS.filter(({ route }) => route.answer)

test.each(answering.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s answers what its contract declares, and nothing else',
  async (_, endpoint) => {
    const given = valueFor(endpoint.route.answer as z.ZodMiniType)
    const { statusCode, body = '' } = await answerOf(endpoint, given)
    expect(JSON.stringify(given)).toContain('UNDECLARED')
    expect(statusCode).toBeLessThan(300)
    expect(body).not.toContain('UNDECLARED')
  },
)

test('A call without an answer sends none, whatever its verb returns', async () => {
  for (const endpoint of ENDPOINTS.filter(({ route }) => !route.answer)) {
    const { statusCode, body } = await answerOf(endpoint, { undeclared: 'UNDECLARED' })
    expect([statusCode, body], endpoint.path).toEqual([204, ''])
  }
})
