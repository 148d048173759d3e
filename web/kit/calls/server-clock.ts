/** How far the server's clock is ahead of this device's, by the last call that was no GET (call.ts). */
let ahead = 0

/**
 * Notes a response's `Date`. The times in its body do not say how late it is: a call that is repeated with its
 * idempotency key gets the first answer again.
 */
export const noteServerTime = (date = ''): void => {
  const seconds = Math.round((Date.parse(date) - Date.now()) / 1000)
  if (!Number.isNaN(seconds)) ahead = seconds
}

export const serverAheadSeconds = (): number => ahead
