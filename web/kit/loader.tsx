/** The overlay while money moves or something is saved: nothing else can be pressed until it is settled. */
import { Loader, Paper, Stack, Text } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { rescueFocus } from './focus.ts'
import styles from './loader.module.css'
import { hush } from './notify.ts'

interface Work {
  id: number
  text: string
}

let works: readonly Work[] = []
let lastId = 0
const listeners = new Set<() => void>()
/** What had the focus before nothing could be reached. */
let focused: Element | null = null

const become = (next: readonly Work[]): void => {
  works = next
  for (const heard of [...listeners]) heard()
}

/** Shows the overlay until the returned function is called, and removes older notifications. */
const startLoader = (text: string): (() => void) => {
  hush()
  if (!works.length) focused = document.activeElement
  lastId += 1
  const id = lastId
  become([...works, { id, text }])
  return () => become(works.filter(work => work.id !== id))
}

export const underLoader = async <T,>(text: string, work: () => Promise<T>): Promise<T> => {
  const stop = startLoader(text)
  try {
    return await work()
  } finally {
    stop()
  }
}

const listen = (heard: () => void) => {
  listeners.add(heard)
  return () => {
    listeners.delete(heard)
  }
}

export const useLoader = (): string | undefined => useSyncExternalStore(listen, () => works.at(-1))?.text

/** Gives the focus back when the screens can be reached again, unless it has been put elsewhere. */
export const giveFocusBack = (): void => {
  const had = focused
  focused = null
  if (had) rescueFocus(() => (had instanceof HTMLElement && had.isConnected ? had : undefined))
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
