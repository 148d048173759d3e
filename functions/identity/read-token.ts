/** Reads an access token at a call that the gateway lets through without one. The gateway checks all others itself. */
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { refuse } from '#shared/kit/refusal.ts'
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

/** Reads the pool's keys once. A failed read is `busy`, and tried again at the next call. */
const ready = async () => {
  verifier ??= verifierWithKeys()
  try {
    return await verifier
  } catch (error) {
    verifier = undefined
    log.warn("the user pool's keys could not be read", { error: error as Error })
    throw refuse(commonRefusals.busy)
  }
}

/** Whose token it is. Refuses 401 `invalid_token`. */
export const accountOfToken = async (authorization: string): Promise<Account> => {
  const checking = await ready()
  try {
    const claims = checking.verifySync(authorization.replace(/^Bearer /i, ''))
    if (claims.exp <= nowSeconds()) throw new Error('The token is too old')
    return fromPoolName(claims.username)
  } catch {
    throw refuse(commonRefusals.invalid_token)
  }
}
