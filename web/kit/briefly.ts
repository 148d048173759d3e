/** An act that is done waits no longer than this for the page to show it: the network may be lost by then. */
const MOST_MS = 5_000

/** Waits for work that never rejects, but not long. */
export const briefly = (work: unknown): Promise<unknown> =>
  Promise.race([work, new Promise(done => setTimeout(done, MOST_MS))])
