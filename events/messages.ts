import * as z from 'zod/mini'

/** Staff answered a message: the answer of this place goes out by mail. */
export const messageReplied = {
  name: 'message-replied',
  version: 1,
  payload: z.object({ message: z.string(), reply: z.number() }),
} as const
