import type * as z from 'zod/mini'
import type { marketMessage } from '#shared/messages/staff-calls.ts'
import type { MarketMessage } from '../table/message.ts'

/** A message as staff read it. */
export const toResponse = ({
  createdTs,
  isOver: _,
  ...message
}: MarketMessage): z.output<typeof marketMessage> => ({
  ...message,
  created: createdTs,
})
