/** Gives a demo market a till, what it has sold in the last days, and a key, as staff save one. */
import { now, nowSeconds } from '#functions/kit/clock.ts'
import { seal } from '#functions/kit/secrets.ts'
import { commit } from '#functions/kit/table.ts'
import { putServiceKeys, readCredentials } from '#functions/markets/table/credentials.ts'
import { putMarket, readMarket } from '#functions/markets/table/market.ts'
import type { Product } from '#functions/products/table/product.ts'
import { putContact, readContact } from '#functions/tills/table/contact.ts'
import { addDays, type Day, dayIn, momentIn, weekday } from '#shared/kit/day.ts'
import { SHEET } from '#shared/products/states.ts'
import type { Zettle } from '../providers/zettle/server.ts'
import { SANDBOX_KEY } from '../secrets.ts'
import type { DemoMarket } from './markets.ts'
import { sow } from './seed-goods.ts'
import { seedPayouts } from './seed-payouts.ts'
import { SELLERS, seedYear } from './seed-year.ts'

/** A till says what it sold in the last three days; the year before that is written. */
const LIVE_DAYS = 3
const EACH = 6
const YEAR_SECONDS = 366 * 86_400

type Sell = Zettle['sellOffline']

const typed = ({ number, name, price }: Pick<Product, 'number' | 'name' | 'price'>) => ({
  number,
  name,
  amount: price / 100,
})

/** The moments of the receipts of the last days, the earliest first: two a day that was open, and four today. */
const momentsOf = (demo: DemoMarket, today: Day): string[] => {
  const before = [3, 2, 1]
    .map(ago => addDays(today, 0 - ago))
    .filter(day => weekday(day) !== 7)
    .flatMap(day => ['11:20', '15:40'].map(time => momentIn(demo.timeZone, day, time)))
  const begun = momentIn(demo.timeZone, today, '00:00') + 1_000
  const latest = [90, 60, 25, 5].map(minutes => Math.max(begun, now() - minutes * 60_000))
  return [...before, ...latest].map(at => new Date(at).toISOString())
}

/** What fits nothing, for the clearing list. */
const oddRows = (soldBefore: Product) => [
  { name: 'Kasket', number: `${soldBefore.number.slice(0, 5)}100099-3`, amount: 45 },
  { name: 'Kaffe', amount: 25 },
  typed(soldBefore),
  { name: 'Lampe uden mærke', amount: 120 },
]

const sellLast = async (demo: DemoMarket, organization: string, sell: Sell): Promise<void> => {
  const today = dayIn(demo.timeZone, now())
  const stock: Product[][] = []
  for (const { userNumber } of SELLERS)
    stock.push(await sow(demo, { userNumber, name: 'Nyt på hylden', status: SHEET.printed, howMany: EACH }))
  // One of each tenant in turn; the other half stays in the shop.
  const things = Array.from(
    { length: EACH * 2 },
    (_, at) => stock[at % stock.length]?.[Math.floor(at / stock.length)],
  )
  const left = things.flatMap(thing => thing ?? [])
  const [first] = left
  if (!first) throw new Error('nothing is for sale')
  const moments = momentsOf(demo, today)
  const odd = oddRows(first)
  const shop = { id: organization, currency: demo.currencyCode }
  const sold: string[] = []
  for (const [at, moment] of moments.entries()) {
    const own = left.splice(0, at % 3 === 2 ? 2 : 1).map(typed)
    const rest = odd.slice(at - moments.length + odd.length)
    const strange = at >= moments.length - odd.length ? rest.slice(0, 1) : []
    sold.push(sell(shop, { lines: [...own, ...strange], at: moment }))
  }
  const back = { ...typed(stock[1]?.[0] ?? first), quantity: '-1' }
  sell(shop, { lines: [back], at: moments.at(-1), refundOf: sold[1] })
}

/** The market's own till in the sandbox, with a year of sales. `sell`: the sandbox notes what it sold offline. */
export const seedTill = async (demo: DemoMarket, sell: Sell): Promise<void> => {
  const { marketId, timeZone } = demo
  const today = dayIn(timeZone, now())
  const organization = `client-of-${marketId}`
  await seedYear(demo, { today, until: addDays(today, -1 - LIVE_DAYS) })
  await seedPayouts(demo, today)
  await sellLast(demo, organization, sell)
  const contact = await readContact(marketId, 'in')
  await commit([putContact(marketId, { ...contact, till: 'zettle', sinceTs: nowSeconds() - YEAR_SECONDS })])
  const { services } = await readCredentials(marketId)
  const zettleApiKey = { sealed: await seal(SANDBOX_KEY, marketId), end: SANDBOX_KEY.slice(-4) }
  await commit([
    putServiceKeys(marketId, { ...services, zettleApiKey, zettleClientId: organization }),
    ...putMarket({ ...(await readMarket(marketId)), zettleIntegration: true, zettleApiValid: true }),
  ])
}
