/** Product sheets: the tenant's own, and those of any tenant as staff look after them. */
import * as z from 'zod/mini'
import { type Contract, listOf } from '../kit/contract.ts'
import { answeredId, ulid } from '../kit/id.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { moment } from '../kit/text.ts'
import { userNumber } from '../kit/user-number.ts'
import { newProducts, productsAdded, wrongThings } from './product-fields.ts'
import { productRefusals } from './refusals.ts'
import {
  labelQuota,
  labelsAsked,
  labelsMade,
  labelsWanted,
  newSheet,
  printedLabels,
  sheetChange,
  sheetShown,
  sheetsAsked,
  wholeSheet,
  wrongNumbers,
} from './sheet-fields.ts'

const { changed_meanwhile, not_enabled } = kitRefusals
const {
  label_too_narrow,
  labels_missing,
  prices_doubtful,
  sheet_empty,
  sheet_full,
  sheet_locked,
  sheet_not_ready,
  too_many_label_files,
  too_many_sheets,
} = productRefusals

/** Staff name the tenant. */
const ofTenant = { userNumber: z.optional(userNumber) }
const ofSheet = z.object({ ...ofTenant, id: ulid })

/** What shows sheets and their things: to their tenant, and to staff, one by one too. */
export const SHOW_SHEETS = [
  'product_sheets',
  'product_sheets/{id}',
  'products',
  'products/summary',
  'product_sheets/{userNumber}',
  'product_sheets/{userNumber}/{id}',
  'customer_products',
  'customer_products/{userNumber}/summary',
  'products/{id}',
  'waiting_sheets',
] as const

const looking = { method: 'GET', audiences: ['customer', 'admin'], right: 'look' } as const
const serving = { audiences: ['customer', 'admin'], right: 'serve', makesStale: SHOW_SHEETS } as const

const labelsRefused = [
  ...wrongNumbers,
  label_too_narrow,
  labels_missing,
  sheet_not_ready,
  too_many_label_files,
] as const

const changed = {
  makesStale: SHOW_SHEETS,
  path: 'product_sheets/{id}',
  params: ofSheet,
  body: sheetChange,
  answer: wholeSheet,
  refusals: [changed_meanwhile, not_enabled, sheet_locked],
} as const

export const sheetCalls = {
  listSheets: {
    ...looking,
    path: 'product_sheets',
    staffPath: 'product_sheets/{userNumber}',
    summary: "A tenant's product sheets, newest first",
    params: z.object(ofTenant),
    query: sheetsAsked,
    answer: listOf(sheetShown),
    refusals: [],
  },
  addSheet: {
    ...serving,
    method: 'POST',
    path: 'product_sheets',
    staffPath: 'product_sheets/{userNumber}',
    summary: 'Begin a product sheet of a tenant',
    repeatable: true,
    params: z.object(ofTenant),
    body: newSheet,
    status: 201,
    answer: wholeSheet,
    refusals: [not_enabled, too_many_sheets],
  },
  readSheet: {
    ...looking,
    path: 'product_sheets/{id}',
    staffPath: 'product_sheets/{userNumber}/{id}',
    summary: 'A product sheet with its things in their order',
    params: ofSheet,
    answer: wholeSheet,
    refusals: [],
  },
  changeSheet: {
    ...serving,
    ...changed,
    method: 'PATCH',
    staffPath: 'product_sheets/{userNumber}/{id}',
    summary:
      'Change name, description or order of a sheet that is not completed; what the order leaves out follows',
  },
  addProducts: {
    ...serving,
    method: 'POST',
    path: 'products/{sheetId}/create_for_product_sheet',
    staffPath: 'product_sheets/{sheetId}/products/{userNumber}',
    summary: 'Add up to 200 things to a sheet that is not completed: all or none',
    repeatable: true,
    params: z.object({ sheetId: ulid, ...ofTenant }),
    body: newProducts,
    status: 201,
    answer: productsAdded,
    refusals: [...wrongThings, not_enabled, sheet_full, sheet_locked],
  },
  completeSheet: {
    ...serving,
    method: 'PATCH',
    path: 'product_sheets/{id}/complete',
    staffPath: 'product_sheets/{userNumber}/{id}/complete',
    summary:
      'Complete a sheet: its products are made in the background. Where tenants may not complete, it waits for staff',
    params: ofSheet,
    answer: wholeSheet,
    refusals: [not_enabled, prices_doubtful, sheet_empty, sheet_locked],
  },
  printSheet: {
    ...serving,
    method: 'PATCH',
    path: 'product_sheets/{id}/print',
    staffPath: 'product_sheets/{userNumber}/{id}/print',
    makesStale: [...SHOW_SHEETS, 'label_quota', 'label_quota/{userNumber}'],
    summary: 'Note that the labels of a sheet were printed, once more each time',
    params: ofSheet,
    body: printedLabels,
    answer: wholeSheet,
    refusals: [labels_missing, sheet_not_ready],
  },
  makeLabels: {
    ...looking,
    path: 'product_sheets/{id}/labels',
    staffPath: 'product_sheets/{userNumber}/{id}/labels',
    summary: 'The labels of a sheet as a PDF with real sizes, by a link that lasts 15 minutes',
    params: ofSheet,
    query: labelsAsked,
    answer: labelsMade,
    refusals: labelsRefused,
  },
  postLabels: {
    ...looking,
    method: 'POST',
    path: 'product_sheets/{id}/labels',
    staffPath: 'product_sheets/{userNumber}/{id}/labels',
    summary: 'The same, however many labels are chosen one by one',
    params: ofSheet,
    body: labelsWanted,
    answer: labelsMade,
    refusals: labelsRefused,
  },
  readLabelQuota: {
    ...looking,
    path: 'label_quota',
    staffPath: 'label_quota/{userNumber}',
    summary: 'How many labels a tenant has printed in this month, and how many are free',
    params: z.object(ofTenant),
    answer: labelQuota,
    refusals: [],
  },
  removeSheet: {
    ...serving,
    method: 'DELETE',
    path: 'product_sheets/{id}',
    staffPath: 'product_sheets/{userNumber}/{id}',
    summary: 'Delete a sheet with its things that are not sold or handed out',
    params: ofSheet,
    refusals: [not_enabled, sheet_locked],
  },
} as const satisfies Contract

/** What only tenants do with their sheets. */
export const tenantsSheetCalls = {
  replaceSheet: {
    ...changed,
    audiences: ['customer'],
    method: 'PUT',
    summary: 'The same as PATCH; fields that are left out stay as they are',
  },
  copySheet: {
    audiences: ['customer'],
    method: 'POST',
    path: 'product_sheets/{id}/copy',
    makesStale: SHOW_SHEETS,
    summary: 'Begin a sheet with the same things',
    params: ofSheet,
    body: z.object({}),
    status: 201,
    answer: wholeSheet,
    refusals: [not_enabled, too_many_sheets],
  },
} as const satisfies Contract

/** A sheet that its tenant has sent, as a line of the day board. */
const waitingSheet = z.object({
  id: answeredId,
  customer: z.string(),
  customerName: z.string(),
  name: z.string(),
  created: moment,
  productsCount: z.number(),
})

/** What only staff ask about sheets. */
export const staffSheetCalls = {
  listWaitingSheets: {
    method: 'GET',
    path: 'waiting_sheets',
    audiences: ['admin'],
    right: 'look',
    summary: 'The sheets that wait for staff to complete them: how many, and the oldest of them',
    answer: z.object({ count: z.number(), results: z.array(waitingSheet) }),
    refusals: [],
  },
} as const satisfies Contract
