import { RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { CfnAuthorizer, HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { GATEWAY_NAMES, type GatewayName, THROTTLES } from '#infra/gateways.ts'
import type { Identity } from './identity.ts'

export interface Gateway {
  api: HttpApi
  stage: HttpStage
  /** The id of the authorizer that checks our tokens. */
  authorizerId: string
}

export type Gateways = Record<GatewayName, Gateway>

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
