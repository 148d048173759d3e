/** One request to an outside service: a time limit, no redirects, and an answer of a shape. */
import type * as z from 'zod/mini'

/** The service did not answer as documented. `status`: that of a refusal; undefined when no whole answer came. */
export class ServiceFailed extends Error {
  readonly status: number | undefined

  constructor(what: string, status: number | undefined, options?: ErrorOptions) {
    super(`${what} answered ${status ?? 'nothing that can be read'}`, options)
    this.status = status
  }
}

interface Asked<S> extends Omit<RequestInit, 'signal' | 'redirect'> {
  /** What the answer must be. */
  shape: S
  timeoutMs?: number
}

/**
 * Sends a request and returns its answer. Throws `ServiceFailed`, also for an answer of another shape. It carries no
 * other error: that of a header that cannot be sent quotes it, and our headers are keys.
 */
export const ask = async <S extends z.ZodMiniType>(
  what: string,
  url: string,
  { shape, timeoutMs = 5_000, ...init }: Asked<S>,
): Promise<z.output<S>> => {
  let said: unknown
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    if (!response.ok) throw new ServiceFailed(what, response.status)
    said = await response.json()
  } catch (error) {
    throw error instanceof ServiceFailed ? error : new ServiceFailed(what, undefined)
  }
  const { data, success } = shape.safeParse(said)
  if (!success) throw new ServiceFailed(what, undefined)
  return data
}
