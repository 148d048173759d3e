/** The one source of the present. The local cloud can move it forward (POST /local/clock/); nothing else does. */

let ahead = 0

/** Milliseconds since 1970. */
export const now = (): number => Date.now() + ahead

/** Whole seconds since 1970, as holds, tokens and the table's TTL count. */
export const nowSeconds = (): number => Math.floor(now() / 1000)

export const nowIso = (): string => new Date(now()).toISOString()

/** Sets how far the clock runs ahead of the machine's, in milliseconds. */
export const setAhead = (milliseconds: number): void => {
  ahead = milliseconds
}
