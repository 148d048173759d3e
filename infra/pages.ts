/** The message that has the pages of all markets written again. A deployment sends it, and each start on one machine. */
import type { Envelope } from '#events/envelope.ts'
import { pagesDue } from '#events/markets.ts'

export const PAGES_WORK = pagesDue.work

/** `id` names the deployment, `at` is its moment (ISO 8601 UTC). */
export const pagesMessage = (id: string, at: string): Envelope => ({
  id,
  name: pagesDue.name,
  version: pagesDue.version,
  market: '*',
  at,
  payload: { page: 1 },
})
