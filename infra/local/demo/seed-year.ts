/** Writes what a demo market's till has sold in the past year, as if it had been booked sale by sale. */
import { countGoods } from '#functions/customers/table/live-bookings.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { commit, type Item, putAll, type Write } from '#functions/kit/table.ts'
import { firstProduct, newItems, type Product, takeRunning } from '#functions/products/table/product.ts'
import { firstSheet, newSheet, type Sheet, withOrder } from '#functions/products/table/sheet.ts'
import {
  type Booked,
  lineOf,
  paidFor,
  productAfter,
  shopSums,
  tenantSums,
} from '#functions/sales/receipt/piece.ts'
import { addToGuide } from '#functions/sales/table/guide.ts'
import { putLine } from '#functions/sales/table/line.ts'
import { takeReceipt } from '#functions/tills/table/receipt.ts'
import { addToDay, noteTold } from '#functions/tills/table/till-day.ts'
import { addDays, addMonths, type Day, daysFrom, momentIn, weekday } from '#shared/kit/day.ts'
import { sum } from '#shared/kit/money.ts'
import { type Seconds, toSeconds } from '#shared/kit/units.ts'
import { type GoodsType, genericNumber, prefixOf, productNumber } from '#shared/products/number.ts'
import { isInShop, PRODUCT, SHEET } from '#shared/products/states.ts'
import type { DemoMarket } from './markets.ts'

/**
 * Who sells, and how many things on a usual day. Who typed no things sold by the tenant's own number until lately: lists
 * and search cost more than the sales themselves, at each start.
 */
export const SELLERS = [
  { userNumber: '100001', aDay: 0.4, typesThings: true },
  { userNumber: '100003', aDay: 0.15, typesThings: true },
  { userNumber: '100006', aDay: 0.25, typesThings: false },
  { userNumber: '100011', aDay: 0.15, typesThings: false },
] as const

/** The commission of the demo's tenants, in per cent: as the terms of the market say. */
export const FEE = 15

const GOODS = [
  ['Sommerkjole, str. 38', 9_000],
  ['Duplo, en kasse', 15_000],
  ['Gryde i støbejern', 27_500],
  ['Krimi, tre bind', 6_000],
  ['Løbesko, str. 42', 22_000],
  ['Vase', 7_500],
  ['Flyverdragt, str. 92', 18_000],
  ['Halskæde', 4_500],
  ['Puslespil, 1.000 brikker', 5_000],
  ['Skjorte, L', 8_000],
] as const

const SHEET_NAMES = ['Vinterting', 'Forår og sommer', 'Efterår'] as const

/** The same chance at every start. */
const chanceFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** From Monday on: a Saturday is the best day, and on Sunday the shop is closed. */
const OF_WEEKDAY = [0.6, 0.7, 0.8, 1, 1.4, 2.2, 0]

/** Shops for used things sell most before Christmas and in spring, and least in the summer. */
const OF_MONTH = [0.7, 0.8, 1.1, 1.3, 1.3, 0.9, 0.6, 0.8, 1.1, 1.2, 1.4, 1.5]

const expectedOn = (day: Day): number =>
  (OF_WEEKDAY[weekday(day) - 1] ?? 0) * (OF_MONTH[Number(day.slice(5, 7)) - 1] ?? 1)

interface Sale {
  userNumber: string
  day: Day
  at: Seconds
  purchase: string
  row: number
  name: string
  type: GoodsType
  price: number
  paid: number
  /** It came back so many days later. */
  backAfter: number | undefined
}

/** What is sold on a day, three things a receipt at most. */
const salesOn = (demo: DemoMarket, day: Day, chance: () => number): Sale[] => {
  const opened = toSeconds(momentIn(demo.timeZone, day, '11:00'))
  const sellers = SELLERS.flatMap(({ userNumber, aDay }) => {
    const expected = aDay * expectedOn(day)
    const pieces = Math.floor(expected) + (chance() < expected % 1 ? 1 : 0)
    return Array.from({ length: pieces }, () => userNumber)
  })
  return sellers.map((userNumber, at) => {
    const [name, price] = GOODS[Math.floor(chance() * GOODS.length)] ?? GOODS[0]
    const isReduced = chance() < 0.15
    const receipt = Math.floor(at / 3)
    return {
      ...{ userNumber, day, name, price },
      at: opened + receipt * 4_500,
      purchase: `${day}-${receipt + 1}`,
      row: at % 3,
      type: chance() < 0.2 ? 2 : 1,
      paid: isReduced ? Math.round(price * 0.9) : price,
      backAfter: chance() < 0.04 ? 7 : undefined,
    }
  })
}

