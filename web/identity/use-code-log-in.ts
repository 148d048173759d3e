/** Logging in with a code: sends it, checks it, and says how far that is. */
import { useEffect, useRef, useState } from 'react'
import { codeCalls } from '#shared/identity/code-calls.ts'
import { call } from '../kit/call.ts'
import { asFailure, complaints, hasCode } from '../kit/failure.ts'
import { textOfCode } from '../kit/notify.ts'
import type { Session } from '../kit/session.ts'
import { begin } from './log-in.ts'

const AGAIN_MS = 30_000
const VALID_MS = 600_000

/**
 * What the screen shows. `wrong` has a text, `notSent` one when there is no network; the others are texts of the screen.
 */
export type CodeState =
  | { is: 'sending' | 'sent' | 'checking' | 'tooMany' }
  | { is: 'notSent'; text: string | undefined }
  | { is: 'wrong'; text: string }

/** As the props of the same names. */
interface CodeLogIn {
  email: string
  marketId: string
  onLoggedIn: (session: Session) => void | Promise<void>
  sentBefore?: number
  onSent?: (at: number) => void
}

export const useCodeLogIn = ({ email, marketId, onLoggedIn, sentBefore, onSent }: CodeLogIn) => {
  const [state, setState] = useState<CodeState>({ is: sentBefore === undefined ? 'sending' : 'sent' })
  const [sentAt, setSentAt] = useState(sentBefore)
  const [now, setNow] = useState(Date.now)
  const sentFor = useRef(sentBefore === undefined ? '' : email)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])

  const send = async (): Promise<void> => {
    setState({ is: 'sending' })
    try {
      const body = { email, market_id: marketId }
      await call(codeCalls.sendCode, { audience: 'open', body })
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
  const check = async (code: string): Promise<boolean> => {
    setState({ is: 'checking' })
    try {
      const body = { email, code, market_id: marketId }
      const answer = await call(codeCalls.logInByCode, { audience: 'open', role: 'customer', body })
      await onLoggedIn(begin('customer', answer))
      return true
    } catch (thrown) {
      const failure = asFailure(thrown)
      const [first] = complaints(failure)
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
    isExpired: age >= VALID_MS,
    /** Until another code can be sent; 0 when it can. */
    waitSeconds: sentAt === undefined ? 0 : Math.max(0, Math.ceil((AGAIN_MS - age) / 1_000)),
  }
}
