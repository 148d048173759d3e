/** A tenant's own product sheets. */
import * as z from 'zod/mini'
import { type Contract, listOf } from '../kit/contract.ts'
import { ulid } from '../kit/id.ts'
import { kitRefusals } from '../kit/refusals.ts'
import { newProducts, productsAdded, wrongThings } from './product-fields.ts'
import { productRefusals } from './refusals.ts'
import {
  labelQuota,
  labelsAsked,
  labelsMade,
  newSheet,
  ofSheet,
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
  sheet_empty,
  sheet_full,
  sheet_locked,
  sheet_not_ready,
  too_many_sheets,
} = productRefusals

const own = { audiences: ['customer'] } as const

/** What shows sheets and their things. */
export const SHOW_SHEETS = ['product_sheets', 'product_sheets/{id}', 'products'] as const

const changed = {
  ...own,
  path: 'product_sheets/{id}',
  makesStale: SHOW_SHEETS,
  params: ofSheet,
  body: sheetChange,
  answer: wholeSheet,
  refusals: [changed_meanwhile, not_enabled, sheet_locked],
} as const

export const tenantsSheetCalls = {
  listOwnSheets: {
    ...own,
    method: 'GET',
    path: 'product_sheets',
    summary: "The tenant's product sheets, newest first",
    query: sheetsAsked,
    answer: listOf(sheetShown),
    refusals: [],
  },
  addOwnSheet: {
    ...own,
    method: 'POST',
    path: 'product_sheets',
    makesStale: SHOW_SHEETS,
    summary: 'Begin a product sheet',
    repeatable: true,
    body: newSheet,
    status: 201,
    answer: wholeSheet,
    refusals: [not_enabled, too_many_sheets],
  },
  readOwnSheet: {
    ...own,
    method: 'GET',
    path: 'product_sheets/{id}',
    summary: 'A product sheet with its things in their order',
    params: ofSheet,
    answer: wholeSheet,
    refusals: [],
  },
  changeOwnSheet: {
    ...changed,
    method: 'PATCH',
    summary:
      'Change name, description or order of a sheet that is not completed; what the order leaves out follows',
  },
  replaceOwnSheet: {
    ...changed,
    method: 'PUT',
    summary: 'The same; fields that are left out stay as they are',
  },
  addOwnProducts: {
    ...own,
    method: 'POST',
    path: 'products/{sheetId}/create_for_product_sheet',
    makesStale: SHOW_SHEETS,
    summary: 'Add up to 200 things to a sheet that is not completed: all or none',
    repeatable: true,
    params: z.object({ sheetId: ulid }),
    body: newProducts,
    status: 201,
    answer: productsAdded,
    refusals: [...wrongThings, not_enabled, sheet_full, sheet_locked],
  },
  copyOwnSheet: {
    ...own,
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
  completeOwnSheet: {
    ...own,
    method: 'PATCH',
    path: 'product_sheets/{id}/complete',
    makesStale: SHOW_SHEETS,
    summary:
      'Complete a sheet: its products are made in the background. Where tenants may not complete, it waits for staff',
    params: ofSheet,
    answer: wholeSheet,
    refusals: [not_enabled, sheet_empty, sheet_locked],
  },
  printOwnSheet: {
    ...own,
    method: 'PATCH',
    path: 'product_sheets/{id}/print',
    makesStale: [...SHOW_SHEETS, 'label_quota'],
    summary: 'Note that the labels of a sheet were printed, once more each time',
    params: ofSheet,
    body: printedLabels,
    answer: wholeSheet,
    refusals: [labels_missing, sheet_not_ready],
  },
  makeOwnLabels: {
    ...own,
    method: 'GET',
    path: 'product_sheets/{id}/labels',
    summary: 'The labels of a sheet as a PDF with real sizes, by a link that lasts 15 minutes',
    params: ofSheet,
    query: labelsAsked,
    answer: labelsMade,
    refusals: [...wrongNumbers, label_too_narrow, labels_missing, sheet_not_ready],
  },
  readOwnLabelQuota: {
    ...own,
    method: 'GET',
    path: 'label_quota',
    summary: 'How many labels the tenant has printed in this month, and how many are free',
    answer: labelQuota,
    refusals: [],
  },
  removeOwnSheet: {
    ...own,
    method: 'DELETE',
    path: 'product_sheets/{id}',
    makesStale: SHOW_SHEETS,
    summary: 'Delete a sheet with its things that are not sold or handed out',
    params: ofSheet,
    refusals: [not_enabled, sheet_locked],
  },
} as const satisfies Contract
