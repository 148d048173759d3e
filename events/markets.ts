import * as z from 'zod/mini'

/** Staff removed a picture. A subscriber deletes its files. */
export const pictureRemoved = {
  name: 'picture-removed',
  version: 1,
  payload: z.object({ url: z.string() }),
} as const
