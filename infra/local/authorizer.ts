/** Acts as API Gateway's JWT authorizer: checks signature, issuer, client, use, and the expiry by the local clock. */
import { JwtRsaVerifier } from 'aws-jwt-verify'
import { now } from '#functions/kit/clock.ts'
import type { Users } from './users.ts'

/** Returns the claims as texts, as API Gateway passes them on; undefined when the token is invalid. */
export type Authorizer = (authorization: string | undefined) => Record<string, string> | undefined

export const authorizerOf = ({ issuer, client, jwks }: Users): Authorizer => {
  const verifier = JwtRsaVerifier.create({
    issuer,
    audience: null,
    // The library uses the machine's clock. The local clock may be ahead of it, so the expiry is checked below.
    graceSeconds: Number.MAX_SAFE_INTEGER,
  })
  verifier.cacheJwks(jwks as unknown as Parameters<typeof verifier.cacheJwks>[0])
  return authorization => {
    const token = authorization?.replace(/^Bearer /i, '')
    if (!token) return undefined
    try {
      const claims = verifier.verifySync(token)
      const isOurs = claims.token_use === 'access' && claims.client_id === client
      const isAlive = Number(claims.exp) * 1000 > now()
      return isOurs && isAlive ? asTexts(claims) : undefined
    } catch {
      return undefined
    }
  }
}

const asTexts = (claims: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  )
