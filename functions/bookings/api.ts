import { visitorsCalls } from '#shared/bookings/visitors-calls.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { readCart } from './cart/read-cart.ts'
import { remove } from './cart/remove.ts'
import { takeOver } from './cart/take-over.ts'
import { reserve } from './reserve/reserve.ts'

export const grants: readonly Grant[] = [
  'table:read',
  'table:write',
  'links',
  'downloads:read',
  'downloads:write',
]

export const handler = serve(
  'bookings',
  visitorsCalls,
  { reserve, readCart, takeOver, remove },
  () => import('./lazy-calls.ts'),
)
