/** Reports of goods as workbooks: a row a tenant, or a row a tenant in a campaign, each with the sums below. */
import type { CampaignState } from '../campaigns/campaign.ts'
import type { Day } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import { sum } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { Workbook, WorkbookCell } from '../kit/workbook.ts'
import { GOODS_WORDS } from './goods-words.ts'

export interface SoldGoods {
  /** Pieces sold less pieces that came back. */
  sold: number
  turnover: Minor
  /** The days that `things` stood in the shop together until they were sold. */
  days: number
  things: number
}

/** How long things stood until they were sold, on average and in whole days; null when none was sold. */
export const daysToSell = ({ days, things }: Pick<SoldGoods, 'days' | 'things'>): number | null =>
  // What came back stood in a month before this one.
  things > 0 && days >= 0 ? Math.round(days / things) : null

export interface Goods {
  inShop: number
  inShopTotal: Minor
  used: SoldGoods
  new: SoldGoods
}

export interface GoodsOfTenant extends Goods {
  userNumber: string
  name: string
}

export interface CampaignOfTenant {
  campaign: { id: string; name: string; percent: number; from: Day; to: Day }
  status: CampaignState
  customer: string
  customerName: string
  products: number
  sold: number
  turnover: Minor
  commission: Minor
  share: Minor
}

const soldCells = (goods: SoldGoods): WorkbookCell[] => [goods.sold, goods.turnover, daysToSell(goods)]

const goodsCells = (goods: Goods): WorkbookCell[] => [
  ...[goods.inShop, goods.inShopTotal],
  ...soldCells(goods.used),
  ...soldCells(goods.new),
]

/** What tenants have in the shop and sold. */
export const productsWorkbook = (
  tenants: readonly GoodsOfTenant[],
  total: Goods,
  language: Language,
): Workbook => {
  const { products: say, ...all } = GOODS_WORDS[language]
  return {
    language,
    tables: [
      {
        name: say.sheet,
        columns: [
          { title: all.customer, type: 'text', width: 16 },
          { title: all.customerName, type: 'text', width: 28 },
          { title: say.inShop, type: 'number', width: 14 },
          { title: say.inShopTotal, type: 'money', width: 16 },
          { title: say.usedSold, type: 'number', width: 14 },
          { title: say.usedTurnover, type: 'money', width: 16 },
          { title: say.usedDays, type: 'number', width: 18 },
          { title: say.newSold, type: 'number', width: 14 },
          { title: say.newTurnover, type: 'money', width: 16 },
          { title: say.newDays, type: 'number', width: 18 },
        ],
        rows: tenants.map(one => [one.userNumber, one.name, ...goodsCells(one)]),
        total: [all.total, null, ...goodsCells(total)],
      },
    ],
    about: { name: all.about, lines: [say.about] },
  }
}

/** What tenants have in campaigns and sold in them. */
export const campaignsWorkbook = (rows: readonly CampaignOfTenant[], language: Language): Workbook => {
  const { campaigns: say, ...all } = GOODS_WORDS[language]
  const total = (figure: 'products' | 'sold' | 'turnover' | 'commission' | 'share') =>
    sum(rows.map(one => one[figure]))
  return {
    language,
    tables: [
      {
        name: say.sheet,
        columns: [
          { title: say.campaign, type: 'text', width: 28 },
          { title: say.percent, type: 'percent', width: 10 },
          { title: say.from, type: 'day', width: 12 },
          { title: say.to, type: 'day', width: 12 },
          { title: say.status, type: 'text', width: 12 },
          { title: all.customer, type: 'text', width: 16 },
          { title: all.customerName, type: 'text', width: 28 },
          { title: say.products, type: 'number', width: 12 },
          { title: say.sold, type: 'number', width: 10 },
          { title: say.turnover, type: 'money', width: 14 },
          { title: say.commission, type: 'money', width: 14 },
          { title: say.share, type: 'money', width: 16 },
        ],
        rows: rows.map(({ campaign, ...one }) => [
          ...[campaign.name, campaign.percent, campaign.from, campaign.to, say.states[one.status]],
          ...[
            one.customer,
            one.customerName,
            one.products,
            one.sold,
            one.turnover,
            one.commission,
            one.share,
          ],
        ]),
        total: [
          ...[all.total, null, null, null, null, null, null],
          ...[total('products'), total('sold'), total('turnover'), total('commission'), total('share')],
        ],
      },
    ],
    about: { name: all.about, lines: [say.about] },
  }
}
