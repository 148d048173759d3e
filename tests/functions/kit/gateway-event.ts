import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'

/** The key of the origin in tests that call a handler themselves: stub ORIGIN_KEYS with it. */
export const ORIGIN_KEY = 'key-of-cloudfront'

interface Asked {
  headers?: Record<string, string>
  params?: Record<string, string>
  query?: Record<string, string>
  claims?: Record<string, string>
}

/** The gateway's event for a call, with CloudFront's key. A text is sent as it is. */
export const eventOf = (
  method: string,
  path: string,
  body?: unknown,
  { headers, params, query, claims }: Asked = {},
): APIGatewayProxyEventV2 =>
  ({
    version: '2.0',
    rawPath: path,
    rawQueryString: '',
    headers: {
      'x-market-id': 'demo',
      'x-origin-key': ORIGIN_KEY,
      'content-type': 'application/json',
      ...headers,
    },
    pathParameters: params,
    queryStringParameters: query,
    requestContext: {
      requestId: 'request-1',
      http: { method, path },
      ...(claims ? { authorizer: { jwt: { claims } } } : {}),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    isBase64Encoded: false,
  }) as unknown as APIGatewayProxyEventV2

/** Lambda's context of a call with this much time left. */
export const contextOf = (leftMs = 25_000): Context =>
  ({ getRemainingTimeInMillis: () => leftMs }) as unknown as Context
