import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Answer, Route } from '#shared/kit/contract.ts'
import type { CallOptions, OwnCall } from './call.ts'

/** Who is logged in on the screens of a frame, and in which market. */
interface Caller {
  audience: 'admin' | 'customer'
  market: string
}

const Context = createContext<Caller | undefined>(undefined)

/** Each frame with a session puts its screens into one. */
export const CallerOf = ({ audience, market, children }: Caller & { children: ReactNode }) => {
  const caller = useMemo(() => ({ audience, market }), [audience, market])
  return <Context value={caller}>{children}</Context>
}

export type CallAs = <R extends Route>(route: R, options: OwnCall<R>) => CallOptions<R>

/**
 * Completes the options of a call: a call that names no audience is sent by who is logged in, about their market. The
 * route says which of its audiences that is.
 */
export const useCaller = (): CallAs => {
  const caller = useContext(Context)
  return (route, options) => {
    if (options.audience || !caller) return options as CallOptions<typeof route>
    const { audience, market } = caller
    const as = route.audiences.includes(audience) ? audience : route.audiences[0]
    return { market, role: audience, ...options, audience: as } as CallOptions<typeof route>
  }
}

/** Sends a call as the frame's caller does. */
export type Send = <R extends Route>(route: R, options: OwnCall<R>) => Promise<Answer<R>>
