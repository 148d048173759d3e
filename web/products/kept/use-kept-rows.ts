import { useEffect, useRef, useState } from 'react'
import { isSomething, type Kept, keptRows } from './kept-rows.ts'

/**
 * Calls `begin` once no other tab has this sheet: two that send the same rows would add them twice. Without locks, as on
 * a page that is not secure, at once. The result lets go.
 */
const alone = (sheet: string, begin: () => void): (() => void) => {
  const { locks } = navigator
  const end = new AbortController()
  if (!locks) {
    begin()
    return () => undefined
  }
  const hold = () =>
    new Promise<void>(letGo => {
      if (end.signal.aborted) return letGo()
      end.signal.addEventListener('abort', () => letGo())
      begin()
    })
  locks.request(`sheet ${sheet}`, { signal: end.signal }, hold).catch(() => undefined)
  return () => end.abort()
}

/**
 * Keeps what the server does not have yet over a reload and a closed browser, and lays what was kept over the sheet when
 * it is opened again.
 */
export const useKeptRows = (sheet: string, kept: Kept, restore: (kept: Kept) => void): void => {
  const [isAlone, setIsAlone] = useState(false)
  const [place] = useState(() => keptRows(sheet))
  const newest = useRef(restore)
  newest.current = restore
  useEffect(
    () =>
      alone(sheet, () => {
        const found = place.read()
        if (found) newest.current(found)
        setIsAlone(true)
      }),
    [sheet, place],
  )
  const text = isSomething(kept) ? JSON.stringify(kept) : undefined
  // What was restored is in the rows with the render after: until then nothing is written.
  useEffect(() => {
    if (!isAlone) return
    if (text === undefined) place.clear()
    else place.write(JSON.parse(text))
  }, [isAlone, text, place])
}
