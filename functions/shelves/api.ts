import { shelvesContract } from '#shared/shelves/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { addShelves } from './add-shelves.ts'
import { listNextStarts } from './list-next-starts.ts'
import { listPrices } from './list-prices.ts'
import { listServices } from './list-services.ts'
import { listTypes } from './list-types.ts'
import { makeFromTemplate } from './make-from-template.ts'
import { addPeriod, changePeriod, listPeriods, removePeriod } from './periods.ts'
import { readAvailability } from './read-availability.ts'
import { removeTemplate } from './remove-template.ts'
import { addService, changeService, listAllServices, removeService } from './services.ts'
import { listAllPrices, setPrices } from './set-prices.ts'
import { listAllTypeServices, setTypeServices } from './set-services.ts'
import { changeShelf, listShelfNames, listShelves, removeShelf } from './shelves.ts'
import { readTemplate } from './template-state.ts'
import { addType, changeType, listAllTypes, removeType } from './types.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write', 'files:write']

export const handler = serve('shelves', shelvesContract, {
  listTypes,
  listPrices,
  listServices,
  readAvailability,
  listNextStarts,
  listAllTypes,
  addType,
  changeType,
  removeType,
  listPeriods,
  addPeriod,
  changePeriod,
  removePeriod,
  listAllServices,
  addService,
  changeService,
  removeService,
  listAllPrices,
  setPrices,
  listAllTypeServices,
  setTypeServices,
  listShelves,
  listShelfNames,
  addShelves,
  changeShelf,
  removeShelf,
  readTemplate,
  makeFromTemplate,
  removeTemplate,
})
