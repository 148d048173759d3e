/** The price list as staff see it. */
import type { Millis } from '#shared/kit/units.ts'
import { isDiscountActive, periodDays } from '#shared/shelves/rules.ts'
import type { Catalogue } from './table/catalogue.ts'
import type { BookingPeriod } from './table/period.ts'
import type { Service } from './table/service.ts'
import type { ShelfType } from './table/type.ts'

export const typeToResponse = ({ prices }: Pick<Catalogue, 'prices'>, type: ShelfType, now: Millis) => ({
  ...type,
  isDiscountActive: isDiscountActive(type, now),
  prices: [...prices.values()].filter(({ shelfType }) => shelfType === type.id).length,
})

export const periodToResponse = ({ prices }: Pick<Catalogue, 'prices'>, period: BookingPeriod) => ({
  ...period,
  prices: [...prices.values()].filter(({ bookingPeriod }) => bookingPeriod === period.id).length,
})

export const serviceToResponse = (
  { typeServices }: Pick<Catalogue, 'typeServices'>,
  service: Service,
  now: Millis,
) => ({
  ...service,
  isDiscountActive: isDiscountActive(service, now),
  types: [...typeServices.values()].filter(one => one.service === service.id).length,
})

/** A list that is small by nature: all of it on its first page. */
export const onePage = <T>(all: T[], page: number) => ({
  results: page === 1 ? all : [],
  page,
  pagesCount: 1,
})

export const byName = (one: { name: string }, other: { name: string }): number =>
  one.name.localeCompare(other.name)

export const byLength = (one: BookingPeriod, other: BookingPeriod): number =>
  periodDays(one) - periodDays(other)
