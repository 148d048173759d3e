import { purchasesDue, transfersDue } from '#events/tills.ts'
import { tillsContract } from '#shared/tills/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { makeFile, readFile } from './csv/product-file.ts'
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
  readProductFile: readFile,
  makeProductFile: makeFile,
  tryTillAgain: ({ market }) => tryAgain(market),
})
