/** What all outside services of a market have in common when Reol asks them about a key. */
import type * as z from 'zod/mini'

/** The status that the service answered with; undefined without an answer. */
export class ServiceFailed extends Error {
  readonly status: number | undefined

  constructor(what: string, status: number | undefined, options?: ErrorOptions) {
    super(`${what} answered ${status ?? 'nothing that we can read'}`, options)
    this.status = status
  }
}

const TIMEOUT_MS = 5_000

/**
 * Sends a request and returns what the service answered, if it is of this shape. Throws `ServiceFailed`, which carries no
 * other error: that of a header that cannot be sent quotes it, and our headers are the market's keys.
 */
export const ask = async <S extends z.ZodMiniType>(
  what: string,
  url: string,
  shape: S,
  init: RequestInit = {},
): Promise<z.output<S>> => {
  let said: unknown
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (!response.ok) throw new ServiceFailed(what, response.status)
    said = await response.json()
  } catch (error) {
    throw error instanceof ServiceFailed ? error : new ServiceFailed(what, undefined)
  }
  const { data, success } = shape.safeParse(said)
  if (!success) throw new ServiceFailed(what, undefined)
  return data
}
