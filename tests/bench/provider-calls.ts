/** Records a handler's calls to the card provider, to repeat them without the handler. */
import type { Step } from './replay.ts'

/** Records the calls of `fetch` while a function runs. */
export const recordProviderCalls = () => {
  const send = globalThis.fetch
  let noted: Step[] | undefined
  globalThis.fetch = async (address, options) => {
    noted?.push({ providerCall: async () => (await send(address, again(options))).json() })
    return send(address, options)
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

/** Removes the first call's time limit. */
const again = (options: RequestInit = {}): RequestInit => ({ ...options, signal: null })
