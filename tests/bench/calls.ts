/** Calls a domain's Lambda handler in this process, with the gateway's event. */
import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { handler as bookings } from '#functions/bookings/api.ts'
import { toPoolName } from '#functions/kit/account.ts'
import { administratorKey } from '#functions/kit/admit.ts'
import { env } from '#functions/kit/env.ts'
import { commit } from '#functions/kit/table.ts'
import { handler as markets } from '#functions/markets/api.ts'
import { handler as payments } from '#functions/payments/api.ts'
import { handler as payouts } from '#functions/payouts/api.ts'
import { handler as sales } from '#functions/sales/api.ts'
import { handler as shelves } from '#functions/shelves/api.ts'
import { ORIGIN_KEY_HEADER } from '#infra/origin.ts'

const HANDLERS = { bookings, markets, payments, payouts, sales, shelves }

export interface Call {
  domain: keyof typeof HANDLERS
  method: 'GET' | 'POST' | 'PATCH'
  /** After the base, without a slash at the end. */
  path: string
  /** Without it a visitor calls. */
  as?: 'admin'
  market: string
  query?: Record<string, string>
  body?: object
}

/** Returns the body of the response. Throws unless the status is 200 or 201. */
export const call = async <T>(wanted: Call): Promise<T> => {
  const result = (await HANDLERS[wanted.domain](
    eventOf(wanted),
    {} as Context,
  )) as APIGatewayProxyStructuredResultV2
  if (result.statusCode !== 200 && result.statusCode !== 201) {
    throw new Error(`${wanted.method} ${wanted.path} answered ${result.statusCode}: ${result.body}`)
  }
  return JSON.parse(String(result.body)) as T
}

/** Makes the administrator that `as: 'admin'` calls as: each call of staff looks for its caller. */
export const hireAdministrator = (market: string): Promise<void> =>
  commit([{ put: { Item: { ...administratorKey(market, 'bench'), kind: 'administrator', role: 'owner' } } }])

/** Of an administrator, as the gateway hands them on. */
const claimsOf = (market: string) => ({
  token_use: 'access',
  username: toPoolName({ kind: 'admin', market, username: 'bench' }),
  'cognito:groups': '[admins]',
})

const eventOf = ({ method, path, market, query, body, as }: Call): APIGatewayProxyEventV2 => {
  const rawPath = `/api/${as ?? 'anonymous'}/${path}`
  const routeKey = `${method} ${rawPath}`
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: {
      'x-market-id': market,
      'content-type': 'application/json',
      'accept-language': 'da',
      [ORIGIN_KEY_HEADER]: env('ORIGIN_KEYS').split(',')[0],
    },
    queryStringParameters: query,
    requestContext: {
      accountId: '000000000000',
      apiId: 'bench',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'bench' },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
      ...(as ? { authorizer: { jwt: { claims: claimsOf(market), scopes: [] } } } : {}),
    },
    body: body && JSON.stringify(body),
    isBase64Encoded: false,
  }
}
