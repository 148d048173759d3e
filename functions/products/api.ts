import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { productsContract } from '#shared/products/contract.ts'
import type { ProductId } from '#shared/products/number.ts'
import type { Caller } from '../kit/caller.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { readMarket } from '../markets/table/market.ts'
import { addProduct, addProducts } from './add-products.ts'
import { addToCampaign, answerCampaignRequests, removeFromCampaign } from './campaign-moves.ts'
import { askCampaign, listCampaignRequests, withdrawCampaignRequest } from './campaign-requests.ts'
import { previewCampaign } from './campaign-things.ts'
import { completeSheet } from './complete.ts'
import { addDiscount, listDiscounts, previewDiscount, removeDiscount } from './discounts.ts'
import { exportProducts } from './export.ts'
import { readQuota } from './label-quota.ts'
import { listIds, listThings } from './list-products.ts'
import { makeLabels } from './make-labels.ts'
import { listOwnHistory } from './own-history.ts'
import { printSheet } from './print.ts'
import { changeProduct, checkOut, deleteRow, idOf, readShown, revert, undoLowering } from './products.ts'
import { checkOutSeveral, revertSeveral } from './several.ts'
import { addSheet, changeSheet, copySheet, deleteSheet, listSheets, readWhole } from './sheets.ts'
import { listSigns, tickSign } from './signs.ts'
import { readSummary } from './table/product-lists.ts'
import { listWaiting } from './waiting-sheets.ts'
import { checkSeesProducts, listAsked, type Whose, whose } from './whose.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write', 'downloads:read', 'downloads:write']

interface Asked {
  market: string
  caller: Caller
  language: Whose['language'] | undefined
}

/** The sheets of a tenant. */
const sheetsOf = (call: Asked & { params: { userNumber?: string | undefined } }) =>
  whose(call, call.params.userNumber)

/** A thing by its id, which names its tenant. Refuses 404 `not_found` to another tenant. */
const thingOf = async (call: Asked & { params: { id: string } }): Promise<[Whose, ProductId]> => {
  const { caller, params } = call
  const id = idOf(params.id, caller.kind === 'customer' ? caller.userNumber : undefined)
  return [await whose(call, id.userNumber), id]
}

const { changeSheet: sheetRoute, replaceSheet: replaceRoute, changeProduct: productRoute } = productsContract

export const handler = serve('products', productsContract, {
  listSheets: async call => listSheets(await sheetsOf(call), call.query),
  addSheet: async call => addSheet(await sheetsOf(call), call.body, call.idempotency),
  readSheet: async call => readWhole(await sheetsOf(call), call.params.id),
  changeSheet: async call => changeSheet(await sheetsOf(call), call.params.id, sheetRoute, call.body),
  replaceSheet: async call => changeSheet(await sheetsOf(call), call.params.id, replaceRoute, call.body),
  addProducts: async call =>
    addProducts(await sheetsOf(call), call.params.sheetId, call.body, call.idempotency),
  copySheet: async call => copySheet(await sheetsOf(call), call.params.id),
  completeSheet: async call => completeSheet(await sheetsOf(call), call.params.id, call.caller),
  printSheet: async call => printSheet(await sheetsOf(call), call.params.id, call.body?.labels),
  makeLabels: async call => makeLabels(await sheetsOf(call), call.params.id, call.query),
  postLabels: async call => makeLabels(await sheetsOf(call), call.params.id, call.body),
  readLabelQuota: async call => readQuota(await sheetsOf(call)),
  removeSheet: async call => deleteSheet(await sheetsOf(call), call.params.id),
  listWaitingSheets: async ({ market, language }) => listWaiting(await readMarket(market), language),

  listProducts: async call => listThings(await listAsked(call, call.query.customer), call.query),
  readProductsSummary: async call => {
    const own = await sheetsOf(call)
    checkSeesProducts(own)
    return readSummary(own.market.marketId, own.tenant.userNumber)
  },
  exportProducts: async call => exportProducts(call, await listAsked(call, call.body.customer)),
  addProduct: async call => addProduct(await whose(call, undefined), call.body, call.idempotency),
  readProduct: async call => readShown(...(await thingOf(call))),
  changeProduct: async call => changeProduct(...(await thingOf(call)), productRoute, call.body),
  listOwnProductHistory: async call => listOwnHistory(...(await thingOf(call)), call.query.page),
  undoLowering: async call => undoLowering(...(await thingOf(call))),
  removeProduct: async call => deleteRow(...(await thingOf(call))),
  listProductIds: async call => listIds(await listAsked(call, call.query.customer), call.query),
  checkOutProducts: ({ market, caller, body }) =>
    checkOutSeveral({ market, caller }, body.products, body.reason),
  revertCheckouts: ({ market, caller, body }) => revertSeveral({ market, caller }, body.products),
  checkOutProduct: async call => checkOut(...(await thingOf(call)), call.body?.reason),
  revertCheckout: async call => revert(...(await thingOf(call))),

  previewCampaign: async call => previewCampaign(await sheetsOf(call), call.params.id, call.body),
  listCampaignRequests,
  askToJoin: async ({ body, idempotency, ...call }) => {
    if (call.params.userNumber !== call.caller.userNumber) throw refuse(commonRefusals.not_found)
    return askCampaign(await sheetsOf(call), call.params.id, 'join', body, idempotency)
  },
  askToJoinWith: async ({ body: { campaign, ...chosen }, idempotency, ...call }) =>
    askCampaign(await whose(call, undefined), campaign, 'join', chosen, idempotency),
  askToLeave: async ({ body, idempotency, ...call }) =>
    askCampaign(await whose(call, undefined), call.params.id, 'leave', body, idempotency),
  withdrawCampaignRequest: async call =>
    withdrawCampaignRequest(await whose(call, undefined), call.params.id),
  addToCampaign: async ({ body, idempotency, ...call }) =>
    addToCampaign(await sheetsOf(call), call.caller, call.params.id, body, idempotency),
  removeFromCampaign,
  answerCampaignRequests,

  listDiscounts: async call => listDiscounts(await sheetsOf(call)),
  previewDiscount: async call => previewDiscount(await sheetsOf(call), call.body),
  addDiscount: async call => addDiscount(await sheetsOf(call), call.body, call.idempotency),
  removeDiscount: async call => removeDiscount(await sheetsOf(call), call.params.id),
  listSigns,
  tickSign,
})
