import { priceListCalls } from '#shared/shelves/staff-calls.ts'
import { pricesCalls } from '#shared/shelves/staff-prices-calls.ts'
import { useRoute } from '../kit/use-route.ts'

export const useTypes = (market: string) =>
  useRoute(priceListCalls.listAllTypes, { audience: 'admin', market })

export const usePeriods = (market: string) =>
  useRoute(priceListCalls.listPeriods, { audience: 'admin', market })

export const useServices = (market: string) =>
  useRoute(priceListCalls.listAllServices, { audience: 'admin', market })

export const usePrices = (market: string) =>
  useRoute(pricesCalls.listAllPrices, { audience: 'admin', market })

export const useTypeServices = (market: string) =>
  useRoute(pricesCalls.listAllTypeServices, { audience: 'admin', market })
