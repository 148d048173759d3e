import { priceListCalls } from './staff-calls.ts'
import { pricesCalls } from './staff-prices-calls.ts'
import { shelvesCalls } from './staff-shelves-calls.ts'
import { visitorsCalls } from './visitors-calls.ts'

/** Every call of the shelves. A screen imports only the calls of its readers. */
export const shelvesContract = {
  ...visitorsCalls,
  ...priceListCalls,
  ...pricesCalls,
  ...shelvesCalls,
} as const
