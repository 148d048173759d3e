/** Vouchers of sales periods and days, and the books that they go to (D46). For staff. */
import * as z from 'zod/mini'
import { type Contract, pageNumber } from '../kit/contract.ts'
import { jobStarted } from '../kit/job.ts'
import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { day } from '../kit/text.ts'
import {
  booksChoices,
  booksSettings,
  changedBooks,
  layouts,
  voucherId,
  voucherPreview,
  voucherRows,
  wholeVoucher,
} from './books-fields.ts'
import { payoutRefusals } from './refusals.ts'
import { periodId } from './settlement-fields.ts'

const { changed_meanwhile, not_enabled } = kitRefusals
const { books_not_connected, days_to_come, period_busy, voucher_state, wrong_period_status } = payoutRefusals

const staff = { audiences: ['admin'], right: 'look' } as const
const writing = {
  audiences: ['admin'],
  right: 'money',
  makesStale: [
    'books/vouchers',
    'books/vouchers/{id}',
    'books/preview',
    'books/settings',
    'payments_info/sales_periods',
  ],
} as const

const ofVoucher = z.object({ id: voucherId })

export const booksCalls = {
  exportToBooks: {
    ...writing,
    method: 'POST',
    path: 'payments_info/sales_periods/{id}/economic_export',
    summary: 'Send the vouchers of a sales period to the books, as a job; a draft is frozen first',
    repeatable: true,
    params: z.object({ id: periodId }),
    status: 202,
    answer: jobStarted,
    refusals: [books_not_connected, days_to_come, not_enabled, period_busy, wrong_period_status],
  },
  listLayouts: {
    ...staff,
    method: 'GET',
    path: 'economic_layouts',
    summary: 'The layouts that the books have',
    answer: layouts,
    refusals: [books_not_connected, not_enabled],
  },
  readBooksChoices: {
    ...staff,
    method: 'GET',
    path: 'books/choices',
    summary: 'Whose books the agreement token opens, and what they have to choose from',
    answer: booksChoices,
    refusals: [books_not_connected, not_enabled],
  },
  readBooksSettings: {
    ...staff,
    method: 'GET',
    path: 'books/settings',
    summary: 'Which accounts of the books stand for those of Reol, and when vouchers are sent',
    answer: booksSettings,
    refusals: [not_enabled],
  },
  changeBooksSettings: {
    ...writing,
    method: 'PATCH',
    path: 'books/settings',
    summary: 'Choose accounts, journal, layout and when vouchers are sent; new vouchers have them',
    body: changedBooks,
    answer: booksSettings,
    refusals: [changed_meanwhile, not_enabled],
  },
  listVouchers: {
    ...staff,
    method: 'GET',
    path: 'books/vouchers',
    summary: 'The vouchers that were made, the newest first: all, or those that are not in the books',
    query: z.object({
      page: pageNumber,
      state: z._default(z.enum(['all', 'left'], inputRefusals.invalid.code), 'all'),
    }),
    answer: voucherRows,
    refusals: [not_enabled],
  },
  readVoucher: {
    ...staff,
    method: 'GET',
    path: 'books/vouchers/{id}',
    summary: 'A voucher with its lines, on the accounts that are chosen now',
    params: ofVoucher,
    answer: wholeVoucher,
    refusals: [not_enabled],
  },
  previewVouchers: {
    ...staff,
    method: 'GET',
    path: 'books/preview',
    summary: 'The vouchers of a sales period as they would be made now; nothing is sent',
    query: z.object({ salesPeriod: periodId }),
    answer: voucherPreview,
    refusals: [not_enabled, wrong_period_status],
  },
  sendVouchers: {
    ...writing,
    method: 'POST',
    path: 'books/vouchers',
    summary: 'Make the vouchers of days that are over, and send all that are not in the books, as a job',
    repeatable: true,
    status: 202,
    answer: jobStarted,
    refusals: [books_not_connected, not_enabled],
  },
  sendVoucher: {
    ...writing,
    method: 'POST',
    path: 'books/vouchers/{id}/send',
    summary: 'Send a voucher that is not in the books, as a job',
    repeatable: true,
    params: ofVoucher,
    status: 202,
    answer: jobStarted,
    refusals: [books_not_connected, not_enabled, voucher_state],
  },
  exportVouchers: {
    ...staff,
    method: 'GET',
    path: 'books/vouchers/csv',
    summary: 'The vouchers of some days as CSV, for books that take files',
    query: z.object({
      ...{ dateFrom: day, dateTo: day },
      language: z.optional(z.enum(LANGUAGES, inputRefusals.invalid.code)),
    }),
    answer: z.object({ url: z.string() }),
    refusals: [not_enabled],
  },
} as const satisfies Contract
