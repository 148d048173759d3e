import { checkoutCalls } from '#shared/payments/checkout-calls.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { cancel, close, fail } from './close.ts'
import { confirm } from './confirm.ts'
import { init } from './init.ts'
import { notify } from './notify.ts'

export const grants: readonly Grant[] = [
  'table:read',
  'table:write',
  'seals',
  'links',
  'queue:payments-webhooks',
  'downloads:read',
  'downloads:write',
]

export const handler = serve(
  'payments',
  checkoutCalls,
  { init, confirm, close, cancel, fail, notify },
  () => import('./lazy-calls.ts'),
)