/** The pieces that say that something was sold, and how the thing stands now. */
interface Told {
  pieces: Booked[]
  product?: Product
}

const told = (demo: DemoMarket, until: Day, sale: Sale, product: Product | undefined): Told => {
  const { userNumber, type, name, at, day, purchase, row, paid, price, backAfter } = sale
  const number = product?.number ?? genericNumber(prefixIn(demo), sale)
  const receipt = { till: 'zettle', id: purchase, at } as const
  const line = { row, number, name, quantity: '1', unitPrice: price, paid }
  const goods = { userNumber, number, type, name }
  const known = { goods, fee: FEE, shopBears: false }
  const sold: Booked = { ...known, receipt, day, line, product, paid, undoes: '' }
  if (!product) return { pieces: [sold] }
  const after = productAfter(sold, product)
  const back = addDays(day, backAfter ?? 0)
  if (!backAfter || back > until) return { pieces: [sold], product: after }
  const returned: Booked = {
    ...known,
    receipt: {
      till: 'zettle',
      id: `${purchase}-${row}-back`,
      at: toSeconds(momentIn(demo.timeZone, back, '12:00')),
    },
    day: back,
    line: { ...line, row: 0, quantity: '-1', paid: 0 - paid },
    product: after,
    paid: 0 - paid,
    undoes: after.soldIn,
    original: lineOf(sold),
  }
  return { pieces: [sold, returned], product: productAfter(returned, after) }
}

const prefixIn = (demo: DemoMarket): string =>
  prefixOf({ productPrefix: demo.visualName.slice(0, 3).toLowerCase(), ...demo })

/** A thing of the demo has waited so long for its buyer. */
const DAYS_FOR_SALE = 18

/** The sheets of a tenant, and their things as they were before they were sold. */
const goodsOf = async (demo: DemoMarket, userNumber: string, sales: readonly Sale[]) => {
  const running = await takeRunning(demo.marketId, userNumber, sales.length)
  const each = Math.ceil(sales.length / SHEET_NAMES.length)
  const sheets = SHEET_NAMES.map((name, nth): Sheet => {
    const begun = { ...firstSheet(userNumber, { name }), status: SHEET.printed, printedCount: 1 }
    return withOrder(begun, running.slice(nth * each, (nth + 1) * each))
  })
  const products = sales.map(({ name, type, price, at: soldAt }, at) => {
    const id = { userNumber, running: running[at] ?? 0 }
    return firstProduct({
      ...{ ...id, type, name, price, status: PRODUCT.printed, labelPrice: price },
      sheet: sheets[Math.floor(at / each)]?.id ?? '',
      number: productNumber(prefixIn(demo), type, id),
      onSaleTs: soldAt - DAYS_FOR_SALE * 86_400,
    })
  })
  return { sheets, products }
}

const itemOf = (write: Write | undefined): Item => {
  if (!write || !('put' in write)) throw new Error('this write is no whole item')
  return write.put.Item as Item
}

/** The till's own word. */
const CARD = 'IZETTLE_CARD'

/** A till says what it sold within seconds. */
const bookedTs = ({ at }: Booked['receipt']): Seconds => at + 2

/** The receipt of some pieces, booked. */
const receiptItem = (demo: DemoMarket, pieces: readonly [Booked, ...Booked[]]): Item => {
  const [{ receipt, undoes }] = pieces
  const total = sum(pieces.map(paidFor))
  const [kept] = takeReceipt(demo, {
    ...receipt,
    number: receipt.id,
    currency: demo.currencyCode,
    total,
    refundOf: undoes ? (undoes.split('.')[1] ?? null) : null,
    serviceCharge: 0,
    lines: pieces.map(({ line }) => line),
    tenders: [{ type: CARD, amount: total }],
  })
  return { ...itemOf(kept), bookedTs: bookedTs(receipt) }
}

