/**
 * A value in the browser's storage. A write notifies all tabs. Storage can be off (private windows), full, or hold the
 * data of an older version, so reading and writing never throw.
 */
import { useSyncExternalStore } from 'react'

export interface Stored<T> {
  read(): T
  write(value: T): void
  clear(): void
  listen(listener: () => void): () => void
}

/** Values that storage did not accept because it is off or full. */
const memory = new Map<string, string | null>()

const get = (storage: () => Storage, key: string): string | null => {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

const set = (storage: () => Storage, key: string, text: string | null): void => {
  try {
    if (text === null) storage().removeItem(key)
    else storage().setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}

/** `parse` turns the stored data (or undefined) into a value, and handles unknown data. */
export const stored = <T>(
  key: string,
  parse: (found: unknown) => T,
  storage = () => localStorage,
): Stored<T> => {
  const listeners = new Set<() => void>()
  let lastText: string | null | undefined
  let lastValue: T

  const read = (): T => {
    const text = get(storage, key)
    if (text !== lastText || lastText === undefined) {
      lastText = text
      lastValue = parse(fromJson(text))
    }
    return lastValue
  }
  const change = (text: string | null): void => {
    if (get(storage, key) === text) return
    set(storage, key, text)
    for (const listener of [...listeners]) listener()
  }
  return {
    read,
    write: value => change(JSON.stringify(value)),
    clear: () => change(null),
    listen: listener => {
      const elsewhere = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', elsewhere)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', elsewhere)
      }
    },
  }
}

/** Returns data that is not JSON as a string: an older version stored plain tokens. */
const fromJson = (text: string | null): unknown => {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const useStored = <T>(value: Stored<T>): T => useSyncExternalStore(value.listen, value.read)
