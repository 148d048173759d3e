import { purchasesDue, transfersDue } from '#events/tills.ts'
import { tillsContract } from '#shared/tills/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { notify } from './notify.ts'
import { readTill } from './read-till.ts'
import { tryAgain } from './try-again.ts'

export const grants: readonly Grant[] = [
  'table:read',
  'table:write',
  'seals',
  `queue:${transfersDue.work}`,
  `queue:${purchasesDue.work}`,
]

export const handler = serve('tills', tillsContract, {
  readTill: ({ market }) => readTill(market),
  notifyZettle: notify,
  tryTillAgain: ({ market }) => tryAgain(market),
})
