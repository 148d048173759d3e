import { shelvesContract } from '#shared/shelves/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { listNextStarts } from './list-next-starts.ts'
import { listPrices } from './list-prices.ts'
import { listServices } from './list-services.ts'
import { listTypes } from './list-types.ts'
import { readAvailability } from './read-availability.ts'
import { removePeriod } from './remove-period.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write']

export const handler = serve('shelves', shelvesContract, {
  listTypes,
  listPrices,
  listServices,
  readAvailability,
  listNextStarts,
  removePeriod,
})
