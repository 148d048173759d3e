import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { handler } from '#functions/identity/access-token.ts'

const asked = (triggerSource: string) =>
  ({
    version: '2',
    triggerSource,
    region: 'eu-central-1',
    userPoolId: 'eu-central-1_pool',
    userName: 'demo.100001',
    callerContext: { awsSdkVersion: '1', clientId: 'client' },
    request: {
      userAttributes: { sub: '1' },
      groupConfiguration: { groupsToOverride: ['customers'] },
      scopes: ['aws.cognito.signin.user.admin'],
    },
    response: { claimsAndScopeOverrideDetails: null },
  }) as unknown as PreTokenGenerationV2TriggerEvent

test.each(['TokenGeneration_Authentication', 'TokenGeneration_RefreshTokens'])(
  'A stolen access token cannot change the account at the pool itself: %s',
  async source => {
    const event = asked(source)
    const { response, ...rest } = await handler(event)
    expect(response.claimsAndScopeOverrideDetails).toEqual({
      accessTokenGeneration: { scopesToSuppress: ['aws.cognito.signin.user.admin'] },
    })
    const { response: _, ...given } = event
    expect(rest).toEqual(given)
  },
)
