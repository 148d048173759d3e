/** What the price list says of a typed booking. */
import { type Chosen, type Proposal, proposal } from '#shared/bookings/counter-price.ts'
import { fromWire } from '#shared/kit/money.ts'
import type { StaffPeriod, StaffType } from '#shared/shelves/staff-calls.ts'
import { NO_OFFER } from '#shared/shelves/typed-offer.ts'
import type { PriceListData } from '../../shelves/price-list-data.ts'
import { discountOf } from '../../shelves/today.ts'
import { quantities, type TypedBooking } from './typed.ts'

/** The shelf types that have shelves; the one with the most first is what most customers want. */
export const typesOf = ({ types }: PriceListData): StaffType[] =>
  types.filter(({ isActive, shelves }) => isActive && shelves > 0)

export const usualType = (types: readonly StaffType[]): StaffType | undefined =>
  types.reduce<StaffType | undefined>(
    (most, type) => (most && most.shelves >= type.shelves ? most : type),
    undefined,
  )

/** A period with what it costs at a type. */
export interface PricedPeriod {
  period: StaffPeriod
  offer: Proposal
}

const noDiscount = discountOf(NO_OFFER)

/** The periods that a type is offered for, shortest first. */
export const periodsOf = (list: PriceListData, shelfType: string, now: number): PricedPeriod[] => {
  const general = list.types.find(({ id }) => id === shelfType)
  return list.periods.flatMap(period => {
    const price = list.prices.find(
      one => one.shelfType === shelfType && one.bookingPeriod.id === period.id && fromWire(one.price) > 0,
    )
    if (!price) return []
    const listed = {
      price: fromWire(price.price),
      ...discountOf(price),
      general: general ? discountOf(general) : noDiscount,
    }
    return [{ period, offer: proposal(listed, [], now) }]
  })
}

/** The services that a type is offered with, and how many of each are chosen. */
export const servicesOf = (list: PriceListData, typed: TypedBooking): Chosen[] => {
  const chosen = quantities(typed)
  return list.typeServices.flatMap(offer => {
    const service = list.services.find(({ id }) => id === offer.service.id)
    if (offer.shelfType !== typed.shelfType || !service?.isActive) return []
    return [
      {
        id: service.id,
        name: service.name,
        price: fromWire(offer.price),
        ...discountOf(offer),
        general: discountOf(service),
        quantity: chosen[service.id] ?? 0,
      },
    ]
  })
}

/** What the typed booking costs by the price list. */
export const proposed = (list: PriceListData, typed: TypedBooking, now: number): Proposal => {
  const services = servicesOf(list, typed)
  const found = periodsOf(list, typed.shelfType, now).find(({ period }) => period.id === typed.bookingPeriod)
  return { ...proposal(undefined, services, now), ...(found && rentOf(found.offer)) }
}

const rentOf = ({ listPrice, rent, discountPercent }: Proposal) => ({ listPrice, rent, discountPercent })
