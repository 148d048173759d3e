import * as z from 'zod/mini'

/** Staff removed a picture: nobody may see it any more. */
export const pictureRemoved = {
  name: 'picture-removed',
  version: 1,
  payload: z.object({ url: z.string() }),
} as const
