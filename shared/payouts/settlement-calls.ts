/** What tenants get for the sales of some days: previewed, saved as a period, finalized, sent. For staff. */
import * as z from 'zod/mini'
import { type Contract, pageNumber } from '../kit/contract.ts'
import { jobStarted } from '../kit/job.ts'

import { LANGUAGES } from '../kit/language.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { userNumber } from '../kit/user-number.ts'
import { payoutRefusals } from './refusals.ts'
import {
  paymentReport,
  paymentReports,
  periodId,
  reportId,
  salesPeriod,
  salesPeriods,
  savedPeriod,
  settledDays,
  settlementPreview,
  wholePeriod,
} from './settlement-fields.ts'

const { changed_meanwhile, not_enabled } = kitRefusals
const { days_to_come, period_busy, period_overlaps, wrong_period_status } = payoutRefusals

const ofPeriod = z.object({ id: periodId })
const file = z.object({ url: z.string() })
/** The reader's language; without it that of the browser. */
const language = z.optional(z.enum(LANGUAGES, inputRefusals.invalid.code))
const inLanguage = z._default(z.object({ language }), {})

const makesStale = [
  'payments_info',
  'payments_info/sales_periods',
  'payments_info/sales_periods/{id}',
] as const

const staff = { audiences: ['admin'], right: 'look' } as const
const writing = { audiences: ['admin'], right: 'money', makesStale } as const

export const settlementCalls = {
  previewSettlement: {
    ...staff,
    method: 'GET',
    path: 'payments_info',
    summary: 'What each tenant would get for the sales of some days, and what finalizing them would write',
    query: z.object(settledDays),
    answer: settlementPreview,
    refusals: [not_enabled],
  },
  exportSettlement: {
    ...staff,
    method: 'GET',
    path: 'payments_info/xlsx',
    summary: 'What each tenant would get for the sales of some days as a spreadsheet, with their accounts',
    query: z.extend(z.object(settledDays), { language }),
    answer: file,
    refusals: [not_enabled],
  },
  listSalesPeriods: {
    ...staff,
    method: 'GET',
    path: 'payments_info/sales_periods',
    summary: 'The saved sales periods, the newest first',
    query: z.object({ page: pageNumber }),
    answer: salesPeriods,
    refusals: [not_enabled],
  },
  listFinalizedPeriods: {
    ...staff,
    method: 'GET',
    path: 'payments_info/sales_periods/finalized',
    summary: 'The sales periods that were finalized, the newest first',
    query: z.object({ page: pageNumber }),
    answer: salesPeriods,
    refusals: [not_enabled],
  },
  readSalesPeriod: {
    ...staff,
    method: 'GET',
    path: 'payments_info/sales_periods/{id}',
    summary: 'A sales period with what each tenant gets; a draft is computed anew',
    params: ofPeriod,
    answer: wholePeriod,
    refusals: [not_enabled],
  },
  addSalesPeriod: {
    ...writing,
    method: 'POST',
    path: 'payments_info/sales_periods',
    summary: 'Save some days as a sales period: a draft, or with `final` finalized by a job',
    repeatable: true,
    query: z.object({
      saveType: z._default(z.enum(['draft', 'final'], inputRefusals.invalid.code), 'draft'),
    }),
    body: z.object(settledDays),
    status: 201,
    answer: savedPeriod,
    refusals: [days_to_come, not_enabled, period_busy, period_overlaps],
  },
  removeSalesPeriod: {
    ...writing,
    method: 'DELETE',
    path: 'payments_info/sales_periods/{id}',
    summary: 'Delete a draft',
    params: ofPeriod,
    refusals: [not_enabled, period_busy, wrong_period_status],
  },
  finalizeSalesPeriod: {
    ...writing,
    method: 'PATCH',
    path: 'payments_info/sales_periods/{id}/finalize',
    summary:
      'Finalize a sales period, as a job: settlements get their numbers and their rows on balances, all at one moment',
    repeatable: true,
    params: ofPeriod,
    status: 202,
    answer: jobStarted,
    refusals: [days_to_come, not_enabled, period_busy, wrong_period_status],
  },
  resetSalesPeriod: {
    ...writing,
    method: 'PATCH',
    path: 'payments_info/sales_periods/{id}/reset',
    summary: 'Make a draft again of a sales period that was sent to the books and is not finalized',
    params: ofPeriod,
    answer: salesPeriod,
    refusals: [changed_meanwhile, not_enabled, period_busy, wrong_period_status],
  },
  sendSalesPeriod: {
    ...writing,
    method: 'POST',
    path: 'payments_info/sales_periods/{id}/send_to_customers',
    summary: 'Send each tenant of a finalized sales period their settlement by mail, as a job',
    repeatable: true,
    params: ofPeriod,
    status: 202,
    answer: jobStarted,
    refusals: [not_enabled, period_busy, wrong_period_status],
  },
  makePeriodPdf: {
    ...staff,
    method: 'POST',
    path: 'payments_info/sales_periods/{id}/download_pdf',
    summary: 'The total payment report of a sales period as a PDF',
    params: ofPeriod,
    body: inLanguage,
    status: 200,
    answer: file,
    refusals: [not_enabled],
  },
  listPaymentReports: {
    method: 'GET',
    audiences: ['customer', 'admin'],
    right: 'look',
    path: 'payment_reports',
    staffPath: 'customer_payment_report',
    summary: 'Settlements that were finalized, the newest first; of a tenant, or of a period',
    query: z.object({
      page: pageNumber,
      customer: z.optional(userNumber),
      salesPeriod: z.optional(periodId),
    }),
    answer: paymentReports,
    refusals: [not_enabled],
  },
  makeReportPdf: {
    method: 'POST',
    audiences: ['customer', 'admin'],
    right: 'look',
    path: 'payment_reports/{id}/download_pdf',
    staffPath: 'customer_payment_report/{id}/download_pdf',
    summary: 'A settlement as a PDF',
    params: z.object({ id: reportId }),
    body: inLanguage,
    status: 200,
    answer: file,
    refusals: [not_enabled],
  },
  sendPaymentReport: {
    audiences: ['admin'],
    right: 'money',
    makesStale: ['customer_payment_report'],
    method: 'POST',
    path: 'customer_payment_report/{id}/send_to_customer',
    summary: 'Send a tenant their settlement by mail, also again',
    repeatable: true,
    params: z.object({ id: reportId }),
    status: 200,
    answer: paymentReport,
    refusals: [not_enabled],
  },
} as const satisfies Contract
