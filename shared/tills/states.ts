/** How it stands with a till. */

/** `out`: products go into the till. `in`: purchases come out of it. */
export const WAYS = ['out', 'in'] as const
export type Way = (typeof WAYS)[number]

/**
 * silent: it does not answer, or not as it should. busy: it wants fewer calls. key: it does not take the market's key, or
 * the key may not do this.
 */
export const TILL_PROBLEMS = ['silent', 'busy', 'key'] as const
export type TillProblem = (typeof TILL_PROBLEMS)[number]
