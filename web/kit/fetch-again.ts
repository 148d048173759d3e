import { useSWRConfig } from 'swr'

/** Lists and counts follow the table: mostly within two seconds, on a busy machine later. */
const FOLLOWED_MS = [2_000, 8_000]

/**
 * Fetches what the screen shows of these paths (`pathOf`): now, and again once the lists have followed the table.
 * `alsoLater` runs with the later ones. Answers when the first is there; never rejects.
 */
export const useFetchAgain = () => {
  const { mutate } = useSWRConfig()
  return (paths: readonly string[], alsoLater: () => unknown = () => undefined): Promise<unknown> => {
    const fetch = () =>
      mutate(key => Array.isArray(key) && paths.includes(String(key[1]))).catch(() => undefined)
    for (const ms of FOLLOWED_MS)
      window.setTimeout(() => {
        void fetch()
        alsoLater()
      }, ms)
    return fetch()
  }
}
