/** API Gateway's HTTP API before the handlers: routes, authorizer, limits, payload format 2.0, and its own errors. */
import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { CALL_SECONDS, ENDPOINTS } from '#infra/parts.ts'
import { needsToken } from '#shared/kit/contract.ts'
import type { Authorizer } from './authorizer.ts'
import { type Functions, TIMED_OUT } from './functions.ts'
import { type Answered, type Asked, json, TOO_LARGE } from './http.ts'
import { type Match, matcher } from './routes.ts'
import { tellUndeclared } from './undeclared.ts'

const LARGEST_BODY = 10 * 1024 * 1024

const says = (status: number, message: string): Answered => json(status, { message })

type Api = (asked: Asked, path: string) => Promise<Answered>

/** `path`: after the edge, without a slash at the end. Answers only; never throws. */
export const apiOf = (functions: Functions, authorize: Authorizer): Api => {
  const answer = answererOf(functions, authorize)
  return async (asked, path) => {
    const requestId = randomUUID()
    const { headers, ...rest } = await answer(asked, path, requestId)
    return { ...rest, headers: { ...headers, 'apigw-requestid': requestId } }
  }
}

const answererOf = (functions: Functions, authorize: Authorizer) => {
  const match = matcher(ENDPOINTS)
  return async (asked: Asked, path: string, requestId: string): Promise<Answered> => {
    const found = match(asked.method, path)
    if (!found) return says(404, 'Not Found')
    const claims = needsToken(found.endpoint.audience) ? authorize(asked.headers.authorization) : {}
    if (!claims) return says(401, 'Unauthorized')
    try {
      const body = await asked.body(LARGEST_BODY)
      const event = eventOf(asked, path, requestId, found, claims, body)
      const answer = answered(await functions.invoke(found.endpoint.domain, event, CALL_SECONDS))
      tellUndeclared(found.endpoint, answer)
      return answer
    } catch (error) {
      return failed(`${asked.method} ${path}`, error as Error)
    }
  }
}

const failed = (call: string, error: Error): Answered => {
  if (error.name === TOO_LARGE) return says(413, 'Request Entity Too Large')
  if (error.name === TIMED_OUT) return says(503, 'Service Unavailable')
  console.error(`${call} failed:`, error)
  return says(500, 'Internal Server Error')
}

const IS_TEXT = /^(text\/|application\/(json|javascript|xml))/i

const eventOf = (
  asked: Asked,
  path: string,
  requestId: string,
  { endpoint, params }: Match,
  claims: Record<string, string>,
  body: Buffer,
): APIGatewayProxyEventV2 => {
  const routeKey = `${endpoint.method} ${endpoint.path}`
  const isText = IS_TEXT.test(asked.headers['content-type'] ?? 'text/plain')
  const cookies = asked.headers.cookie?.split(';').map(cookie => cookie.trim())
  const query = new URLSearchParams(asked.query)
  const moment = new Date()
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: asked.query,
    ...(cookies ? { cookies } : {}),
    headers: headersOf(asked),
    ...(query.size ? { queryStringParameters: joined(query) } : {}),
    ...(Object.keys(params).length ? { pathParameters: params } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: asked.headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: asked.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: asked.remote.replace(/^::ffff:/, ''),
        userAgent: asked.headers['user-agent'] ?? '',
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

/** Lower-case names; lines of one name joined by commas; cookies stand apart in the event. */
const headersOf = ({ rawHeaders }: Asked): Record<string, string> => {
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

/** A result without a status is the body of a 200, as in payload format 2.0. */
const answered = (result: unknown): Answered => {
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
