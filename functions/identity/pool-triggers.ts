/**
 * What the user pool asks when somebody logs in without a password (decision 014): one challenge, one try, and the only
 * right answer is our own proof. Anybody may start such a log-in at the pool itself; without a proof it ends there.
 */
import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda'
import type { Grant } from '../kit/grants.ts'
import { newToken } from '../kit/ids.ts'
import { isPoolProof } from './pool-proof.ts'

export const grants: readonly Grant[] = ['links']

type Asked =
  | DefineAuthChallengeTriggerEvent
  | CreateAuthChallengeTriggerEvent
  | VerifyAuthChallengeResponseTriggerEvent

const CHALLENGE = 'CUSTOM_CHALLENGE'

/**
 * The pool asks one question, the same for an account that does not exist. The right answer gets tokens, any other
 * fails.
 */
const define = ({ request, response }: DefineAuthChallengeTriggerEvent): void => {
  const [first, ...more] = request.session
  const isProven = !more.length && first?.challengeName === CHALLENGE && first.challengeResult
  response.issueTokens = Boolean(isProven) && !request.userNotFound
  response.failAuthentication = Boolean(first) && !response.issueTokens
  if (!first) response.challengeName = CHALLENGE
}

const create = ({ response }: CreateAuthChallengeTriggerEvent): void => {
  const nonce = newToken()
  response.publicChallengeParameters = { nonce }
  response.privateChallengeParameters = { nonce }
}

const verify = async ({
  userName,
  request,
  response,
}: VerifyAuthChallengeResponseTriggerEvent): Promise<void> => {
  const { privateChallengeParameters, challengeAnswer } = request
  response.answerCorrect = await isPoolProof(
    String(challengeAnswer),
    userName,
    privateChallengeParameters.nonce ?? '',
  )
}

export const handler = async (event: Asked): Promise<Asked> => {
  if (event.triggerSource === 'DefineAuthChallenge_Authentication') define(event)
  else if (event.triggerSource === 'CreateAuthChallenge_Authentication') create(event)
  else await verify(event)
  return event
}
