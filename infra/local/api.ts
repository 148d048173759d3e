/** Acts as the HTTP APIs of API Gateway: routes, authorizer, limits, payload format 2.0, and its own errors. */
import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { now } from '#functions/kit/clock.ts'
import { GATEWAY_NAMES, type GatewayName, gatewayFor } from '#infra/gateways.ts'
import { CALL_SECONDS, ENDPOINTS } from '#infra/parts.ts'
import { needsToken } from '#shared/kit/contract.ts'
import type { Authorizer } from './authorizer.ts'
import { type Functions, TIMED_OUT } from './functions.ts'
import { type HttpRequest, type HttpResponse, json, TOO_LARGE } from './http.ts'
import { type Match, matcher } from './routes.ts'
import { reportUndeclared } from './undeclared.ts'

const LARGEST_BODY = 10 * 1024 * 1024

const gatewayError = (status: number, message: string): HttpResponse => json(status, { message })

type Apis = (name: GatewayName, request: HttpRequest, path: string) => Promise<HttpResponse>

/** `name`: the API that the edge has chosen. `path`: as the edge rewrote it, without a slash at the end. Never throws. */
export const apisOf = (functions: Functions, authorize: Authorizer): Apis => {
  const answer = handlerOf(functions, authorize)
  return async (name, request, path) => {
    const requestId = randomUUID()
    const { headers, ...rest } = await answer(name, request, path, requestId)
    // The server that we listen with would send the machine's own time.
    const date = new Date(now()).toUTCString()
    return { ...rest, headers: { ...headers, 'apigw-requestid': requestId, date } }
  }
}

const handlerOf = (functions: Functions, authorize: Authorizer) => {
  const routesOf = (name: GatewayName) => matcher(ENDPOINTS.filter(({ path }) => gatewayFor(path) === name))
  const routes = new Map(GATEWAY_NAMES.map(name => [name, routesOf(name)]))
  return async (
    name: GatewayName,
    request: HttpRequest,
    path: string,
    requestId: string,
  ): Promise<HttpResponse> => {
    const found = routes.get(name)?.(request.method, path)
    if (!found) return gatewayError(404, 'Not Found')
    const claims = needsToken(found.endpoint.audience) ? authorize(request.headers.authorization) : {}
    if (!claims) return gatewayError(401, 'Unauthorized')
    try {
      const body = await request.body(LARGEST_BODY)
      const event = eventOf(request, path, requestId, found, claims, body)
      const answer = responseOf(await functions.invoke(found.endpoint.domain, event, CALL_SECONDS))
      reportUndeclared(found.endpoint, answer)
      return answer
    } catch (error) {
      return failed(`${request.method} ${path}`, error as Error)
    }
  }
}

const failed = (call: string, error: Error): HttpResponse => {
  if (error.name === TOO_LARGE) return gatewayError(413, 'Request Entity Too Large')
  if (error.name === TIMED_OUT) return gatewayError(503, 'Service Unavailable')
  console.error(`${call} failed:`, error)
  return gatewayError(500, 'Internal Server Error')
}

const IS_TEXT = /^(text\/|application\/(json|javascript|xml))/i

const eventOf = (
  request: HttpRequest,
  path: string,
  requestId: string,
  { endpoint, params }: Match,
  claims: Record<string, string>,
  body: Buffer,
): APIGatewayProxyEventV2 => {
  const routeKey = `${endpoint.method} ${endpoint.path}`
  const isText = IS_TEXT.test(request.headers['content-type'] ?? 'text/plain')
  const cookies = request.headers.cookie?.split(';').map(cookie => cookie.trim())
  const query = new URLSearchParams(request.query)
  const moment = new Date()
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: request.query,
    ...(cookies ? { cookies } : {}),
    headers: headersOf(request),
    ...(query.size ? { queryStringParameters: joined(query) } : {}),
    ...(Object.keys(params).length ? { pathParameters: params } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: request.headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: request.remote.replace(/^::ffff:/, ''),
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId,
      routeKey,
      stage: '$default',
      time: moment.toISOString(),
      timeEpoch: moment.getTime(),
      ...(Object.keys(claims).length ? { authorizer: { jwt: { claims, scopes: null } } } : {}),
    } as APIGatewayProxyEventV2['requestContext'],
    ...(body.length ? { body: body.toString(isText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: body.length > 0 && !isText,
  }
}

/** Lower-case names; equal names joined by commas. The event has cookies in a field of their own. */
const headersOf = ({ rawHeaders }: HttpRequest): Record<string, string> => {
  const headers: Record<string, string> = {}
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase()
    const value = rawHeaders[at + 1] ?? ''
    if (name !== 'cookie') headers[name] = name in headers ? `${headers[name]},${value}` : value
  }
  return headers
}

const joined = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...new Set(query.keys())].map(name => [name, query.getAll(name).join(',')]))

/** In payload format 2.0 a result without a status is the body of a 200. */
const responseOf = (result: unknown): HttpResponse => {
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) {
    const body = typeof result === 'string' ? result : JSON.stringify(result ?? null)
    return { status: 200, headers: { 'content-type': 'application/json' }, body }
  }
  const {
    statusCode,
    headers = {},
    cookies,
    body = '',
    isBase64Encoded,
  } = result as APIGatewayProxyStructuredResultV2
  return {
    status: statusCode ?? 200,
    headers: {
      'content-type': 'text/plain;charset=utf-8',
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
      ...(cookies?.length ? { 'set-cookie': cookies } : {}),
    },
    body: isBase64Encoded ? Buffer.from(body, 'base64') : body,
  }
}