/** How many lines pieces are, and what of their share is to be settled. */
const salesOf = (pieces: readonly Booked[]) => ({
  sales: pieces.length,
  unsettled: sum(pieces.map(piece => lineOf(piece).share)),
})

const AT_ONCE = 10

/** Of so many days the till's own word is known. */
const COMPARED = 31

/** What the till took on each day, and what it says of the last ones itself. */
const dayWrites = (marketId: string, pieces: readonly Booked[]): Write[] => {
  const byDay = [...Map.groupBy(pieces, ({ day }) => day)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const days = byDay.map(([day, own]) => ({
    day,
    total: sum(own.map(paidFor)),
    purchases: new Set(own.map(({ receipt }) => receipt.id)).size,
  }))
  return [
    ...days.map(({ day, total, purchases }) =>
      addToDay(
        marketId,
        { day, till: 'zettle', purchase: day },
        { purchases, total, lines: total, clearing: 0, beside: 0, tenders: { [CARD]: total } },
      ),
    ),
    ...days.slice(-COMPARED).map(one => noteTold(marketId, { ...one, till: 'zettle', at: nowSeconds() })),
  ]
}

/** What was sold by name, also of who typed no things: guidance wants three tenants, and they sold the same. */
const guideWrites = (marketId: string, sales: readonly Sale[]): Write[] =>
  addToGuide(
    marketId,
    sales
      .filter(({ backAfter }) => !backAfter)
      .map(({ userNumber, type, name, day, paid }) => ({
        ...{ userNumber, type, name, day, paid },
        ...{ daysForSale: DAYS_FOR_SALE, by: 1 },
      })),
  )

/** Commits writes that need no common transaction, some of them side by side: a busy machine has no time for large ones. */
const commitEach = async (writes: readonly Write[]): Promise<void> => {
  for (let at = 0; at < writes.length; at += AT_ONCE)
    await Promise.all(writes.slice(at, at + AT_ONCE).map(write => commit([write])))
}

/** Sells for the twelve months before a day, but for its last days. */
export const seedYear = async (
  demo: DemoMarket,
  { today, until }: { today: Day; until: Day },
): Promise<void> => {
  const { marketId } = demo
  const chance = chanceFrom(2_027)
  const sales = daysFrom(addDays(addMonths(today, -12), 1), until).flatMap(day => salesOn(demo, day, chance))
  const all = await Promise.all(
    SELLERS.map(async ({ userNumber, typesThings }) => {
      const own = sales.filter(sale => sale.userNumber === userNumber)
      const { sheets, products } = typesThings
        ? await goodsOf(demo, userNumber, own)
        : { sheets: [], products: [] }
      return { userNumber, sheets, ends: own.map((sale, at) => told(demo, until, sale, products[at])) }
    }),
  )
  const pieces = all.flatMap(({ ends }) => ends.flatMap(one => one.pieces))
  const receipts = [...Map.groupBy(pieces, ({ receipt }) => receipt.id).values()]
  const items = [
    ...all.flatMap(({ sheets }) => sheets.map(sheet => itemOf(newSheet(marketId, sheet)))),
    ...newItems(
      marketId,
      all.flatMap(({ ends }) => ends.flatMap(({ product }) => product ?? [])),
    ),
    ...pieces.map(piece =>
      itemOf(putLine(marketId, { ...lineOf(piece), bookedTs: bookedTs(piece.receipt) })),
    ),
    ...receipts.flatMap(([first, ...others]) => (first ? [receiptItem(demo, [first, ...others])] : [])),
  ]
  const byMonth = [...Map.groupBy(pieces, ({ day }) => day.slice(0, 7))]
  const inShop = (ends: readonly Told[]) =>
    ends.filter(({ product }) => product && isInShop(product.status)).length
  await putAll(items)
  await commitEach([
    ...byMonth.flatMap(([month, own]) => [...tenantSums(marketId, own), ...shopSums(marketId, month, own)]),
    ...all.map(({ userNumber, sheets, ends }) =>
      countGoods(marketId, userNumber, {
        ...{ goods: inShop(ends), sheets: sheets.length },
        ...salesOf(ends.flatMap(end => end.pieces)),
      }),
    ),
    ...dayWrites(marketId, pieces),
    ...guideWrites(marketId, sales),
  ])
}
