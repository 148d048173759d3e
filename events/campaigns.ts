import * as z from 'zod/mini'

/** A campaign was changed, or deleted: its products have yet to hear of it. */
export const campaignChanged = {
  name: 'campaign-changed',
  version: 1,
  payload: z.object({ campaign: z.string() }),
} as const
