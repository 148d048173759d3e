/** Logging in with a code: sends it, checks it, and says how far that is. */
import { useEffect, useRef, useState } from 'react'
import { codeCalls } from '#shared/identity/code-calls.ts'
import { call } from '../kit/call.ts'
import { asFailure, complaints, hasCode } from '../kit/failure.ts'
import { textOfCode } from '../kit/notify.ts'
import type { Role, Session } from '../kit/session.ts'
import { begin } from './log-in.ts'

const AGAIN_MS = 30_000
const VALID_MS = 600_000

/**
 * What the screen shows. `wrong` has a text, `notSent` one when there is no network; the others are texts of the screen.
 */
export type CodeState =
  | { is: 'sending' | 'sent' | 'checking' | 'tooMany' | 'wrongFactor' }
  | { is: 'notSent'; text: string | undefined }
  | { is: 'wrong'; text: string }

/** As the props of the same names. */
interface CodeLogIn {
  as?: Role
  email: string
  marketId: string
  onLoggedIn: (session: Session) => void | Promise<void>
  sentBefore?: number
  onSent?: (at: number) => void
}

/** The same two calls for a tenant, by address, and for an administrator, by user name or address. */
const callsOf = (role: Role, name: string, market_id: string) => {
  const options = { audience: 'open', role } as const
  return role === 'admin'
    ? {
        send: () => call(codeCalls.sendStaffCode, { audience: 'open', body: { username: name, market_id } }),
        logIn: (mailCode: string, code?: string) =>
          call(codeCalls.logInByStaffCode, {
            ...options,
            body: { username: name, mailCode, market_id, ...(code && { code }) },
          }),
      }
    : {
        send: () => call(codeCalls.sendCode, { audience: 'open', body: { email: name, market_id } }),
        logIn: (code: string) =>
          call(codeCalls.logInByCode, { ...options, body: { email: name, code, market_id } }),
      }
}

export const useCodeLogIn = ({
  as = 'customer',
  email,
  marketId,
  onLoggedIn,
  sentBefore,
  onSent,
}: CodeLogIn) => {
  const [state, setState] = useState<CodeState>({ is: sentBefore === undefined ? 'sending' : 'sent' })
  const [sentAt, setSentAt] = useState(sentBefore)
  const [now, setNow] = useState(Date.now)
  /** The code of the mail was right; the second factor is on. */
  const [asksFactor, setAsksFactor] = useState(false)
  const calls = callsOf(as, email, marketId)
  const sentFor = useRef(sentBefore === undefined ? '' : email)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])

  const send = async (): Promise<void> => {
    setState({ is: 'sending' })
    try {
      await calls.send()
      const at = Date.now()
      setSentAt(at)
      setNow(at)
      onSent?.(at)
      setState({ is: 'sent' })
    } catch (thrown) {
      const failure = asFailure(thrown)
      const [first] = complaints(failure)
      setState({ is: 'notSent', text: failure.status === 0 && first ? textOfCode(first.code) : undefined })
    }
  }

  // Once for an address, also where React runs effects twice.
  useEffect(() => {
    if (sentFor.current === email) return
    sentFor.current = email
    void send()
  })

  /** Returns true when the code is worth nothing any more: used, or wrong. */
  const check = async (code: string, factor?: string): Promise<boolean> => {
    setState({ is: 'checking' })
    try {
      await onLoggedIn(begin(as, await calls.logIn(code, factor)))
      return true
    } catch (thrown) {
      const failure = asFailure(thrown)
      const [first] = complaints(failure)
      if (hasCode(failure, 'second_factor_required')) {
        setAsksFactor(true)
        setState({ is: 'sent' })
        return false
      }
      if (factor && hasCode(failure, 'invalid_code')) {
        setState({ is: 'wrongFactor' })
        return false
      }
      if (hasCode(failure, 'too_many_attempts')) setState({ is: 'tooMany' })
      else setState({ is: 'wrong', text: textOfCode(first?.code ?? 'internal_error') })
      return failure.status >= 400 && failure.status < 500
    }
  }

  const age = sentAt === undefined ? 0 : now - sentAt
  return {
    state,
    send,
    check,
    asksFactor,
    isExpired: age >= VALID_MS,
    /** Until another code can be sent; 0 when it can. */
    waitSeconds: sentAt === undefined ? 0 : Math.max(0, Math.ceil((AGAIN_MS - age) / 1_000)),
  }
}
