import { RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { CfnAuthorizer, HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { GATEWAY_NAMES, type GatewayName } from '#infra/gateways.ts'
import type { Identity } from './identity.ts'

export interface Gateway {
  api: HttpApi
  stage: HttpStage
  /** The id of the authorizer that checks our tokens. */
  authorizerId: string
}

export type Gateways = Record<GatewayName, Gateway>

/**
 * Calls a second for all markets together, and the burst. An account has 10,000 and a burst of 5,000 for all its APIs, so
 * none of the three takes them from another.
 *
 * admin: a busy shop makes five calls a second, so 400 shops are busy at once. · customer: tenants' telephones. · public:
 * visitors, log-ins and webhooks. Anybody can flood this API; at half a second a call, the flood holds half of the 1,000
 * functions that an account may run at once.
 */
const THROTTLES: Record<GatewayName, { rateLimit: number; burstLimit: number }> = {
  admin: { rateLimit: 2000, burstLimit: 2000 },
  customer: { rateLimit: 1000, burstLimit: 1000 },
  public: { rateLimit: 1000, burstLimit: 2000 },
}

/** Makes the three gateways; the domains add the routes. */
export const makeGateways = (stack: Stack, identity: Identity): Gateways =>
  Object.fromEntries(GATEWAY_NAMES.map(name => [name, makeGateway(stack, name, identity)])) as Gateways

/** A gateway has no default route, so a path without a contract gets 404. */
const makeGateway = (stack: Stack, name: GatewayName, { users, client }: Identity): Gateway => {
  const api = new HttpApi(stack, `Api-${name}`, { apiName: `reol-${name}`, createDefaultStage: false })
  const log = new LogGroup(stack, `Log-gateway-${name}`, {
    logGroupName: `/aws/vendedlogs/reol/gateway-${name}`,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const stage = new HttpStage(stack, `Stage-${name}`, {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: THROTTLES[name],
    detailedMetricsEnabled: true,
    accessLogSettings: {
      destination: new LogGroupLogDestination(log),
      format: AccessLogFormat.custom(LOG_LINE),
    },
  })
  // The L2 authorizer exists only once a route of the same stack uses it.
  const authorizer = new CfnAuthorizer(stack, `Tokens-${name}`, {
    apiId: api.apiId,
    name: 'tokens',
    authorizerType: 'JWT',
    identitySource: ['$request.header.Authorization'],
    jwtConfiguration: {
      issuer: `https://cognito-idp.${stack.region}.amazonaws.com/${users.userPoolId}`,
      audience: [client.userPoolClientId],
    },
  })
  return { api, stage, authorizerId: authorizer.ref }
}

/** The access log has no query and no body, because links in mails carry tokens. */
const LOG_LINE = JSON.stringify({
  at: '$context.requestTime',
  requestId: '$context.requestId',
  route: '$context.routeKey',
  path: '$context.path',
  status: '$context.status',
  error: '$context.error.messageString',
  authorizer: '$context.authorizer.error',
  milliseconds: '$context.responseLatency',
  handler: '$context.integrationLatency',
  bytes: '$context.responseLength',
})
