/** Writes product sheets of two tenants to a demo market, so that a newcomer sees what the screens are for. */
import { countGoods } from '#functions/customers/table/live-bookings.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { commit } from '#functions/kit/table.ts'
import { firstProduct, newItem, type Product, takeRunning } from '#functions/products/table/product.ts'
import { firstSheet, newSheet, type Sheet, withOrder } from '#functions/products/table/sheet.ts'
import { type GoodsType, prefixOf, productNumber } from '#shared/products/number.ts'
import { isInShop, PRODUCT, SHEET } from '#shared/products/states.ts'
import type { DemoMarket } from './markets.ts'
import { seedCampaigns } from './seed-campaigns.ts'

const GOODS = {
  da: [
    ['Regnjakke, str. 104', 8_000],
    ['Træpuslespil', 3_500],
    ['Bordlampe i messing', 22_000],
    ['Strikket sweater, M', 12_000],
    ['Kogebog', 4_000],
    ['Vinterstøvler, str. 38', 17_500],
    ['Krus, seks ens', 9_000],
    ['Ridebukser, str. 152', 11_000],
  ],
  de: [
    ['Regenjacke, Gr. 104', 900],
    ['Holzpuzzle', 450],
    ['Tischlampe aus Messing', 2_800],
    ['Strickpullover, M', 1_500],
    ['Kochbuch', 500],
    ['Winterstiefel, Gr. 38', 2_200],
    ['Sechs Becher', 1_100],
    ['Reithose, Gr. 152', 1_400],
  ],
} as const

const NAMES = {
  da: { spring: 'Forårsoprydning', children: 'Børnetøj', attic: 'Fra loftet' },
  de: { spring: 'Frühjahrsputz', children: 'Kinderkleidung', attic: 'Vom Dachboden' },
} as const

interface Sown {
  userNumber: string
  name: string
  status: Sheet['status']
  howMany: number
  /** So many of its last things were handed out. */
  handedOut?: number
}

const thingAt = (
  demo: DemoMarket,
  sheet: Sheet,
  running: number,
  { status, at, isOut }: { status: Sheet['status']; at: number; isOut: boolean },
): Product => {
  const goods = GOODS[demo.language === 'de' ? 'de' : 'da']
  const [name, price] = goods[at % goods.length] ?? goods[0]
  const type: GoodsType = at % 5 === 4 ? 2 : 1
  const { userNumber } = sheet
  const isMade = status >= SHEET.active
  const prefix = prefixOf({ productPrefix: demo.visualName.slice(0, 3).toLowerCase(), ...demo })
  return firstProduct({
    userNumber,
    running,
    sheet: sheet.id,
    type,
    name,
    price,
    status: isMade ? (isOut ? PRODUCT.handedOut : (status as 4 | 5)) : PRODUCT.draft,
    number: isMade ? productNumber(prefix, type, { userNumber, running }) : '',
    onSaleTs: isMade ? nowSeconds() - 86_400 : 0,
    labelPrice: status === SHEET.printed ? price : null,
    checkoutTs: isOut ? nowSeconds() - 86_400 : null,
  })
}

export const sow = async (
  demo: DemoMarket,
  { userNumber, name, status, howMany, handedOut = 0 }: Sown,
): Promise<Product[]> => {
  const begun = {
    ...firstSheet(userNumber, { name }),
    status,
    printedCount: status === SHEET.printed ? 1 : 0,
  }
  const running = await takeRunning(demo.marketId, userNumber, howMany)
  const things = running.map((one, at) =>
    thingAt(demo, begun, one, { status, at, isOut: at >= howMany - handedOut }),
  )
  const inShop = things.filter(thing => isInShop(thing.status)).length
  await commit([
    newSheet(demo.marketId, withOrder(begun, running)),
    ...things.map(thing => newItem(demo.marketId, thing)),
    countGoods(demo.marketId, userNumber, { goods: inShop, sheets: 1 }),
  ])
  return things
}

/** A draft, a sheet that waits for staff, one that is for sale and one whose labels were printed. */
export const seedGoods = async (demo: DemoMarket): Promise<void> => {
  const names = NAMES[demo.language === 'de' ? 'de' : 'da']
  const [anna, other] = ['100001', '100007']
  const printed = { userNumber: anna, name: names.attic, status: SHEET.printed, howMany: 14, handedOut: 2 }
  const attic = await sow(demo, printed)
  const children = { userNumber: anna, name: names.children, status: SHEET.active, howMany: 8 }
  const things = await sow(demo, children)
  await sow(demo, { userNumber: anna, name: names.spring, status: SHEET.draft, howMany: 5 })
  await sow(demo, { userNumber: other, name: names.spring, status: SHEET.ready, howMany: 6 })
  if (demo.marketId === 'demo') await seedCampaigns(demo, { inIt: things.slice(4), asked: attic.slice(0, 9) })
}
