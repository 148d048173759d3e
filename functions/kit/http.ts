/**
 * Turns a gateway event into a call of a verb, and its answer into a response. Only this file reads requests and writes
 * responses.
 */

import middy from '@middy/core'
import httpRouter from '@middy/http-router'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import {
  type Body,
  type Contract,
  type Endpoint,
  endpoints,
  type Params,
  type Query,
  type Returned,
  type Route,
} from '#shared/kit/contract.ts'
import { marketId } from '#shared/kit/id.ts'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { INTERNAL_ERROR } from '#shared/kit/reasons.ts'
import { Refusal, refuse, refuseIssues } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { admit } from './admit.ts'
import { answerOnce } from './answer-once.ts'
import { type CallerOf, type Claims, callerOf } from './caller.ts'
import { isOutage } from './client.ts'
import { type Idempotency, idempotencyOf } from './idempotency.ts'
import { log } from './log.ts'
import { checkOrigin } from './origin.ts'
import { tenantViewed } from './view-as.ts'

export interface Call<R extends Route> {
  params: Params<R>
  query: Query<R>
  body: Body<R>
  /** The market of the header. Only calls that belong to no market come without one. */
  market: R extends { marketless: true }
    ? string | undefined
    : 'webhook' extends R['audiences'][number]
      ? string | undefined
      : string
  caller: CallerOf[R['audiences'][number]]
  /** The visitor's address on the internet. Never store it: store its `addressMark`. */
  address: string
  /** The language that the browser asks for. */
  language: Language | undefined
  idempotency: Idempotency
  /** Body and headers as received, for a route that is `raw`. */
  raw: { body: Buffer; headers: Record<string, string | undefined> }
}

export type Verb<R extends Route> = (call: Call<R>) => Promise<Returned<R>>

type Result = APIGatewayProxyStructuredResultV2

/** Answers a call of a contract; undefined for a path that the contract has not. */
export type Calls = (event: APIGatewayProxyEventV2) => Promise<Result> | undefined

type Verbs<C extends Contract> = { [N in keyof C]: Verb<C[N]> }

/** Answers each route of a contract with its verb. */
export const callsOf = <C extends Contract>(domain: string, contract: C, verbs: Verbs<C>): Calls =>
  httpRouter<APIGatewayProxyEventV2, Result>({
    routes: endpoints(domain, contract).map(endpoint => ({
      method: endpoint.method,
      path: endpoint.path,
      handler: (event: APIGatewayProxyEventV2) =>
        answer(endpoint, verbs[endpoint.name] as unknown as Verb<Route>, event),
    })),
    notFoundResponse: () => undefined,
  }) as unknown as Calls

/**
 * Makes the Lambda handler of a domain from its contract and a verb for each route. Lazy calls are loaded when the first
 * of them comes: what a visitor who books does not call is no part of a start, for which that visitor waits.
 */
export const serve = <C extends Contract>(
  domain: string,
  contract: C,
  verbs: Verbs<C>,
  loadLazy?: () => Promise<{ lazyCalls: Calls }>,
) => {
  const calls = callsOf(domain, contract, verbs)
  return middy<APIGatewayProxyEventV2, Result>(async (event: APIGatewayProxyEventV2) => {
    const answered = calls(event) ?? (await loadLazy?.())?.lazyCalls(event)
    if (!answered) throw refuse(commonRefusals.not_found)
    return answered
  }, OUT_OF_TIME).use({
    before: ({ event }) => checkOrigin(event.headers),
    onError: request => {
      request.response = refused(request.error, request.event)
    },
  })
}

/** Answers shortly before Lambda ends the call: the gateway would call that a fault of ours (500). */
const OUT_OF_TIME = {
  timeoutEarlyInMillis: 500,
  timeoutEarlyResponse: () => {
    log.warn('a call ran out of time')
    throw refuse(commonRefusals.busy)
  },
}

const answer = async (
  endpoint: Endpoint,
  verb: Verb<Route>,
  event: APIGatewayProxyEventV2,
): Promise<Result> => {
  const { route } = endpoint
  checkCsrf(event, endpoint.method)
  // Staff who look at what a tenant sees call the tenant's routes as staff (view-as.ts).
  const viewed = endpoint.audience === 'customer' ? event.headers['x-view-as'] : undefined
  const named = callerOf(claimsOf(event), viewed === undefined ? endpoint.audience : 'admin', route)
  const market = marketOf(endpoint, named, event)
  const caller =
    viewed === undefined || named.kind === 'anonymous'
      ? await admit(named, route)
      : await tenantViewed(named, route, viewed)
  const sentBytes = bytes(event)
  if (sentBytes.length > MOST_BYTES && !isForm(route, event)) throw refuse(commonRefusals.too_large)
  const body = route.body ? parse(route.body, await bodyOf(route, event)) : undefined
  const sent = { params: event.pathParameters, body: withoutProof(body) }
  const idempotency = idempotencyOf(route, market, caller, event.headers['idempotency-key'], sent)
  const call: Call<Route> = {
    params: (route.params && parse(route.params, event.pathParameters ?? {})) as undefined,
    query: (route.query && parse(route.query, event.queryStringParameters ?? {})) as undefined,
    body: body as undefined,
    market,
    caller,
    address: event.headers['x-viewer-address'] ?? event.requestContext.http.sourceIp,
    language: languageOf(event.headers['accept-language']),
    idempotency,
    raw: { body: sentBytes, headers: event.headers },
  }
  const answered = await answerOnce(route, () => verb(call), idempotency)
  return result(event, isJob(answered) ? 202 : route.status, answered)
}

