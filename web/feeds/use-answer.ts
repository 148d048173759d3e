/** What Instagram said when it sent staff back to the settings (keep-answer.ts). */
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { staffCalls } from '#shared/feeds/staff-calls.ts'
import { call } from '../kit/call.ts'
import { asFailure, complaints } from '../kit/failure.ts'
import { underLoader } from '../kit/loader.tsx'
import { notify, textOfCode } from '../kit/notify.ts'
import { useThisMarket } from '../markets/market.ts'

/** Connects once with the code of the address. Returns in words why that failed; undefined otherwise. */
export const useAnswer = (onConnected: () => unknown): string | undefined => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const [query, setQuery] = useSearchParams()
  const [problem, setProblem] = useState<string>()
  const code = query.get('code')
  const state = query.get('state')
  /** A code works once, and an effect may run twice. */
  const used = useRef<string>(undefined)

  useEffect(() => {
    if (!state || used.current === state) return
    used.current = state
    setQuery({}, { replace: true })
    if (!code) {
      setProblem(t('feedsetup.deniedText'))
      return
    }
    const connect = async () => {
      try {
        const { username } = await underLoader(t('feedsetup.connecting'), () =>
          call(staffCalls.connect, { audience: 'admin', market: marketId, body: { code, state } }),
        )
        notify('good', t('feedsetup.account', { username }))
      } catch (thrown) {
        const codes = complaints(asFailure(thrown)).map(complaint => complaint.code)
        setProblem(
          codes.includes('link_invalid') ? t('feedsetup.staleText') : codes.map(textOfCode).join(' '),
        )
      }
      await onConnected()
    }
    void connect()
  }, [code, state, marketId, onConnected, setQuery, t])
  return problem
}
