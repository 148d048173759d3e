/** Generates the OpenAPI 3.1 description of every call from the contracts. */
import { type Endpoint, needsToken, type Route, refusalsOf } from '#shared/kit/contract.ts'
import { marketId } from '#shared/kit/id.ts'
import { refusalResponses, SHARED_RESPONSES } from './refusals.ts'
import { type Content, HEADERS, json, REQUEST_ID, type Ref, type Response } from './response.ts'
import { type Schema, schemaOf } from './schema.ts'
import { type Tag, tagsOf } from './tags.ts'

type Shape = NonNullable<Route['query']>

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
  responses: Record<string, Response | Ref>
}

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: Tag[]
  paths: Record<string, Record<string, Operation>>
  components: {
    securitySchemes: Record<string, Schema>
    responses: typeof SHARED_RESPONSES
    headers: typeof HEADERS
  }
}

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
    info: { title: 'Reol', version, description: ABOUT, license: LICENSE },
    servers: [{ url: '/' }],
    tags: tagsOf(endpoints.map(({ domain }) => domain)),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: SHARED_RESPONSES,
      headers: HEADERS,
    },
  }
}

/** The form of an SPDX identifier for a licence that SPDX does not list. */
const LICENSE = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' }

const ABOUT = [
  'Money is a string with two decimals, days are YYYY-MM-DD in the time zone of the market, moments ISO 8601 in UTC.',
  'A body is JSON, or a form where it carries a file.',
  'Every path answers without its last slash too.',
  'Every answer names its request in the header `X-Request-Id`.',
  'An unsafe call that carries the cookie `csrftoken` must repeat its value in the header `X-CSRFToken`.',
].join(' ')

/** A call with an alias has a second path, which needs its own operation id. */
const operationId = ({ domain, name, audience, route, path }: Endpoint): string =>
  [domain, name, audience, ...(route.alias && path.endsWith(`/${route.alias}`) ? ['alias'] : [])].join('_')

const operation = (endpoint: Endpoint): Operation => {
  const { domain, audience, route } = endpoint
  const body = requestBody(endpoint)
  return {
    operationId: operationId(endpoint),
    summary: route.summary,
    description: `${whoCalls(endpoint)}.`,
    tags: [domain],
    security: needsToken(audience) ? [{ token: [] }] : [],
    parameters: parameters(endpoint),
    ...(body ? { requestBody: body } : {}),
    responses: { ...answered(route), ...refusalResponses(refusalsOf(route)) },
  }
}

const WHO: Record<Endpoint['audience'], string> = {
  open: 'Anyone',
  user: 'Anyone with a token',
  anonymous: 'Anyone',
  customer: "With a customer's token",
  admin: "With an administrator's token",
  webhook: 'An outside service, which signs what it sends',
}

/** Says who may call (decision D2). */
export const whoCalls = ({ audience }: Endpoint): string => WHO[audience]

const requestBody = ({ route, audience }: Endpoint): Operation['requestBody'] => {
  const { body, multipart, raw, requiredOf } = route
  if (body) {
    const schema = withRequired(schemaOf(body), requiredOf?.[audience])
    return { required: true, content: multipart ? { 'multipart/form-data': { schema } } : json(schema) }
  }
  if (raw) return { required: true, description: raw, content: json({ type: 'object' }) }
  return undefined
}

const withRequired = (schema: Schema, more: readonly string[] = []): Schema => {
  const { required = [] } = schema as { required?: string[] }
  return more.length ? { ...schema, required: [...required, ...more] } : schema
}

/** Every call needs the header, except webhooks and calls without a market (decision D3). */
const needsMarket = ({ route, audience }: Endpoint): boolean =>
  needsToken(audience) || !(route.marketless || audience === 'webhook')

const parameters = (endpoint: Endpoint): Parameter[] => {
  const { params, query, repeatable } = endpoint.route
  return [
    // Only staff name the tenant: see `staffPath`.
    ...fieldsAs('path', params).filter(({ name }) => endpoint.path.includes(`{${name}}`)),
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
  schema: schemaOf(marketId),
}

/** For a call that names its market in its body, link or token. */
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
  schema: { type: 'string', minLength: 16, maxLength: 255 },
}

const fieldsAs = (place: 'path' | 'query', shape: Shape | undefined): Parameter[] => {
  if (!shape) return []
  const { properties = {}, required = [] } = schemaOf(shape) as {
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

const answered = ({ answer, status }: Route): Operation['responses'] => ({
  [String(status ?? (answer ? 200 : 204))]: {
    description: answer ? 'Done.' : 'Done. The response has no body.',
    headers: REQUEST_ID,
    ...(answer ? { content: json(schemaOf(answer)) } : {}),
  },
})
