import * as z from 'zod/mini'
import { answeredId } from '../kit/id.ts'
import { moment, money } from '../kit/text.ts'
import { bookedPeriod, requestFields, requestStatus } from './request.ts'

/** A booking request as every call answers it (docs/product/calls.md). */
export const bookingRequest = z.object({
  ...requestFields(money),
  shelfPeriodPrice: z.object({ id: answeredId, bookingPeriod: bookedPeriod }),
  shelfTypeName: z.string(),
  bookingPeriodLabel: z.string(),
  childrenIds: z.array(answeredId),
  childrenStatuses: z.array(requestStatus),
  created: moment,
  reservedAt: moment,
  paidAt: z.nullable(moment),
})

/** A booking request as staff see it. */
export const staffsRequest = z.extend(bookingRequest, {
  customerName: z.nullable(z.string()),
  customerPhone: z.nullable(z.string()),
})
