import { useRef } from 'react'
import type { Route } from '#shared/kit/contract.ts'
import { call } from '../call.ts'
import { type Send, useCaller, useProve } from '../calls/caller.tsx'
import { asFailure, type CallFailure, hasCode } from '../failure.ts'
import { briefly } from '../loader.tsx'
import { useFetchAgain } from './use-fetch-again.ts'
import { withProof } from './with-proof.ts'

/** Whether a refusal says that the screen shows what is no longer so. */
export const showsOld = ({ status }: CallFailure): boolean => status === 404 || status === 409

/**
 * Sends calls that change something, as the contract describes them: who calls, in which market, once by
 * `Idempotency-Key`, and then what the call makes stale is fetched again.
 *
 * A key lives until an answer comes, so that a try after a lost answer does nothing twice. The server keeps answers, not
 * refusals, so what it refused is asked for again with the same key. One hook sends one call at a time.
 */
export const useSend = (): Send => {
  const callAs = useCaller()
  const prove = useProve()
  const fetchAgain = useFetchAgain()
  const keys = useRef(new Map<string, string>())
  const keyOf = (wish: string): string => {
    const key = keys.current.get(wish) ?? crypto.randomUUID()
    keys.current.set(wish, key)
    return key
  }
  const refresh = ({ makesStale }: Route) => makesStale && briefly(fetchAgain(makesStale))
  return async (route, options) => {
    const wish = JSON.stringify([route.method, route.path, options.params])
    try {
      const key = route.repeatable ? keyOf(wish) : undefined
      const sent = callAs(route, { key, ...options })
      const asksProof = route.refusals.some(({ code }) => code === 'proof_needed')
      const answer = asksProof
        ? await withProof(
            proof => call(route, { ...sent, body: { ...(sent.body as object), proof } } as typeof sent),
            prove,
          )
        : await call(route, sent)
      keys.current.delete(wish)
      await refresh(route)
      return answer
    } catch (thrown) {
      const failure = asFailure(thrown)
      // The try with the lost answer was done. What the reader wants now, having seen that, is another wish.
      if (hasCode(failure, 'idempotency_key_reused')) keys.current.delete(wish)
      if (showsOld(failure)) await refresh(route)
      throw thrown
    }
  }
}
