import { closingDaysChanged } from '#events/markets.ts'
import { onEvent } from '../kit/subscriber.ts'
import { lengthenAll } from './closing-days/lengthen.ts'

/** Gives running bookings a day more for each day on which their market closes now. */
export default onEvent({
  on: closingDaysChanged,
  work: 'bookings',
  grants: ['table:read', 'table:write'],
  handle: ({ market }) => lengthenAll(market),
})
