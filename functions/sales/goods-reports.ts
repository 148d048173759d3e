/** Reports of goods for staff: what stands and what was sold by tenant, and what campaigns brought. */
import { campaignState } from '#shared/campaigns/campaign.ts'
import type { Query } from '#shared/kit/contract.ts'
import { addMonths, monthsFrom } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { sum } from '#shared/kit/money.ts'
import type { Workbook } from '#shared/kit/workbook.ts'
import { checkEnabled } from '#shared/markets/features.ts'
import type { GoodsType } from '#shared/products/number.ts'
import { sumOf } from '#shared/sales/figures.ts'
import type { goodsReportCalls } from '#shared/sales/goods-report-calls.ts'
import { GOODS_WORDS } from '#shared/sales/goods-words.ts'
import {
  type CampaignOfTenant,
  campaignsWorkbook,
  daysToSell,
  type Goods,
  type GoodsOfTenant,
  productsWorkbook,
  type SoldGoods,
} from '#shared/sales/goods-workbooks.ts'
import { type Campaign, readCampaigns } from '../campaigns/table/campaign.ts'
import { todayIn } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { pageOf } from '../kit/list.ts'
import { type BookFormat, publishBook } from '../kit/xlsx/publish-book.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { readTenantsIn } from '../products/table/campaign-member.ts'
import { readInShopByTenant } from '../products/table/product-lists.ts'
import { namesOf, rangeOf } from './read-sales.ts'
import { type MonthOfTenant, readMonthsOfTenants } from './table/sums.ts'

type ProductsAsked = Omit<Query<typeof goodsReportCalls.listProductsReport>, 'page'>
type CampaignsAsked = Omit<Query<typeof goodsReportCalls.listCampaignsReport>, 'page'>

const byTenant = (months: readonly MonthOfTenant[]): Map<string, MonthOfTenant[]> =>
  Map.groupBy(months, ({ userNumber }) => userNumber)

/** What a tenant sold of a kind in some days, and how long it stood, which the months know. */
const soldOf = (months: readonly MonthOfTenant[], type: GoodsType, from: string, to: string): SoldGoods => {
  const { number, paid } = sumOf(
    months.map(({ sums }) => sums),
    from,
    to,
  )[type]
  const stood = months.map(one => one.stood[type])
  return {
    ...{ sold: number, turnover: paid },
    ...{ days: sum(stood.map(({ days }) => days)), things: sum(stood.map(({ things }) => things)) },
  }
}

const together = (all: readonly SoldGoods[]): SoldGoods => ({
  sold: sum(all.map(({ sold }) => sold)),
  turnover: sum(all.map(({ turnover }) => turnover)),
  days: sum(all.map(({ days }) => days)),
  things: sum(all.map(({ things }) => things)),
})

type OfTenant = Omit<GoodsOfTenant, 'name'>

const inAll = (all: readonly Goods[]): Goods => ({
  inShop: sum(all.map(({ inShop }) => inShop)),
  inShopTotal: sum(all.map(({ inShopTotal }) => inShopTotal)),
  used: together(all.map(({ used }) => used)),
  new: together(all.map(one => one.new)),
})

const WEIGHTS: Record<ProductsAsked['order'], (one: Goods) => number> = {
  sold: one => one.used.turnover + one.new.turnover,
  in_shop: ({ inShop }) => inShop,
  days: one => daysToSell(together([one.used, one.new])) ?? -1,
}

/** The tenants who have something in the shop, or sold something: the lists' counts, and a query a month. */
const readGoods = async (market: Market, { order, customer, ...asked }: ProductsAsked) => {
  const { from, to } = rangeOf(market, asked)
  const [standing, months] = await Promise.all([
    readInShopByTenant(market.marketId),
    readMonthsOfTenants(market.marketId, monthsFrom(from, to)),
  ])
  const sales = byTenant(months)
  const tenants = customer ? [customer] : [...new Set([...standing.keys(), ...sales.keys()])]
  const rows = tenants.map((userNumber): OfTenant => {
    const theirs = sales.get(userNumber) ?? []
    const { count = 0, total = 0 } = standing.get(userNumber) ?? {}
    return {
      ...{ userNumber, inShop: count, inShopTotal: total },
      used: soldOf(theirs, 1, from, to),
      new: soldOf(theirs, 2, from, to),
    }
  })
  const weigh = WEIGHTS[order]
  const found = rows
    .filter(one => one.inShop || one.used.sold || one.new.sold || one.used.turnover || one.new.turnover)
    .toSorted(
      (one, other) =>
        weigh(other) - weigh(one) ||
        other.inShop - one.inShop ||
        (one.userNumber < other.userNumber ? -1 : 1),
    )
  return { from, to, rows: found }
}

const shownSold = (goods: SoldGoods) => {
  const { sold, turnover } = goods
  return { sold, turnover, daysToSell: daysToSell(goods) }
}

const shownGoods = ({ inShop, inShopTotal, used, new: fresh }: Goods) => ({
  ...{ inShop, inShopTotal },
  used: shownSold(used),
  new: shownSold(fresh),
})

/** Refuses `invalid_date`. */
export const listProductsReport: Verb<typeof goodsReportCalls.listProductsReport> = async ({
  market: id,
  query: { page, ...asked },
}) => {
  const { from, to, rows } = await readGoods(await readMarket(id), asked)
  const { results, ...rest } = pageOf(rows, page)
  const nameOf = await namesOf(id, results)
  return {
    results: results.map(one => ({
      ...{ customer: one.userNumber, customerName: nameOf(one.userNumber) },
      ...shownGoods(one),
    })),
    ...rest,
    total: shownGoods(inAll(rows)),
    ...{ dateFrom: from, dateTo: to },
  }
}

