import type { Answer } from '#shared/kit/contract.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { tillsContract } from '#shared/tills/contract.ts'
import { stubCustomer } from '../customers/customer-app.ts'
import { NONE } from '../demo.ts'
import { stub } from '../stub.ts'
import { SHEET_ID, stubSheet, thing } from './sheet-app.ts'

export const NO_TILL = {
  till: '',
  valid: false,
  byFile: false,
  lastContact: null,
  problem: null,
  waiting: 0,
  more: false,
  days: [],
  failed: [],
} satisfies Answer<typeof tillsContract.readTill>

export const TWO = [thing(1, 'Termostøvler', '80'), thing(2, 'Regnjakke', '60')]
export const AT = `/customers/100001/sheets/${SHEET_ID}`

/** The tenant's sheet, by the calls of staff. */
export const stubStaffsSheet = (initial: Parameters<typeof stubSheet>[0]) => {
  stubCustomer()
  const sheet = stubSheet(initial)
  stub(sheetCalls.readSheet, sheet.now)
  stub(productCalls.listProducts, NONE)
  stub(tillsContract.readTill, NO_TILL)
  stub(sheetCalls.listSheets, () => ({ results: [sheet.now()], page: 1, pagesCount: 1 }))
  return {
    ...sheet,
    additions: stub(sheetCalls.addProducts, sheet.add as never),
    rowsGone: stub(productCalls.removeProduct, ({ params }) => {
      sheet.set({ products: sheet.now().products.filter(({ id }) => id !== params.id) })
      return undefined
    }),
    completed: stub(sheetCalls.completeSheet, () =>
      sheet.set({ status: 3, job: '01JXJ0B0000000000000000000' }),
    ),
    removed: stub(sheetCalls.removeSheet, undefined),
  }
}
