import * as z from 'zod/mini'

/** Staff removed a picture. A subscriber deletes its files. */
export const pictureRemoved = {
  name: 'picture-removed',
  version: 1,
  payload: z.object({ url: z.string() }),
} as const

/** A market is new, or something that its visitors see has changed. A subscriber writes its pages. */
export const marketChanged = {
  name: 'market-changed',
  version: 1,
  payload: z.object({}),
} as const

/** Write the pages of all markets: the apps were built again. Each message does one page of the directory. */
export const pagesDue = {
  name: 'pages-due',
  version: 1,
  work: 'markets',
  payload: z.object({ page: z.number() }),
} as const

/** Write the home page of all markets, which a market has asked for: at most once a minute, however many change. */
export const homePageDue = {
  name: 'home-page-due',
  version: 1,
  work: 'markets',
  payload: z.object({}),
} as const

/** The message over a market's page appears or disappears: write its pages again. */
export const messageTurned = {
  name: 'message-turned',
  version: 1,
  work: 'markets',
  payload: z.object({}),
} as const

/** Staff changed the special closing dates. Those that are new lengthen running bookings (D10). */
export const closingDaysChanged = {
  name: 'closing-days-changed',
  version: 1,
  payload: z.object({ added: z.array(z.string()) }),
} as const
