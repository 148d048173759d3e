import { useCallback, useEffect, useRef, useState } from 'react'
import { useWhenOnline } from '../../kit/calls/when-online.ts'
import { asFailure, type CallFailure, hasCode, isPassing } from '../../kit/failure.ts'
import { type Calls, isSaved, type Rows, type Store, saveRows } from './save-rows.ts'

const PAUSE_MS = 800
const AGAIN_MS = 5_000

export interface Saving {
  state: 'nothing' | 'saving' | 'saved' | 'failed'
  /** When it was saved last, in milliseconds. */
  at: number
  failure?: CallFailure | undefined
}

/** True where no try can succeed any more: the sheet is completed or deleted. */
export const isOver = (failure: CallFailure): boolean =>
  failure.status === 404 || hasCode(failure, 'sheet_locked')

/**
 * Saves what is right after a short pause, one call after another. After a failure that passes it tries again by itself.
 * `flush` saves now and rejects when that fails.
 */
export const useAutosave = (rows: Rows, store: Store, calls: Calls) => {
  const [saving, setSaving] = useState<Saving>({ state: 'nothing', at: 0 })
  const running = useRef<Promise<void> | undefined>(undefined)
  const now = useRef(calls)
  now.current = calls

  const flush = useCallback((): Promise<void> => {
    if (isSaved(store.read())) return Promise.resolve()
    running.current ??= (async () => {
      setSaving(before => ({ ...before, state: 'saving', failure: undefined }))
      try {
        await saveRows(store, now.current)
        setSaving({ state: 'saved', at: Date.now() })
      } catch (thrown) {
        setSaving(before => ({ ...before, state: 'failed', failure: asFailure(thrown) }))
        throw thrown
      } finally {
        running.current = undefined
      }
    })()
    return running.current
  }, [store])
  const tryNow = useCallback(() => void flush().catch(() => undefined), [flush])

  const isDone = isSaved(rows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (isDone) return
    const timer = setTimeout(tryNow, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [rows, isDone, tryNow])
  const isWaiting = saving.failure !== undefined && isPassing(saving.failure)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(tryNow, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting, tryNow])
  useWhenOnline(isWaiting ? tryNow : undefined)
  return { saving, flush, tryNow }
}
