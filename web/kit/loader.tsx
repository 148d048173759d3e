/** The overlay during a payment or a save. It blocks all other input. */
import { Loader, Paper, Stack, Text } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { returnFocus } from './focus.ts'
import styles from './loader.module.css'
import { clearNotifications } from './notify.ts'

interface Work {
  id: number
  text: string
}

let works: readonly Work[] = []
let lastId = 0
const listeners = new Set<() => void>()
/** The element that had the focus before the overlay. */
let focused: Element | null = null

const setWorks = (next: readonly Work[]): void => {
  works = next
  for (const listener of [...listeners]) listener()
}

/** Shows the overlay until the returned function is called, and removes older notifications. */
const startLoader = (text: string): (() => void) => {
  clearNotifications()
  // Of a work that follows another at once nothing has the focus: the overlay has just made the page inert.
  if (!works.length && document.activeElement !== document.body) focused = document.activeElement
  lastId += 1
  const id = lastId
  setWorks([...works, { id, text }])
  return () => setWorks(works.filter(work => work.id !== id))
}

/** An act that is done waits no longer than this for the page to show it: the network may be lost by then. */
const MOST_REFRESH_MS = 5_000

/** Resolves when the page was fetched again, or when that takes too long. */
export const briefly = (refresh: unknown): Promise<unknown> =>
  Promise.race([refresh, new Promise(over => setTimeout(over, MOST_REFRESH_MS))])

/**
 * Runs the work under the overlay. `refresh` then fetches again what the page shows, so that the next act is about the new
 * version. It must not reject: what was done would be told as failed.
 */
export const underLoader = async <T,>(
  text: string,
  work: () => Promise<T>,
  refresh?: () => unknown,
): Promise<T> => {
  const stop = startLoader(text)
  try {
    const done = await work()
    if (refresh) await briefly(refresh())
    return done
  } finally {
    stop()
  }
}

/** Runs something that the reader answers in the middle of a work: the overlay makes room for it. */
export const withoutLoader = async <T,>(work: () => Promise<T>): Promise<T> => {
  const held = works
  setWorks([])
  try {
    return await work()
  } finally {
    setWorks([...held, ...works])
  }
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useLoader = (): string | undefined => useSyncExternalStore(listen, () => works.at(-1))?.text

/** Restores the focus after the overlay, unless other code has moved it. */
export const giveFocusBack = (): void => {
  if (focused) returnFocus(focused)
  requestAnimationFrame(() => {
    // When the next work has begun already, nothing could take the focus: it is given back after that one.
    if (!works.length) focused = null
  })
}

export const LoaderOverlay = () => {
  const text = useLoader()
  return (
    <div role="status" className={text ? styles.overlay : undefined}>
      {text && (
        <Paper className={styles.card} withBorder>
          <Stack align="center" gap="sm">
            <Loader aria-hidden />
            <Text fw={600}>{text}</Text>
          </Stack>
        </Paper>
      )}
    </div>
  )
}
