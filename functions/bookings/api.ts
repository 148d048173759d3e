import { bookingsContract } from '#shared/bookings/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { closingDaysEffect } from './closing-days-effect.ts'
import { listCustomerBookings } from './list-customer-bookings.ts'
import { listRequests } from './list-requests.ts'
import { readCart } from './read-cart.ts'
import { remove } from './remove.ts'
import { reserve } from './reserve.ts'
import { readSetUp } from './set-up.ts'
import { takeOver } from './take-over.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write', 'links']

export const handler = serve('bookings', bookingsContract, {
  reserve,
  readCart,
  takeOver,
  remove,
  listRequests,
  listCustomerBookings,
  closingDaysEffect,
  readSetUp,
})
