/**
 * A shop as its visitors' calls answer them: three types of shelves for four periods. Every day but Sunday is open, and
 * there is always a free shelf: a test that needs a full shop answers so itself.
 */
import type { BuyersRequestAnswer } from '#shared/bookings/visitors-calls.ts'
import { visitorsCalls as bookingCalls } from '#shared/bookings/visitors-calls.ts'
import type { Answer, SentBody } from '#shared/kit/contract.ts'
import { addDays, daysFrom, weekday } from '#shared/kit/day.ts'
import { type ListedType, type PeriodPrice, visitorsCalls } from '#shared/shelves/visitors-calls.ts'
import { NONE } from './demo.ts'
import { stub } from './stub.ts'

/** The n-th id of a kind, in the form that the calls demand. */
export const idOf = (kind: string, nth: number): string =>
  `01${kind.toUpperCase().replace(/[ILOU]/g, 'X')}`.padEnd(24, '0') + String(nth).padStart(2, '0')

const NO_DISCOUNT = {
  discountPercent: null,
  discountValidFrom: null,
  discountValidTo: null,
  isDiscountActive: false,
}
const DISCOUNT = {
  discountPercent: 20,
  discountValidFrom: '2027-06-01T00:00:00.000Z',
  discountValidTo: '2027-08-01T00:00:00.000Z',
  isDiscountActive: true,
}

const typeOf = (nth: number, name: string, description: string, fromPrice: string): ListedType => ({
  id: idOf('type', nth),
  name,
  description,
  image: null,
  fromPrice,
  hasServices: name !== 'Glasskab',
  offers: [{ days: 0, weeks: 2, months: 0, discountPercent: 20, discountValidTo: DISCOUNT.discountValidTo }],
})

export const TYPES: readonly ListedType[] = [
  typeOf(1, 'Standardhylde', 'Fire hylder på en meter i øjenhøjde.', '199.00'),
  typeOf(2, 'Tøjstativ', 'En meter stang og en hylde til sko.', '249.00'),
  typeOf(3, 'Glasskab', 'Låst skab ved kassen med lys.', '299.00'),
]

export const PERIODS = [
  { id: idOf('period', 1), name: '1 uge', days: 0, weeks: 1, months: 0 },
  { id: idOf('period', 2), name: '2 uger', days: 0, weeks: 2, months: 0 },
  { id: idOf('period', 3), name: '4 uger', days: 0, weeks: 4, months: 0 },
  { id: idOf('period', 4), name: '1 måned', days: 0, weeks: 0, months: 1 },
]

/** Prices of the first type: 199.00, 349.00 less 20 per cent, 599.00, 649.00. */
const AMOUNTS = [
  ['199.00', '349.00', '599.00', '649.00'],
  ['249.00', '439.00', '749.00', '809.00'],
  ['299.00', '529.00', '899.00', '969.00'],
]
const REDUCED = ['279.20', '351.20', '423.20']

export const pricesOf = (shelfType: string): PeriodPrice[] => {
  const type = TYPES.findIndex(({ id }) => id === shelfType)
  return PERIODS.map((bookingPeriod, at) => {
    const price = AMOUNTS[type]?.[at] ?? ''
    const isReduced = at === 1
    return {
      id: idOf(`price${type}`, at),
      price,
      shelfType,
      bookingPeriod,
      originalPrice: price,
      ...(isReduced ? DISCOUNT : NO_DISCOUNT),
      discountedPrice: isReduced ? (REDUCED[type] ?? '') : price,
    }
  })
}

const serviceOf = (nth: number, name: string, price: string) => ({
  id: idOf('typeservice', nth),
  service: { id: idOf('service', nth), name, description: '', image: null },
  price,
  ...NO_DISCOUNT,
  discountedPrice: price,
})

export const SERVICES = [
  serviceOf(1, 'Nedpakning', '120.00'),
  serviceOf(2, 'Opsætning', '150.00'),
  serviceOf(3, 'Prismærker', '40.00'),
]

const PRICES = TYPES.flatMap(({ id }) => pricesOf(id))

const closedDays = (from: string, to: string) => daysFrom(from, to).filter(day => weekday(day) === 7)

type Reserved = Answer<typeof bookingCalls.reserve>

