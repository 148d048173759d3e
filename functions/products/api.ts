import { productsContract } from '#shared/products/contract.ts'
import type { Caller } from '../kit/caller.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { readMarket } from '../markets/table/market.ts'
import { addProduct, addProducts } from './add-products.ts'
import { completeSheet } from './complete.ts'
import { exportProducts } from './export.ts'
import { readQuota } from './label-quota.ts'
import { listThings } from './list-products.ts'
import { makeLabels } from './make-labels.ts'
import { printSheet } from './print.ts'
import { changeProduct, checkOut, deleteRow, idOf, readShown, revert } from './products.ts'
import { addSheet, changeSheet, copySheet, deleteSheet, listSheets, readWhole } from './sheets.ts'
import { listWaiting } from './waiting-sheets.ts'
import { checkSeesProducts, type Whose, whose } from './whose.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write', 'downloads:read', 'downloads:write']

interface Asked {
  market: string
  caller: Caller
  language: Whose['language'] | undefined
}

/** The tenant's own goods. */
const own = (call: Asked & { caller: { userNumber: string } }) => whose(call, call.caller.userNumber)

/** A tenant's goods, as staff look after them. */
const theirs = (call: Asked & { params: { userNumber: string } }) => whose(call, call.params.userNumber)

/** The goods of the tenant whom the id of a thing names. */
const ofThing = (call: Asked & { params: { id: string } }) => whose(call, idOf(call.params.id).userNumber)

const { changeOwnSheet, replaceOwnSheet, changeSheet: staffsChange } = productsContract
const { changeOwnProduct, changeProduct: staffsCorrection } = productsContract

export const handler = serve('products', productsContract, {
  listOwnSheets: async call => listSheets(await own(call), call.query),
  addOwnSheet: async call => addSheet(await own(call), call.body, call.idempotency),
  readOwnSheet: async call => readWhole(await own(call), call.params.id),
  changeOwnSheet: async call => changeSheet(await own(call), call.params.id, changeOwnSheet, call.body),
  replaceOwnSheet: async call => changeSheet(await own(call), call.params.id, replaceOwnSheet, call.body),
  addOwnProducts: async call =>
    addProducts(await own(call), call.params.sheetId, call.body, call.idempotency),
  copyOwnSheet: async call => copySheet(await own(call), call.params.id),
  completeOwnSheet: async call => completeSheet(await own(call), call.params.id, call.caller),
  printOwnSheet: async call => printSheet(await own(call), call.params.id, call.body?.labels),
  makeOwnLabels: async call => makeLabels(await own(call), call.params.id, call.query),
  readOwnLabelQuota: async call => readQuota(await own(call)),
  removeOwnSheet: async call => deleteSheet(await own(call), call.params.id),

  listOwnProducts: async call => {
    const asked = await own(call)
    checkSeesProducts(asked)
    const { fee, userNumber, isActive } = asked.tenant
    const { results, ...page } = await listThings(asked.market, { ...call.query, userNumber })
    return {
      ...page,
      results: results.map(product => ({ ...product, fee, soldFor: isActive ? product.soldFor : null })),
    }
  },
  exportOwnProducts: async call => {
    const asked = await own(call)
    checkSeesProducts(asked)
    const language = call.body.language ?? asked.language
    return exportProducts(call, { userNumber: asked.tenant.userNumber, isShop: false, language })
  },
  addOwnProduct: async call => addProduct(await own(call), call.body, call.idempotency),
  readOwnProduct: async call => readShown(await own(call), idOf(call.params.id, call.caller.userNumber)),
  changeOwnProduct: async call =>
    changeProduct(await own(call), idOf(call.params.id, call.caller.userNumber), changeOwnProduct, call.body),
  removeOwnProduct: async call => deleteRow(await own(call), idOf(call.params.id, call.caller.userNumber)),

  listSheets: async call => listSheets(await theirs(call), call.query),
  listWaitingSheets: async ({ market, language }) => listWaiting(await readMarket(market), language),
  addSheet: async call => addSheet(await theirs(call), call.body, call.idempotency),
  readSheet: async call => readWhole(await theirs(call), call.params.id),
  changeSheet: async call => changeSheet(await theirs(call), call.params.id, staffsChange, call.body),
  addProducts: async call =>
    addProducts(await theirs(call), call.params.sheetId, call.body, call.idempotency),
  completeSheet: async call => completeSheet(await theirs(call), call.params.id, call.caller),
  printSheet: async call => printSheet(await theirs(call), call.params.id, call.body?.labels),
  makeLabels: async call => makeLabels(await theirs(call), call.params.id, call.query),
  readLabelQuota: async call => readQuota(await theirs(call)),
  removeSheet: async call => deleteSheet(await theirs(call), call.params.id),

  listProducts: async ({ market, query: { customer, ...asked } }) =>
    listThings(await readMarket(market), { ...asked, userNumber: customer }),
  exportProducts: async call => {
    const language = call.body.language ?? call.language ?? (await readMarket(call.market)).language
    return exportProducts(call, { userNumber: call.body.customer, isShop: true, language })
  },
  readProduct: async call => readShown(await ofThing(call), idOf(call.params.id)),
  changeProduct: async call =>
    changeProduct(await ofThing(call), idOf(call.params.id), staffsCorrection, call.body),
  removeProduct: async call => deleteRow(await ofThing(call), idOf(call.params.id)),
  checkOutProduct: async call => checkOut(await ofThing(call), idOf(call.params.id), call.body?.reason),
  revertCheckout: async call => revert(await ofThing(call), idOf(call.params.id)),
})
