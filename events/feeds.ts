import * as z from 'zod/mini'

/** Bring the kept posts of a market in line with Instagram. `connection`: the one that asked; a former one does nothing. */
export const feedDue = {
  name: 'feed-due',
  version: 1,
  work: 'feeds',
  payload: z.object({ connection: z.string() }),
} as const

/** Nothing shows these files any more. A subscriber deletes them. */
export const feedFilesRemoved = {
  name: 'feed-files-removed',
  version: 1,
  payload: z.object({ pictures: z.array(z.string()), videos: z.array(z.string()) }),
} as const
