/**
 * The user pool asks this function before it issues tokens. Without it every access token could be used at the pool
 * itself, past our limits: to change the password, or to delete the account. Our own functions have their permissions
 * from AWS and need no such token.
 */
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda'
import type { Grant } from '../kit/grants.ts'

export const grants: readonly Grant[] = []

/** The right to call the pool for oneself. The pool adds it to the tokens of every log-in by our functions. */
const SELF_SERVICE = 'aws.cognito.signin.user.admin'

export const handler = async (
  event: PreTokenGenerationV2TriggerEvent,
): Promise<PreTokenGenerationV2TriggerEvent> => ({
  ...event,
  response: {
    claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress: [SELF_SERVICE] } },
  },
})
