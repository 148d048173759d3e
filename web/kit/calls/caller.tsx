import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Answer, Route } from '#shared/kit/contract.ts'
import type { CallOptions, OwnCall } from '../call.ts'

/** Who is logged in on the screens of a frame, and in which market. */
interface Caller {
  audience: 'admin' | 'customer'
  market: string
  /** Asks the person to show once more who they are (D67). Resolves to the proof, or to undefined when they leave it. */
  prove: () => Promise<string | undefined>
}

const Context = createContext<Caller | undefined>(undefined)

/** The dialog in which somebody shows who they are. */
export type Prover = ComponentType<{ onDone: (proof?: string) => void }>

interface CallerOfProps extends Pick<Caller, 'audience' | 'market'> {
  prover?: Prover
  children: ReactNode
}

/** Each frame with a session puts its screens into one. */
export const CallerOf = ({ audience, market, prover: Prover, children }: CallerOfProps) => {
  const [asked, setAsked] = useState<{ answer: (proof?: string) => void }>()
  const caller = useMemo(() => {
    const prove = () => new Promise<string | undefined>(answer => setAsked({ answer }))
    return { audience, market, prove }
  }, [audience, market])
  const done = (proof?: string) => {
    setAsked(undefined)
    asked?.answer(proof)
  }
  return (
    <Context value={caller}>
      {children}
      {asked && Prover && <Prover onDone={done} />}
    </Context>
  )
}

/** Undefined outside of a frame with a session. */
export const useProve = (): Caller['prove'] | undefined => useContext(Context)?.prove

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
