import { useSWRConfig } from 'swr'

/** Lists and counts follow the table: mostly within two seconds, on a busy machine later. */
const FOLLOWED_MS = [2_000, 8_000]

/** The base of a path (`pathOf`), which says whom it is for, and its last slash. */
const AROUND = /^\/((admin|customer|anonymous)\/)?|\/$/g

const isOneOf = (key: unknown, paths: readonly string[]): boolean => {
  const path = Array.isArray(key) ? String(key[1]).replace(AROUND, '') : ''
  return paths.some(known => new RegExp(`^${known.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
}

/**
 * Fetches what the screen shows of these paths (`Route.makesStale`): now, and again once the lists have followed the
 * table. Resolves when the first answers are there; never rejects.
 */
export const useFetchAgain = () => {
  const { mutate } = useSWRConfig()
  return (paths: readonly string[]): Promise<unknown> => {
    const fetch = () => mutate(key => isOneOf(key, paths)).catch(() => undefined)
    for (const ms of FOLLOWED_MS) window.setTimeout(fetch, ms)
    return fetch()
  }
}
