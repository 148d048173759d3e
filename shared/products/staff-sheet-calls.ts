/** The product sheets of any tenant, as staff look after them. */
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
  newSheet,
  printedLabels,
  sheetChange,
  sheetShown,
  sheetsAsked,
  wholeSheet,
  wrongNumbers,
} from './sheet-fields.ts'

const { changed_meanwhile } = kitRefusals
const {
  label_too_narrow,
  labels_missing,
  sheet_empty,
  sheet_full,
  sheet_locked,
  sheet_not_ready,
  too_many_sheets,
} = productRefusals

const ofCustomer = z.object({ userNumber })
const ofSheet = z.object({ userNumber, id: ulid })

/** What shows sheets and their things, one by one too. */
export const STAFF_SHOW_SHEETS = [
  'product_sheets/{userNumber}',
  'product_sheets/{userNumber}/{id}',
  'customer_products',
  'products/{id}',
  'waiting_sheets',
] as const

const serving = { audiences: ['admin'], right: 'serve', makesStale: STAFF_SHOW_SHEETS } as const

/** A sheet that its tenant has sent, as a line of the day board. */
const waitingSheet = z.object({
  id: answeredId,
  customer: z.string(),
  customerName: z.string(),
  name: z.string(),
  created: moment,
  productsCount: z.number(),
})

export const staffSheetCalls = {
  listSheets: {
    method: 'GET',
    path: 'product_sheets/{userNumber}',
    audiences: ['admin'],
    right: 'look',
    summary: "A tenant's product sheets, newest first",
    params: ofCustomer,
    query: sheetsAsked,
    answer: listOf(sheetShown),
    refusals: [],
  },
  listWaitingSheets: {
    method: 'GET',
    path: 'waiting_sheets',
    audiences: ['admin'],
    right: 'look',
    summary: 'The sheets that wait for staff to complete them: how many, and the oldest of them',
    answer: z.object({ count: z.number(), results: z.array(waitingSheet) }),
    refusals: [],
  },
  addSheet: {
    ...serving,
    method: 'POST',
    path: 'product_sheets/{userNumber}',
    summary: 'Begin a product sheet for a tenant',
    repeatable: true,
    params: ofCustomer,
    body: newSheet,
    status: 201,
    answer: wholeSheet,
    refusals: [too_many_sheets],
  },
  readSheet: {
    method: 'GET',
    path: 'product_sheets/{userNumber}/{id}',
    audiences: ['admin'],
    right: 'look',
    summary: 'A product sheet with its things in their order',
    params: ofSheet,
    answer: wholeSheet,
    refusals: [],
  },
  changeSheet: {
    ...serving,
    method: 'PATCH',
    path: 'product_sheets/{userNumber}/{id}',
    summary:
      'Change name, description or order of a sheet that is not completed; what the order leaves out follows',
    params: ofSheet,
    body: sheetChange,
    answer: wholeSheet,
    refusals: [changed_meanwhile, sheet_locked],
  },
  addProducts: {
    ...serving,
    method: 'POST',
    path: 'product_sheets/{sheetId}/products/{userNumber}',
    summary: 'Add up to 200 things to a sheet that is not completed: all or none',
    repeatable: true,
    params: z.object({ sheetId: ulid, userNumber }),
    body: newProducts,
    status: 201,
    answer: productsAdded,
    refusals: [...wrongThings, sheet_full, sheet_locked],
  },
  completeSheet: {
    ...serving,
    method: 'PATCH',
    path: 'product_sheets/{userNumber}/{id}/complete',
    summary: 'Complete a sheet: its products are made in the background',
    params: ofSheet,
    answer: wholeSheet,
    refusals: [sheet_empty, sheet_locked],
  },
  printSheet: {
    ...serving,
    method: 'PATCH',
    path: 'product_sheets/{userNumber}/{id}/print',
    makesStale: [...STAFF_SHOW_SHEETS, 'label_quota/{userNumber}'],
    summary: 'Note that the labels of a sheet were printed, once more each time',
    params: ofSheet,
    body: printedLabels,
    answer: wholeSheet,
    refusals: [labels_missing, sheet_not_ready],
  },
  makeLabels: {
    method: 'GET',
    path: 'product_sheets/{userNumber}/{id}/labels',
    audiences: ['admin'],
    right: 'look',
    summary: 'The labels of a sheet as a PDF with real sizes, by a link that lasts 15 minutes',
    params: ofSheet,
    query: labelsAsked,
    answer: labelsMade,
    refusals: [...wrongNumbers, label_too_narrow, labels_missing, sheet_not_ready],
  },
  readLabelQuota: {
    method: 'GET',
    path: 'label_quota/{userNumber}',
    audiences: ['admin'],
    right: 'look',
    summary: 'How many labels a tenant has printed in this month, and how many are free',
    params: ofCustomer,
    answer: labelQuota,
    refusals: [],
  },
  removeSheet: {
    ...serving,
    method: 'DELETE',
    path: 'product_sheets/{userNumber}/{id}',
    summary: 'Delete a sheet with its things that are not sold or handed out',
    params: ofSheet,
    refusals: [sheet_locked],
  },
} as const satisfies Contract
