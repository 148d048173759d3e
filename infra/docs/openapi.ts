/** The OpenAPI 3.1 description of every call, made from the contracts alone. */
import * as z from 'zod/mini'
import { type Endpoint, needsToken, type Route, refusalsOf } from '#shared/kit/contract.ts'
import { marketId } from '#shared/kit/id.ts'
import { STATUS } from '#shared/kit/reasons.ts'

export type Schema = Record<string, unknown>
type Shape = NonNullable<Route['body']>

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
}

export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true; description?: string; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

type Content = Record<string, { schema: Schema }>

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, Schema>; schemas: Record<string, Schema> }
}

/** A shape as it travels: before our side trims and before it fills in what is missing. */
const wire = (shape: Shape): Schema => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io: 'input', target: 'draft-2020-12' })
  return schema
}

const json = (schema: Schema): Content => ({ 'application/json': { schema } })

/** The path as the specification writes it, with its last slash. */
export const shownPath = ({ path }: Endpoint): string => `${path}/`

export const openApi = (endpoints: readonly Endpoint[], version: string): OpenApi => {
  const paths: OpenApi['paths'] = {}
  for (const endpoint of endpoints) {
    const path = shownPath(endpoint)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Reol', version, description: ABOUT },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(({ domain }) => domain))].map(name => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {},
    },
  }
}

const ABOUT = [
  'Money is a string with two decimals, days are YYYY-MM-DD in the time zone of the market, moments ISO 8601 in UTC.',
  'A body is JSON.',
  'Every path answers without its last slash too.',
  'An unsafe call that carries the cookie `csrftoken` must repeat its value in the header `X-CSRFToken`.',
].join(' ')

/** A call that answers at a second path too is named apart there. */
const operationId = ({ domain, name, audience, route, path }: Endpoint): string =>
  [domain, name, audience, ...(route.alias && path.endsWith(`/${route.alias}`) ? ['alias'] : [])].join('_')

const operation = (endpoint: Endpoint): Operation => {
  const { domain, audience, route } = endpoint
  const body = requestBody(route)
  return {
    operationId: operationId(endpoint),
    summary: route.summary,
    description: `${whoCalls(endpoint)}.`,
    tags: [domain],
    security: needsToken(audience) ? [{ token: [] }] : [],
    parameters: parameters(endpoint),
    ...(body ? { requestBody: body } : {}),
    responses: responses(route),
  }
}

const WHO: Record<Endpoint['audience'], string> = {
  open: 'Anyone',
  user: 'Whoever has a token',
  anonymous: 'Anyone',
  customer: "With a customer's token",
  admin: "With an administrator's token",
  webhook: 'An outside service, which signs what it sends',
}

/** Who may call, in words. Decision D2. */
export const whoCalls = ({ audience }: Endpoint): string => WHO[audience]

const requestBody = ({ body, raw }: Route): Operation['requestBody'] => {
  if (body) return { required: true, content: json(wire(body)) }
  if (raw) return { required: true, description: 'As the service sends and signs it.', content: json({}) }
  return undefined
}

/** Decision D3: on every call but webhooks and those that belong to no market. */
const needsMarket = ({ route, audience }: Endpoint): boolean =>
  needsToken(audience) || !(route.marketless || audience === 'webhook')

const parameters = (endpoint: Endpoint): Parameter[] => {
  const { params, query, repeatable } = endpoint.route
  return [
    ...fieldsAs('path', params),
    ...fieldsAs('query', query),
    ...(needsMarket(endpoint) ? [MARKET_ID] : []),
    ...(endpoint.audience === 'open' ? [OWN_MARKET_ID] : []),
    ...(repeatable ? [IDEMPOTENCY_KEY] : []),
  ]
}

const MARKET_ID: Parameter = {
  name: 'X-Market-Id',
  in: 'header',
  required: true,
  description: 'The market; with a token it must be the market of the token.',
  schema: wire(marketId),
}

/** Of a call that names its market in its body, its link or its token. */
const OWN_MARKET_ID: Parameter = {
  ...MARKET_ID,
  required: false,
  description: 'May be left out; must not be another market than the one that the call is about.',
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key and body give the first answer again, so choose it at random, as a UUID is; another body is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const fieldsAs = (place: 'path' | 'query', shape: Shape | undefined): Parameter[] => {
  if (!shape) return []
  const { properties = {}, required = [] } = wire(shape) as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

const responses = (route: Route): Operation['responses'] => ({ ...answered(route), ...refused(route) })

const answered = ({ answer, status }: Route): Operation['responses'] => ({
  [String(status ?? (answer ? 200 : 204))]: {
    description: answer ? 'Done.' : 'Done; nothing to say.',
    ...(answer ? { content: json(wire(answer)) } : {}),
  },
})

/** One response a status, each with the codes that this call may give. Decision D6. */
const refused = (route: Route): Operation['responses'] => {
  const byStatus = Map.groupBy(refusalsOf(route), ({ kind }) => STATUS[kind])
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, reasons]) => {
        const codes = reasons.map(({ code }) => code)
        return [
          String(status),
          { description: `Refused: ${codes.join(', ')}.`, content: json(refusal(codes)) },
        ]
      }),
  )
}

/** Under `detail`, under `error`, or a list under each field's name; facts may stand beside it. */
const refusal = (codes: string[]): Schema => {
  const code = { type: 'string', enum: codes }
  return {
    anyOf: [
      { type: 'object', properties: { detail: code }, required: ['detail'] },
      { type: 'object', properties: { error: code }, required: ['error'] },
      { type: 'object', additionalProperties: { type: 'array', items: code } },
    ],
  }
}
