/** Logs users in by Cognito's custom challenge, which cognito-local does not have: it calls our own trigger function. */
import { randomUUID } from 'node:crypto'
import { now } from '#functions/kit/clock.ts'
import { type Call, completed, refuse } from './cognito-behaviour.ts'

type Fields = Record<string, unknown>

interface Trigger {
  request: Fields
  response: Fields
}

interface Challenge {
  name: string
  privateChallengeParameters: unknown
  /** In ms since 1970. */
  until: number
}

/** What the challenge needs of the pool. */
export interface ChallengePool {
  pool: string
  /** Calls the function that the pool is set up with. */
  trigger: (event: Fields) => Promise<Fields>
  /** Undefined when the user does not exist. */
  statusOf: (name: string) => Promise<string | undefined>
  /** New tokens, as `AdminInitiateAuth` answers them. */
  tokensFor: (name: string) => Promise<object>
}

/** The life of a session in Cognito. */
const SESSION_MS = 3 * 60_000

export const withChallenge = (call: Call, { pool, trigger, statusOf, tokensFor }: ChallengePool): Call => {
  const challenges = new Map<string, Challenge>()

  const ask = async (name: string, step: string, request: Fields): Promise<Fields> => {
    const event = {
      version: '1',
      region: 'eu-central-1',
      userPoolId: pool,
      userName: name,
      triggerSource: `${step}_Authentication`,
      request: { userAttributes: {}, ...request },
      response: {},
    }
    try {
      return ((await trigger(event)) as unknown as Trigger).response
    } catch (error) {
      throw refuse('UserLambdaValidationException', `${step} failed with error ${(error as Error).message}.`)
    }
  }

  const define = async (name: string, session: Fields[]): Promise<Fields> => {
    const status = await statusOf(name)
    const said = await ask(name, 'DefineAuthChallenge', { session, userNotFound: status === undefined })
    // Cognito's documents do not say what it does for an account without a password. Ours all have one.
    const refused = said.failAuthentication || (said.issueTokens && status !== 'CONFIRMED')
    if (refused) throw refuse('NotAuthorizedException', 'Incorrect username or password.')
    return said
  }

  const start = async (name: string): Promise<object> => {
    const { challengeName } = await define(name, [])
    const made = await ask(name, 'CreateAuthChallenge', { session: [], challengeName })
    const Session = randomUUID()
    const { publicChallengeParameters, privateChallengeParameters } = made
    challenges.set(Session, { name, privateChallengeParameters, until: now() + SESSION_MS })
    const ChallengeParameters = { USERNAME: name, ...(publicChallengeParameters as Fields) }
    return { ChallengeName: challengeName, Session, ChallengeParameters }
  }

  const respond = async (session: string, { USERNAME, ANSWER }: Record<string, string>): Promise<object> => {
    const challenge = challenges.get(session)
    challenges.delete(session)
    if (!challenge || challenge.name !== USERNAME || challenge.until < now())
      throw refuse('NotAuthorizedException', 'Invalid session for the user.')
    const { name, privateChallengeParameters } = challenge
    const asked = { privateChallengeParameters, challengeAnswer: ANSWER }
    const { answerCorrect } = await ask(name, 'VerifyAuthChallengeResponse', asked)
    await define(name, [{ challengeName: 'CUSTOM_CHALLENGE', challengeResult: answerCorrect === true }])
    return completed(await tokensFor(name))
  }

  return async (target, request) => {
    const { USERNAME = '' } = (request.AuthParameters ?? {}) as Record<string, string>
    if (target === 'AdminInitiateAuth' && request.AuthFlow === 'CUSTOM_AUTH') return start(USERNAME)
    if (target !== 'AdminRespondToAuthChallenge') return call(target, request)
    return respond(String(request.Session), (request.ChallengeResponses ?? {}) as Record<string, string>)
  }
}
