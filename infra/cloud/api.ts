import { Aws, Duration, type Stack } from 'aws-cdk-lib'
import { CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnPermission } from 'aws-cdk-lib/aws-lambda'
import { type Api, CALL_SECONDS } from '#infra/parts.ts'
import { type Endpoint, endpoints, needsToken } from '#shared/kit/contract.ts'
import { makeFunction, type World } from './function.ts'

/**
 * A domain's function and its routes. One integration and one permission serve all routes: one permission a route would
 * outgrow the function's policy (20 KB). Both have ids of their own, because CDK's own would follow the first route of
 * the contract, and a new first route would replace them.
 */
export const makeApi = (stack: Stack, part: Api, world: World): void => {
  const { gateway } = world
  const { functionArn } = makeFunction(stack, part, world, {
    memorySize: 1024,
    timeout: Duration.seconds(CALL_SECONDS),
  })
  const integration = new CfnIntegration(stack, 'Integration', {
    apiId: gateway.api.apiId,
    integrationType: 'AWS_PROXY',
    integrationUri: functionArn,
    payloadFormatVersion: '2.0',
  })
  new CfnPermission(stack, 'Permission', {
    action: 'lambda:InvokeFunction',
    functionName: functionArn,
    principal: new ServicePrincipal('apigateway.amazonaws.com').service,
    sourceArn: `arn:aws:execute-api:${stack.region}:${Aws.ACCOUNT_ID}:${gateway.api.apiId}/*/*`,
  })
  for (const endpoint of endpoints(part.domain, part.contract)) {
    new CfnRoute(stack, routeId(endpoint), {
      apiId: gateway.api.apiId,
      routeKey: `${endpoint.method} ${endpoint.path}`,
      target: `integrations/${integration.ref}`,
      ...(needsToken(endpoint.audience)
        ? { authorizationType: 'JWT', authorizerId: gateway.authorizerId }
        : { authorizationType: 'NONE' }),
    })
  }
}

export const routeId = ({ method, path }: Endpoint): string => `Route-${method}${path}`.replaceAll('/', '--')
