/**
 * What is typed and not saved, kept in this tab: after a reload, or after a log-in that the server asked for, it stands
 * in its form again. It is dropped when the reader saves, sets the form back, or answers that the page may be left.
 */
import { useEffect, useRef, useState } from 'react'
import { sessions } from '../session.ts'
import { stored } from '../stored.ts'

/** What one person typed in one market: the next shift at the same PC does not find it. */
const draftOf = (name: string) => {
  const { marketId, username } = sessions.admin.read() ?? { marketId: '', username: '' }
  return stored(
    `draft ${marketId}/${username} ${name}`,
    found => found,
    () => sessionStorage,
  )
}

export interface Drafted {
  /** All of the form's state that is worth keeping. Never a secret. */
  state: unknown
  isChanged: () => boolean
  /** Sets the form to a kept state. False when it fits this form no longer. */
  restore: (state: unknown) => boolean
}

/** Keeps a form under a name; without one it keeps nothing. `forget` drops the draft for good: the reader leaves. */
export const useDraft = (name: string | undefined, { state, isChanged, restore }: Drafted) => {
  const [draft] = useState(() => (name === undefined ? undefined : draftOf(name)))
  const [isRestored, setIsRestored] = useState(false)
  const newest = useRef({ isChanged, restore })
  newest.current = { isChanged, restore }
  const phase = useRef<'new' | 'open' | 'left'>('new')
  const text = JSON.stringify(state)

  useEffect(() => {
    if (!draft) return
    const found = draft.read()
    if (found !== undefined) setIsRestored(newest.current.restore(found))
  }, [draft])
  useEffect(() => {
    if (!draft || phase.current === 'left') return
    // What was kept is restored only after the first effect, so the first state says nothing.
    if (phase.current === 'open' && !newest.current.isChanged()) {
      draft.clear()
      // Saved or taken back: what is typed from now on is new.
      setIsRestored(false)
    }
    if (newest.current.isChanged()) draft.write(JSON.parse(text))
    phase.current = 'open'
  }, [draft, text])
  useEffect(
    () => () => {
      if (draft && phase.current === 'open' && !newest.current.isChanged()) draft.clear()
    },
    [draft],
  )
  return {
    isRestored,
    /** The reader has seen that it was kept. */
    seen: () => setIsRestored(false),
    forget: () => {
      phase.current = 'left'
      draft?.clear()
    },
  }
}
