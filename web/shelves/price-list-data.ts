import type { StaffPeriod, StaffService, StaffType } from '#shared/shelves/staff-calls.ts'
import type { StaffPrice, StaffTypeService } from '#shared/shelves/staff-prices-calls.ts'
import { usePeriods, usePrices, useServices, useTypeServices, useTypes } from './use-price-list.ts'

/** The whole price list, as staff read it. */
export interface PriceListData {
  types: StaffType[]
  periods: StaffPeriod[]
  services: StaffService[]
  prices: StaffPrice[]
  typeServices: StaffTypeService[]
}

/** Reads the price list in five calls. */
export const usePriceList = (market: string) => ({
  parts: {
    types: useTypes(market),
    periods: usePeriods(market),
    services: useServices(market),
    prices: usePrices(market),
    typeServices: useTypeServices(market),
  },
})
