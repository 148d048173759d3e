/** Reads an access token at a call that the gateway lets through without one. The gateway checks all others itself. */
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { KidNotFoundInJwksError } from 'aws-jwt-verify/error'
import { Refusal, refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { type Account, fromPoolName } from '../kit/account.ts'
import { nowSeconds } from '../kit/clock.ts'
import { env } from '../kit/env.ts'
import { log } from '../kit/log.ts'

const FETCH_MS = 5_000

const verifierWithKeys = async () => {
  const verifier = CognitoJwtVerifier.create({
    userPoolId: env('USER_POOL_ID'),
    clientId: env('USER_POOL_CLIENT_ID'),
    tokenUse: 'access',
    // The age is judged below by the clock that everything else is judged by.
    graceSeconds: Number.MAX_SAFE_INTEGER,
  })
  const answer = await fetch(env('USER_POOL_KEYS_URL'), { signal: AbortSignal.timeout(FETCH_MS) })
  verifier.cacheJwks((await answer.json()) as Parameters<typeof verifier.cacheJwks>[0])
  return verifier
}

let verifier: ReturnType<typeof verifierWithKeys> | undefined
/** When the keys were last read, in Unix seconds. */
let readAt = 0
/** The pool may change its keys, and anybody may send a token that names an unknown one. */
const AGAIN_SECONDS = 60

/** Reads the pool's keys once. A failed read is `busy`, and tried again at the next call. */
const ready = async () => {
  if (!verifier) readAt = nowSeconds()
  verifier ??= verifierWithKeys()
  try {
    return await verifier
  } catch (error) {
    verifier = undefined
    log.warn("the user pool's keys could not be read", { error: error as Error })
    throw refuse(commonRefusals.busy)
  }
}

type Checking = Awaited<ReturnType<typeof ready>>

/** The claims of a token. A key that is unknown has the keys read again, once a minute at most. */
const claimsOf = async (checking: Checking, token: string) => {
  try {
    return checking.verifySync(token)
  } catch (error) {
    const isNew = error instanceof KidNotFoundInJwksError && nowSeconds() >= readAt + AGAIN_SECONDS
    if (!isNew) throw error
    verifier = undefined
    return (await ready()).verifySync(token)
  }
}

/** Whose token it is. Refuses 401 `invalid_token`. */
export const accountOfToken = async (authorization: string): Promise<Account> => {
  const checking = await ready()
  try {
    const claims = await claimsOf(checking, authorization.replace(/^Bearer /i, ''))
    if (claims.exp <= nowSeconds()) throw new Error('The token is too old')
    return fromPoolName(claims.username)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refuse(commonRefusals.invalid_token)
  }
}
