import { useEffect, useRef } from 'react'
import { confirm } from './confirm.ts'
import type { Question } from './dialogs.tsx'

/** Asks as `confirm` does. The question goes with the part of the page that asks it. */
export const useConfirm = (): ((question: Question) => Promise<boolean>) => {
  const shown = useRef(new AbortController())
  useEffect(() => {
    shown.current = new AbortController()
    return () => shown.current.abort()
  }, [])
  return question => confirm({ ...question, signal: shown.current.signal })
}