const ORDER = ['running', 'planned', 'ended'] as const

type InCampaign = Omit<CampaignOfTenant, 'customerName'>

const rowsOf = async (
  market: Market,
  campaign: Campaign,
  months: readonly MonthOfTenant[],
): Promise<InCampaign[]> => {
  const status = campaignState(campaign, todayIn(market))
  const members = await readTenantsIn(market.marketId, campaign.id)
  const inIt = new Map(members.map(({ userNumber, products }) => [userNumber, products]))
  const sales = byTenant(months.filter(({ inCampaigns }) => inCampaigns.has(campaign.id)))
  const tenants = [...new Set([...inIt.keys(), ...sales.keys()])]
  return tenants
    .map((customer): InCampaign => {
      const figures = (sales.get(customer) ?? []).flatMap(one => one.inCampaigns.get(campaign.id) ?? [])
      const turnover = sum(figures.map(({ paid }) => paid))
      const commission = sum(figures.map(one => one.commission))
      return {
        ...{ campaign, status, customer, products: inIt.get(customer) ?? 0 },
        ...{ sold: sum(figures.map(({ number }) => number)), turnover, commission },
        share: turnover - commission,
      }
    })
    .filter(({ products, sold, turnover }) => products || sold || turnover)
    .toSorted((one, other) => other.turnover - one.turnover || (one.customer < other.customer ? -1 : 1))
}

/** What is bought in a campaign may come back so many months after its end: such a return counts in it. */
const MONTHS_OF_RETURNS = 2

/** Refuses `not_enabled`. */
const readInCampaigns = async (
  market: Market,
  { status, campaign: asked, customer }: CampaignsAsked,
): Promise<InCampaign[]> => {
  checkEnabled(market, 'campaigns')
  const today = todayIn(market)
  const campaigns = (await readCampaigns(market.marketId)).filter(
    one =>
      (asked === undefined || one.id === asked) &&
      (status === undefined || campaignState(one, today) === status),
  )
  const months = new Set(
    campaigns.flatMap(({ from, to }) => {
      const last = addMonths(to, MONTHS_OF_RETURNS)
      return from > today ? [] : monthsFrom(from, last < today ? last : today)
    }),
  )
  const sold = await readMonthsOfTenants(market.marketId, [...months].toSorted())
  const rows = await Promise.all(
    campaigns
      .toSorted((one, other) => (one.from < other.from ? 1 : -1))
      .map(one => rowsOf(market, one, sold)),
  )
  return ORDER.flatMap(state => rows.flat().filter(one => one.status === state)).filter(
    one => customer === undefined || one.customer === customer,
  )
}

const broughtIn = (rows: readonly InCampaign[]) => ({
  products: sum(rows.map(({ products }) => products)),
  sold: sum(rows.map(({ sold }) => sold)),
  turnover: sum(rows.map(({ turnover }) => turnover)),
  commission: sum(rows.map(({ commission }) => commission)),
  share: sum(rows.map(({ share }) => share)),
})

const numbersOf = (rows: readonly InCampaign[]) => rows.map(({ customer: userNumber }) => ({ userNumber }))

/** Refuses `not_enabled`. */
export const listCampaignsReport: Verb<typeof goodsReportCalls.listCampaignsReport> = async ({
  market: id,
  query: { page, ...asked },
}) => {
  const rows = await readInCampaigns(await readMarket(id), asked)
  const { results, ...rest } = pageOf(rows, page)
  const nameOf = await namesOf(id, numbersOf(results))
  return {
    results: results.map(({ campaign, ...one }) => ({
      ...one,
      customerName: nameOf(one.customer),
      ...{ campaign: campaign.id, name: campaign.name, discountPercent: campaign.percent },
      ...{ dateFrom: campaign.from, dateTo: campaign.to },
    })),
    ...rest,
    total: broughtIn(rows),
  }
}

interface FileAsked {
  market: string
  query: { format: BookFormat; language?: Language | undefined }
  /** The browser's. */
  language: Language | undefined
}

/** Publishes a report whole, in the language of who asked. */
const publishReport = async (
  { market: id, query: { format, language: asked }, language: browsers }: FileAsked,
  make: (market: Market, language: Language) => Promise<{ file: string; book: Workbook }>,
) => {
  const market = await readMarket(id)
  const { file, book } = await make(market, asked ?? browsers ?? market.language)
  return publishBook(book, { folder: `${id}/sales`, name: `${file}-${todayIn(market)}`, format })
}

/** Refuses `invalid_date`. */
export const exportProductsReport: Verb<typeof goodsReportCalls.exportProductsReport> = call =>
  publishReport(call, async (market, language) => {
    const { rows } = await readGoods(market, call.query)
    const nameOf = await namesOf(market.marketId, rows)
    const named = rows.map(one => ({ ...one, name: nameOf(one.userNumber) }))
    return {
      file: GOODS_WORDS[language].products.file,
      book: productsWorkbook(named, inAll(rows), language),
    }
  })

/** Refuses `not_enabled`. */
export const exportCampaignsReport: Verb<typeof goodsReportCalls.exportCampaignsReport> = call =>
  publishReport(call, async (market, language) => {
    const rows = await readInCampaigns(market, call.query)
    const nameOf = await namesOf(market.marketId, numbersOf(rows))
    const named = rows.map(one => ({ ...one, customerName: nameOf(one.customer) }))
    return { file: GOODS_WORDS[language].campaigns.file, book: campaignsWorkbook(named, language) }
  })
