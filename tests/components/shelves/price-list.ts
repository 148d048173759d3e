/** The price list of the shop, as staff read and change it. */
import type { SentBody } from '#shared/kit/contract.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { priceListCalls } from '#shared/shelves/staff-calls.ts'
import { pricesCalls, type StaffPrice, type StaffTypeService } from '#shared/shelves/staff-prices-calls.ts'
import { shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { PERIODS, pricesOf, SERVICES, TYPES } from '../shop.ts'
import { stub } from '../stub.ts'

export const NO_OFFER = {
  discountPercent: null,
  discountValidFrom: null,
  discountValidTo: null,
  isDiscountActive: false,
}

const list = <T>(results: T[]) => ({ results, page: 1, pagesCount: 1 })

/** Answers the calls of the price list, and keeps what is saved. */
export const stubPriceList = () => {
  let prices: StaffPrice[] = TYPES.flatMap(({ id }) =>
    pricesOf(id).map(one => ({ ...one, ...NO_OFFER, discountedPrice: one.price, version: 1 })),
  )
  let services: StaffTypeService[] = []
  stub(
    priceListCalls.listAllTypes,
    list(
      TYPES.map(({ id, name, description, image }) => ({
        id,
        name,
        description,
        image,
        ...NO_OFFER,
        isActive: true,
        shelves: 3,
        prices: 4,
        version: 1,
      })),
    ),
  )
  stub(priceListCalls.listPeriods, list(PERIODS.map(one => ({ ...one, ownName: '', prices: 3, version: 1 }))))
  stub(
    priceListCalls.listAllServices,
    list(
      SERVICES.map(({ service, price }) => ({
        ...service,
        ...NO_OFFER,
        price,
        isActive: true,
        types: 1,
        version: 1,
      })),
    ),
  )
  stub(shelvesCalls.readTemplate, {
    isThere: false,
    canBeMade: false,
    canBeRemoved: false,
    usedBy: [],
    count: 0,
  })
  stub(pricesCalls.listAllPrices, () => prices)
  stub(pricesCalls.listAllTypeServices, () => services)
  const change = (type: string, period: string, changed: Partial<StaffPrice>) => {
    prices = prices.map(one =>
      one.shelfType === type && one.bookingPeriod.id === period
        ? { ...one, ...changed, version: one.version + 1 }
        : one,
    )
  }
  const present = (type: string, period: string) =>
    prices.find(one => one.shelfType === type && one.bookingPeriod.id === period)
  const savedPrices = stub(pricesCalls.setPrices, ({ body }) => {
    const isOld = body.some(
      line =>
        line.version !== undefined &&
        line.version !== (present(line.shelfType, line.bookingPeriod)?.version ?? 0),
    )
    if (isOld) return refuse(kitRefusals.changed_meanwhile, { present: prices })
    for (const { shelfType, bookingPeriod, version: _, ...line } of body)
      change(shelfType, bookingPeriod, { ...NO_OFFER, ...line } as Partial<StaffPrice>)
    return prices
  })
  const saveServices = ({ body }: { body: SentBody<typeof pricesCalls.setTypeServices> }) => {
    services = body.map((line, at) => ({
      ...(SERVICES.find(one => one.service.id === line.service) ?? SERVICES[at] ?? SERVICES[0]),
      ...NO_OFFER,
      shelfType: line.shelfType,
      price: line.price,
      discountedPrice: line.price,
      version: 1,
    })) as StaffTypeService[]
    return services
  }
  const savedServices = stub(pricesCalls.setTypeServices, saveServices)
  return { savedPrices, savedServices, saveServices, change, prices: () => prices }
}
