/** Errors of the local cloud. `CannotStart` has one line that says what to do. */

export const CANNOT_START = 'CannotStart'

export const cannotStart = (message: string): Error =>
  Object.assign(new Error(message), { name: CANNOT_START })

/** The `code` of a Node error, such as EADDRINUSE. */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