/** Long work has begun, and that is all there is to say (D50). */
const isJob = (answered: unknown): boolean =>
  typeof answered === 'object' && answered !== null && 'job' in answered && Object.keys(answered).length === 1

/** A proof says who asks, and is no part of what is asked. */
const withoutProof = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('proof' in body)) return body
  const { proof: _, ...rest } = body
  return rest
}

const bytes = (event: APIGatewayProxyEventV2): Buffer =>
  Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')

const bodyOf = (route: Route, event: APIGatewayProxyEventV2): unknown => {
  if (isForm(route, event)) return form(event)
  const isEncoded = route.formEncoded && ENCODED.test(event.headers['content-type'] ?? '')
  return isEncoded ? Object.fromEntries(new URLSearchParams(bytes(event).toString())) : json(event)
}

const ENCODED = /^application\/x-www-form-urlencoded\b/i

/** A body with files may be larger than others. The gateway limits its size. */
const isForm = (route: Route, event: APIGatewayProxyEventV2): boolean =>
  route.multipart === true && FORM.test(event.headers['content-type'] ?? '')

const FORM = /^multipart\/form-data\b/i

/** Reads a multipart body: texts and files by their names. Refuses 400 `bad_form`. */
const form = async (event: APIGatewayProxyEventV2): Promise<unknown> => {
  const type = event.headers['content-type'] ?? ''
  try {
    const body = new Response(new Uint8Array(bytes(event)), { headers: { 'content-type': type } })
    return Object.fromEntries(await body.formData())
  } catch {
    throw refuse(kitRefusals.bad_form)
  }
}

/** The most bytes of a body without files, also of a webhook's. */
const MOST_BYTES = 256 * 1024

const json = (event: APIGatewayProxyEventV2): unknown => {
  try {
    return JSON.parse(bytes(event).toString('utf8') || '{}')
  } catch {
    throw refuse(inputRefusals.bad_json)
  }
}

const parse = (shape: NonNullable<Route['body']>, given: unknown): unknown => {
  const parsed = shape.safeParse(given)
  if (!parsed.success) throw refuseIssues(parsed.error.issues, given)
  return parsed.data
}

/** The header must match the cookie, but only if the cookie is there (D4). */
const checkCsrf = (event: APIGatewayProxyEventV2, method: string): void => {
  if (method === 'GET') return
  const cookie = event.cookies?.map(text => text.trim()).find(text => text.startsWith('csrftoken='))
  if (cookie && cookie.slice('csrftoken='.length) !== (event.headers['x-csrftoken'] ?? '')) {
    throw refuse(commonRefusals.csrf_failed)
  }
}

const claimsOf = (event: APIGatewayProxyEventV2): Claims | undefined =>
  (event.requestContext as { authorizer?: { jwt?: { claims?: Claims } } }).authorizer?.jwt?.claims

/**
 * The market of the header. With a token it must be the token's market (D3). Webhooks and calls that belong to no
 * market may leave it out.
 */
const marketOf = (
  { route, audience }: Endpoint,
  caller: ReturnType<typeof callerOf>,
  event: APIGatewayProxyEventV2,
): string | undefined => {
  const header = event.headers['x-market-id']
  if (caller.kind !== 'anonymous') {
    if (header === undefined) throw refuse(commonRefusals.market_required)
    if (header !== caller.market) throw refuse(commonRefusals.permission_denied)
    return caller.market
  }
  if (route.marketless || audience === 'webhook') return header
  if (!header) throw refuse(commonRefusals.market_required)
  if (!marketId.safeParse(header).success) throw refuse(commonRefusals.market_not_found)
  return header
}

const languageOf = (accepted = ''): Language | undefined =>
  accepted
    .split(',')
    .map(part => part.trim().slice(0, 2).toLowerCase())
    .find((part): part is Language => (LANGUAGES as readonly string[]).includes(part))

const result = (event: APIGatewayProxyEventV2, status: number | undefined, body: unknown): Result => ({
  statusCode: status ?? (body === undefined ? 204 : 200),
  headers: {
    'cache-control': 'no-store',
    'x-request-id': event.requestContext.requestId,
    ...(body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
  },
  body: body === undefined ? '' : JSON.stringify(body),
})

/**
 * The response to an error: a refusal in its shape. An outage of AWS is `busy`. Anything else is a fault of ours: log
 * it, and answer `internal_error` with the request id.
 */
const refused = (error: unknown, event: APIGatewayProxyEventV2): Result => {
  if (error instanceof Refusal) {
    const said = result(event, error.status, error.body)
    return error.reason.kind === 'busy' ? { ...said, headers: { ...said.headers, 'retry-after': '1' } } : said
  }
  const { requestId, http } = event.requestContext
  const facts = { error: error as Error, requestId, method: http.method, path: http.path }
  if (isOutage(error)) {
    log.warn('AWS failed during a call', facts)
    return refused(refuse(commonRefusals.busy), event)
  }
  log.error('a call failed', facts)
  return result(event, 500, { detail: INTERNAL_ERROR, requestId })
}
