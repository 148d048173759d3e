import { Aws, Duration, type Stack } from 'aws-cdk-lib'
import { CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnPermission } from 'aws-cdk-lib/aws-lambda'
import { GATEWAY_NAMES, type GatewayName, gatewayFor } from '#infra/gateways.ts'
import { type Api, CALL_SECONDS } from '#infra/parts.ts'
import { type Endpoint, endpoints, needsToken } from '#shared/kit/contract.ts'
import { type FunctionContext, makeFunction } from './function.ts'
import type { Gateway } from './gateway.ts'

/** Makes a domain's function, and its routes in each gateway in which it has some. */
export const makeApi = (stack: Stack, part: Api, context: FunctionContext): void => {
  const { functionArn } = makeFunction(stack, part, context, {
    memorySize: memoryOf(part),
    timeout: Duration.seconds(CALL_SECONDS),
  })
  const all = endpoints(part.domain, part.contract)
  for (const name of GATEWAY_NAMES) {
    const routes = all.filter(({ path }) => gatewayFor(path) === name)
    if (routes.length) addRoutes(stack, { name, ...context.gateways[name] }, functionArn, routes)
  }
}

/**
 * Adds a domain's routes to one gateway. One integration and one permission serve them all: one permission a route would
 * exceed the size of a function's policy (20 KB). We set the ids of both, because CDK derives them from the contract's
 * first route, and a new first route would replace them.
 */
const addRoutes = (
  stack: Stack,
  { name, api, authorizerId }: Gateway & { name: GatewayName },
  functionArn: string,
  routes: readonly Endpoint[],
): void => {
  const { apiId } = api
  const integration = new CfnIntegration(stack, `Integration-${name}`, {
    apiId,
    integrationType: 'AWS_PROXY',
    integrationUri: functionArn,
    payloadFormatVersion: '2.0',
  })
  new CfnPermission(stack, `Permission-${name}`, {
    action: 'lambda:InvokeFunction',
    functionName: functionArn,
    principal: new ServicePrincipal('apigateway.amazonaws.com').service,
    sourceArn: `arn:aws:execute-api:${stack.region}:${Aws.ACCOUNT_ID}:${apiId}/*/*`,
  })
  for (const endpoint of routes) {
    new CfnRoute(stack, routeId(endpoint), {
      apiId,
      routeKey: `${endpoint.method} ${endpoint.path}`,
      target: `integrations/${integration.ref}`,
      ...(needsToken(endpoint.audience)
        ? { authorizationType: 'JWT', authorizerId }
        : { authorizationType: 'NONE' }),
    })
  }
}

/** In MB. A picture of 40 megapixels needs up to 650 MB, and processors come with memory. */
const memoryOf = ({ grants }: Api): number => (grants.includes('files:write') ? 2048 : 1024)

export const routeId = ({ method, path }: Endpoint): string => `Route-${method}${path}`.replaceAll('/', '--')
