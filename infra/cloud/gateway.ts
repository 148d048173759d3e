import { RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { CfnAuthorizer, HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Identity } from './identity.ts'

export interface Gateway {
  api: HttpApi
  stage: HttpStage
  /** The id of the authorizer that checks our tokens. */
  authorizerId: string
}

/** Calls a second for all markets together, and the burst. A busy market makes about five a second. */
const THROTTLE = { rateLimit: 500, burstLimit: 1000 }

/** Makes the gateway; the domains add the routes. It has no default route, so a path without a contract gets 404. */
export const makeGateway = (stack: Stack, { users, client }: Identity): Gateway => {
  const api = new HttpApi(stack, 'Api', { apiName: 'reol', createDefaultStage: false })
  const log = new LogGroup(stack, 'Log-gateway', {
    logGroupName: '/aws/vendedlogs/reol/gateway',
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const stage = new HttpStage(stack, 'Stage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: THROTTLE,
    detailedMetricsEnabled: true,
    accessLogSettings: {
      destination: new LogGroupLogDestination(log),
      format: AccessLogFormat.custom(LOG_LINE),
    },
  })
  // The L2 authorizer exists only once a route of the same stack uses it.
  const authorizer = new CfnAuthorizer(stack, 'Tokens', {
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
