import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpStage,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { APIS, ENDPOINTS } from '#infra/parts.ts'
import { needsToken } from '#shared/kit/contract.ts'
import { makeFunction, type Running } from './function.ts'
import type { World } from './grants.ts'
import type { Identity } from './identity.ts'
import type { Settings } from './settings.ts'

/** Calls a second over all markets, and how many may come at once; a market's busy hour is some five a second. */
const THROTTLE = { rateLimit: 500, burstLimit: 1000 }

/** Shorter than the gateway waits (30 s), so that a slow call ends with our answer and in our log. */
const TIMEOUT = Duration.seconds(25)

/** The gateway without its routes. There is no default route: what no contract names is not there. */
export const makeGateway = (stack: Stack): { api: HttpApi; stage: HttpStage } => {
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
  return { api, stage }
}

/** No query and no body: links in mails carry tokens. */
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

/** One function a domain, one route an endpoint. The gateway itself checks the token where the audience needs one. */
export const makeApis = (
  stack: Stack,
  api: HttpApi,
  world: World,
  settings: Settings & { siteUrl: string },
): Running[] => {
  const tokens = makeAuthorizer(stack, world.identity)
  const nobody = new HttpNoneAuthorizer()
  return APIS.map(part => {
    const running = makeFunction(stack, part, world, settings, { memorySize: 1024, timeout: TIMEOUT })
    const integration = new HttpLambdaIntegration(`Integration-${part.name}`, running.lambda, {
      // One permission for the whole gateway: one a route would outgrow the function's policy (20 KB).
      scopePermissionToRoute: false,
    })
    for (const { domain, audience, method, path } of ENDPOINTS) {
      if (domain !== part.name) continue
      const authorizer: IHttpRouteAuthorizer = needsToken(audience) ? tokens : nobody
      api.addRoutes({ path, methods: [HttpMethod[method]], integration, authorizer })
    }
    return running
  })
}

const makeAuthorizer = (stack: Stack, { users, client }: Identity): HttpJwtAuthorizer =>
  new HttpJwtAuthorizer('Tokens', `https://cognito-idp.${stack.region}.amazonaws.com/${users.userPoolId}`, {
    authorizerName: 'tokens',
    jwtAudience: [client.userPoolClientId],
  })
