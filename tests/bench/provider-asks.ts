/** What a handler asks the card provider, to ask it again bare. */
import type { Step } from './replay.ts'

/** Notes the calls of `fetch` while something runs. */
export const providerAsks = () => {
  const ask = globalThis.fetch
  let noted: Step[] | undefined
  globalThis.fetch = async (address, options) => {
    noted?.push({ ask: async () => (await ask(address, again(options))).json() })
    return ask(address, options)
  }
  return {
    during: async <T>(run: () => Promise<T>, steps: Step[]): Promise<T> => {
      noted = steps
      try {
        return await run()
      } finally {
        noted = undefined
      }
    },
  }
}

/** Without the time limit of the first time. */
const again = (options: RequestInit = {}): RequestInit => ({ ...options, signal: null })
