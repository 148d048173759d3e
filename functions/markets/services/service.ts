/** What all outside services of a market have in common when Reol asks them about a key. */

/** The status that the service answered with; undefined without an answer. */
export class ServiceFailed extends Error {
  readonly status: number | undefined

  constructor(what: string, status: number | undefined, options?: ErrorOptions) {
    super(`${what} answered ${status ?? 'nothing'}`, options)
    this.status = status
  }
}

const TIMEOUT_MS = 5_000

/** Sends a request and returns the body of the answer. Throws `ServiceFailed`. */
export const ask = async (what: string, url: string, init: RequestInit = {}): Promise<unknown> => {
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (!response.ok) throw new ServiceFailed(what, response.status)
    return await response.json()
  } catch (cause) {
    throw cause instanceof ServiceFailed ? cause : new ServiceFailed(what, undefined, { cause })
  }
}
