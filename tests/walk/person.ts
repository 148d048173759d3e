/** Those who act in a random walk: guests, and tenants with a login. */

import { isBooked } from '#shared/bookings/states.ts'
import type { ownCalls } from '#shared/bookings/tenants-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays } from '#shared/kit/day.ts'
import type { Tenant } from '../people/logged-in.ts'
import type { Guest, Reserved, Visitor } from '../people/visitor.ts'

/** A card window that was opened. */
export interface Opened {
  txId: string
  paymentId: string
  checkout: { bookingIds: string[]; cartToken?: string | undefined } & Partial<Guest>
  /** A confirmation called it paid. */
  isPaid?: boolean
}

export interface Person {
  at: () => Visitor
  /** The login of a tenant. Guests have none. */
  tenant: Tenant | undefined
  guest: Guest
  reserved: Reserved[]
  /** The reservations that a confirmation called paid. */
  paid: Reserved[]
  payments: Opened[]
}

/** A booking to extend. One that a tenant finds in their list needs no cart. */
type Extensible = Pick<Reserved, 'id' | 'dateEnd'> & Partial<Pick<Reserved, 'cartToken'>>

/** How many bookings of a visitor are read to find one to extend. */
const CARTS_READ = 6

export const newest = <T>(things: readonly T[], which: number): T | undefined =>
  things[things.length - 1 - (which % Math.max(1, things.length))]

/**
 * The paid bookings of a visitor that nothing extends, as they stand now: a webhook may have paid them, and staff moved
 * them.
 */
const extensible = async ({ at, reserved, paid }: Person): Promise<Extensible[]> => {
  const carts = new Set([...paid, ...reserved].slice(-CARTS_READ).map(({ cartToken }) => cartToken))
  const read = async (cartToken: string) =>
    ((await at().cart(cartToken)) ?? [])
      .filter(({ status, childrenIds }) => isBooked(status) && !childrenIds.length)
      .map(({ id, dateEnd }) => ({ id, dateEnd, cartToken }))
  return (await Promise.all([...carts].map(read))).flat()
}

/** What the list of a tenant says they can extend: also what staff booked for them, or a friend handed on to them. */
const inList = async ({ at, tenant }: Person): Promise<Extensible[]> => {
  if (!tenant) return []
  const { body } = await at().call<Answer<typeof ownCalls.listOwnBookings>>('GET', 'bookings/')
  return (body.results ?? [])
    .filter(({ can }) => can.extend.isPossible)
    .map(({ id, dateEndCustomer: dateEnd }) => ({ id, dateEnd }))
}

/** Among bookings, those after which a shelf is free, then the others. */
const freeFirst = async ({ at }: Person, bookings: readonly Extensible[]): Promise<Extensible[]> => {
  const [price] = bookings.length ? await at().prices() : []
  if (!price) return [...bookings]
  const { unavailableDates = [] } = await at().availability(price.id)
  const isFull = ({ dateEnd }: Extensible) => unavailableDates.includes(addDays(dateEnd, 1))
  return bookings.toSorted((one, other) => Number(isFull(one)) - Number(isFull(other)))
}

/**
 * A booking of the visitor to extend, else of another visitor. When nobody has one, a reservation, which the server refuses
 * to extend.
 */
export const toExtend = async (
  visitor: Person,
  people: readonly Person[],
  which: number,
): Promise<{ person: Person; parent: Extensible } | undefined> => {
  for (const person of [visitor, ...people.filter(one => one !== visitor)]) {
    const open = [...(await extensible(person)), ...(await inList(person))]
    const from = which % Math.max(1, open.length)
    const [parent] = await freeFirst(person, [...open.slice(from), ...open.slice(0, from)])
    if (parent) return { person, parent }
  }
  const parent = newest(visitor.reserved, which)
  return parent && { person: visitor, parent }
}
