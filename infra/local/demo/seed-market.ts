/** Writes a demo market with its shelves, prices and services. */
import { now } from '#functions/kit/clock.ts'
import { newId } from '#functions/kit/ids.ts'
import { seal } from '#functions/kit/secrets.ts'
import { commit, type Write } from '#functions/kit/table.ts'
import { putCardAccount } from '#functions/markets/table/credentials.ts'
import { newMarket, notePrices, readMarket } from '#functions/markets/table/market.ts'
import { putTerms } from '#functions/markets/table/terms.ts'
import { type NewBookingPeriod, newBookingPeriod } from '#functions/shelves/table/period.ts'
import { type NewPrice, putPrice } from '#functions/shelves/table/price.ts'
import { newService } from '#functions/shelves/table/service.ts'
import { newShelf } from '#functions/shelves/table/shelf.ts'
import { type NewShelfType, newShelfType } from '#functions/shelves/table/type.ts'
import { putTypeService } from '#functions/shelves/table/type-service.ts'
import { addDays, type Day, dayIn, MS_PER_DAY, weekday } from '#shared/kit/day.ts'
import type { DemoMarket } from './markets.ts'

export interface DemoCatalogue {
  today: Day
  closingDays: Day[]
  types: NewShelfType[]
  periods: NewBookingPeriod[]
  prices: NewPrice[]
  shelves: { id: string; name: string; type: NewShelfType }[]
}

const LENGTHS = [
  { days: 0, weeks: 1, months: 0 },
  { days: 0, weeks: 2, months: 0 },
  { days: 0, weeks: 4, months: 0 },
  { days: 0, weeks: 0, months: 1 },
]

/** The discount on two-week prices, from yesterday to six weeks from now. */
const DISCOUNT = { discountPercent: 20, from: -1, to: 42 }
const NO_DISCOUNT = { discountPercent: null, discountValidFrom: null, discountValidTo: null }

export const seedMarket = async (demo: DemoMarket): Promise<DemoCatalogue> => {
  const { marketId } = demo
  const file = (name: string) => `/files/${marketId}/${name}.svg`
  const today = dayIn(demo.timeZone, now())
  const closingDays = demo.closesOnce ? [closingDayAfter(today)] : []
  const types = demo.types.map(({ name, description }, at) => ({
    id: newId(),
    name,
    description,
    image: file(`type-${at + 1}`),
  }))
  const periods = LENGTHS.map((length, at) => ({ id: newId(), name: demo.periods[at] ?? '', ...length }))
  const prices = types.flatMap((type, row) =>
    periods.map(
      (period, at): NewPrice => ({
        id: newId(),
        shelfType: type.id,
        bookingPeriod: period.id,
        price: demo.types[row]?.prices[at] ?? 0,
        ...(at === 1 ? running() : NO_DISCOUNT),
      }),
    ),
  )
  const services = demo.services.map(({ name, description, price }, at) => ({
    id: newId(),
    name,
    description,
    image: file(`service-${at + 1}`),
    price,
  }))
  const shelves = types.flatMap((type, row) =>
    Array.from({ length: demo.types[row]?.shelves ?? 0 }, (_, at) => ({
      id: newId(),
      name: `${demo.types[row]?.prefix}${at + 1}`,
      type,
    })),
  )
  await commit([
    ...newMarket(marketItem(demo, closingDays, file)),
    putTerms(marketId, 1, demo.terms),
    putCardAccount(marketId, await cardAccountOf(demo)),
  ])
  const withServices = types.slice(0, 2)
  await commitAll([
    ...types.map((type, row) =>
      newShelfType(marketId, type, { shelf: demo.types[row]?.shelves ?? 0, price: periods.length }),
    ),
    ...periods.map(period => newBookingPeriod(marketId, period, types.length)),
    ...services.map(service => newService(marketId, service, withServices.length)),
    ...withServices.flatMap(type =>
      services.map((service, at) =>
        putTypeService(marketId, {
          id: newId(),
          shelfType: type.id,
          service: service.id,
          price: demo.services[at]?.price ?? 0,
          ...(at === 1 ? running() : NO_DISCOUNT),
        }),
      ),
    ),
    ...prices.map(price => putPrice(marketId, price)),
    ...shelves.flatMap(({ id, name, type }) => newShelf(marketId, type.id, { id, name })),
  ])
  await commit(notePrices(await readMarket(marketId), true))
  return { today, closingDays, types, periods, prices, shelves }
}

/** Commits writes that need no common transaction, 100 at a time. */
export const commitAll = async (writes: readonly Write[]): Promise<void> => {
  for (let at = 0; at < writes.length; at += 100) await commit(writes.slice(at, at + 100))
}

const running = () => ({
  discountPercent: DISCOUNT.discountPercent,
  discountValidFrom: now() + DISCOUNT.from * MS_PER_DAY,
  discountValidTo: now() + DISCOUNT.to * MS_PER_DAY,
})

/** The market's special closing date: the first Wednesday at least ten days from now. */
const closingDayAfter = (today: Day): Day => {
  let day = addDays(today, 10)
  while (weekday(day) !== 3) day = addDays(day, 1)
  return day
}

const marketItem = (demo: DemoMarket, closingDays: Day[], file: (name: string) => string) => {
  const {
    types: _types,
    periods: _periods,
    services: _services,
    terms: _terms,
    hours,
    closesOnce: _closesOnce,
    pictures,
    wallets,
    publicMessage: { level, text },
    ...shown
  } = demo
  return {
    ...shown,
    openingHours: [1, 2, 3, 4, 5, 6, 7].map(weekdayCode => ({
      weekdayCode,
      fromHour: hours[weekdayCode - 1]?.[0] ?? null,
      toHour: hours[weekdayCode - 1]?.[1] ?? null,
    })),
    closingDays,
    bookingOpeningDays: [],
    onlineBookingFeature: true,
    showPaymentTerms: true,
    mostInCart: 10,
    publicMessage: { level, texts: { da: '', de: '', en: '', [demo.language]: text }, from: null, to: null },
    // Tenants see products, and so campaigns, where a till sells these one by one.
    campaigns: demo.marketId === 'demo',
    discountSigns: demo.marketId === 'demo',
    productPrefix: demo.visualName.slice(0, 3).toLowerCase(),
    vatPercentNew: demo.vatPercent,
    termsVersion: 1,
    cardAccount: aliasOf(demo),
    elavonApiValid: true,
    wallets: [...wallets],
    logo: file('logo'),
    marketImages: pictures.map((text, at) => ({ id: newId(), url: file(`picture-${at + 1}`), text })),
  }
}

export const aliasOf = ({ marketId }: DemoMarket): string => `demo-alias-${marketId}`

/** The account that the sandbox of the card provider knows for a market. */
const cardAccountOf = async (demo: DemoMarket) => {
  const { marketId, wallets } = demo
  const sealed = async (text: string) => ({ sealed: await seal(text, marketId), end: text.slice(-4) })
  return {
    alias: aliasOf(demo),
    key: await sealed(`sk_demo_${marketId}`),
    signerId: 'reol',
    webhookSecret: await sealed(Buffer.from(`webhook-${marketId}`).toString('base64')),
    wallets: [...wallets],
  }
}