const requestOf = (nth: number, body: SentBody<typeof bookingCalls.reserve>): BuyersRequestAnswer => {
  const price = PRICES.find(({ id }) => id === body.shelfPeriodPrice)
  const type = TYPES.find(({ id }) => id === price?.shelfType)
  if (!price || !type) throw new Error(`there is no price ${body.shelfPeriodPrice}`)
  const { bookingPeriod } = price
  const days = bookingPeriod.weeks * 7 + bookingPeriod.months * 30
  const now = new Date().toISOString()
  const dateEnd = addDays(body.dateStart, days - 1)
  const addons = (body.bookingAddons ?? []).flatMap(({ service, quantity }) => {
    const found = SERVICES.find(one => one.service.id === service)
    return found ? [{ ...found, quantity }] : []
  })
  const total =
    Number(price.discountedPrice) + addons.reduce((sum, one) => sum + Number(one.price) * one.quantity, 0)
  return {
    id: idOf('request', nth),
    kind: 'request',
    type: 'new',
    status: 'reserved',
    dateStartCustomer: body.dateStart,
    dateEndCustomer: dateEnd,
    dateStart: body.dateStart,
    dateEnd,
    shelfType: { id: type.id, name: type.name },
    shelf: { id: idOf('shelf', nth), name: `A${nth}` },
    eligibleClosingDays: [],
    bookingAddons: addons.map(({ id, service, price: amount, quantity }) => ({
      lineItem: id,
      service: service.id,
      serviceName: service.name,
      unitPrice: amount,
      quantity,
      totalPrice: (Number(amount) * quantity).toFixed(2),
    })),
    price: price.price,
    discountPercent: price.isDiscountActive ? price.discountPercent : null,
    discountedPrice: price.discountedPrice,
    totalPrice: total.toFixed(2),
    addonsRefunded: false,
    customer: null,
    customerEmail: null,
    parentBookingRequest: null,
    expiresOn: Math.floor(Date.now() / 1000) + 900,
    shelfPeriodPrice: { id: price.id, bookingPeriod },
    shelfTypeName: type.name,
    bookingPeriodLabel: bookingPeriod.name,
    childrenIds: [],
    childrenStatuses: [],
    created: now,
    reservedAt: now,
    paidAt: null,
    customerName: null,
    txId: null,
  }
}

export const CART = 'c'.repeat(32)

/** Answers what the wizard asks. `cart` is what the shop holds for the visitor, and the test may change it. */
export const stubShop = () => {
  const shop = { cart: [] as BuyersRequestAnswer[] }
  const answers = new Map<string, Reserved>()
  let made = 0
  const held = () => shop.cart.filter(({ status }) => status === 'reserved')
  stub(visitorsCalls.listTypes, { results: [...TYPES], page: 1, pagesCount: 1 })
  stub(visitorsCalls.listPrices, ({ query }) => pricesOf(query.shelfType))
  stub(visitorsCalls.listServices, ({ query }) => (query.shelfType === TYPES[2]?.id ? [] : SERVICES))
  stub(visitorsCalls.listNextStarts, {
    results: TYPES.map(({ id }) => ({
      shelfType: id,
      price: pricesOf(id)[0] as PeriodPrice,
      nextStart: '2027-06-15',
    })),
  })
  const availability = stub(visitorsCalls.readAvailability, ({ query }) => ({
    unavailableDates: [],
    specialClosingDates: [],
    closingDates: closedDays(query.dateStart, query.dateEnd),
  }))
  /** Reserves as the server does: the same key gives the first answer again. */
  const reserve = ({ body, key }: { body: SentBody<typeof bookingCalls.reserve>; key: string | null }) => {
    const first = key && answers.get(key)
    if (first) return first
    shop.cart = shop.cart.filter(({ id }) => id !== body.replaces)
    made += 1
    const request = requestOf(made, body)
    shop.cart.push(request)
    const answer = {
      id: request.id,
      cartToken: CART,
      reservedTs: Math.floor(Date.now() / 1000),
      expiresOn: request.expiresOn ?? 0,
      dateStart: request.dateStart,
      dateEnd: request.dateEnd,
      eligibleClosingDays: [],
      discountedPrice: request.discountedPrice,
      totalPrice: request.totalPrice,
      shelf: request.shelf,
    }
    if (key) answers.set(key, answer)
    return answer
  }
  const reserves = stub(bookingCalls.reserve, reserve)
  stub(bookingCalls.readCart, () => ({ ...NONE, results: shop.cart, pagesCount: 1 }))
  const removes = stub(bookingCalls.remove, ({ body }) => {
    shop.cart = shop.cart.filter(({ id }) => id !== body.bookingRequest)
    return undefined
  })
  return { shop, held, reserve, reserves, removes, availability }
}
