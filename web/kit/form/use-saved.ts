import { useRef, useState } from 'react'
import { onlyChanged } from './codes.ts'
import type { Saved, Typed } from './conflict.ts'

/** What is typed in a form, and what of it is saved. `version` is that of `initial`, where the thing has one. */
export const useSaved = <T extends Typed>(initial: T, version: number | undefined) => {
  const [typed, setTyped] = useState(initial)
  const [saved, setSaved] = useState<Saved>({ values: initial, version })
  const [readVersion, setReadVersion] = useState(version)
  const newest = useRef<{ typed: Typed; saved: Saved }>({ typed, saved })
  newest.current = { typed, saved }

  const isChanged = () =>
    Object.keys(onlyChanged(newest.current.typed, newest.current.saved.values)).length > 0
  /** `sent`: the values that were sent. What was typed since then stays. */
  const replace = (values: Typed, now: Saved, sent?: Typed) => {
    const since = sent ? onlyChanged(newest.current.typed, sent) : {}
    const next = { ...newest.current.typed, ...values, ...since }
    newest.current = { typed: next, saved: now }
    setTyped(next as T)
    setSaved(now)
  }
  // A form in which nothing is typed shows what was read last.
  if (version !== readVersion) {
    setReadVersion(version)
    if (!isChanged()) replace(initial, { values: initial, version })
  }
  return {
    typed,
    setTyped,
    saved,
    replace,
    /** True while something typed is not saved. Reads the newest state, also from a stale closure. */
    isChanged,
  }
}
