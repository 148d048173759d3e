/** What was done last, for screen readers and for Undo. */
import { useCallback, useState } from 'react'
import { clearNotifications, notify } from '../../../kit/notify.ts'

export interface Undo {
  /** Another change has another number, so that its ten seconds begin anew. */
  id: number
  text: string
  act: () => Promise<void>
}

let lastUndo = 0

export const useUndo = () => {
  const [undo, setUndo] = useState<Undo>()
  const [said, setSaid] = useState('')
  /** Says what was done, and offers to undo it where `act` can. */
  const done = (text: string, act?: () => Promise<void>) => {
    // An older notification would lie over Undo.
    clearNotifications()
    setSaid(text)
    lastUndo += 1
    setUndo(act && { id: lastUndo, text, act })
    if (!act) notify('good', text)
  }
  return { undo, said, say: setSaid, done, forgetUndo: useCallback(() => setUndo(undefined), []) }
}

export type Done = ReturnType<typeof useUndo>['done']
