/** Payouts by bank: transactions of finalized settlements, and the files that staff upload (D47). For staff. */
import * as z from 'zod/mini'
import { type Contract, pageNumber } from '../kit/contract.ts'
import { fieldRefusals } from '../kit/field-refusals.ts'
import { MOST_IMPORT_BYTES } from '../kit/file-row.ts'
import { importRefusals } from '../kit/import-refusals.ts'
import { jobStarted } from '../kit/job.ts'
import { proofField } from '../kit/owner-proof.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { day, optionalLine } from '../kit/text.ts'
import {
  bankAnswer,
  bankExport,
  bankFile,
  bankFileId,
  bankFiles,
  bankFormat,
  bankTransaction,
  bankTransactionId,
  bankTransactions,
  transferAmount,
} from './bank-fields.ts'
import { RETURN_REASONS } from './bank-transfer.ts'
import { payoutRefusals } from './refusals.ts'
import { periodId } from './settlement-fields.ts'
import { TRANSFER_STATES } from './states.ts'

const { changed_meanwhile, not_enabled, proof_needed } = kitRefusals
const { not_a_number, number_range } = fieldRefusals
const {
  bank_account_missing,
  bank_answer_unknown,
  bank_file_state,
  bank_format_missing,
  more_than_available,
  not_open,
  not_payable,
  not_sent,
  nothing_to_pay,
  period_busy,
  wrong_period_status,
} = payoutRefusals

const makesStale = [
  'payments_info/bank_export',
  'payments_info/bank_export_transactions',
  'payments_info/bank_files',
] as const

/** What stands on balances changes too, or how much of it is on its way, and what became of settlements. */
const movesMoney = [
  ...[...makesStale, 'balances', 'balance_transactions/{userNumber}'],
  ...['customers/{userNumber}/payout', 'customer_payment_report'],
] as const

const staff = { audiences: ['admin'], right: 'look' } as const
const writing = { audiences: ['admin'], right: 'money', makesStale } as const

const ofTransaction = z.object({ id: bankTransactionId })
const ofFile = z.object({ id: bankFileId })

export const bankCalls = {
  listBankTransactions: {
    ...staff,
    method: 'GET',
    path: 'payments_info/bank_export_transactions',
    summary:
      'What a sales period pays out by bank, what needs staff first; without a period, the last one that was finalized',
    query: z.object({
      page: pageNumber,
      salesPeriod: z.optional(periodId),
      state: z.optional(z.enum(TRANSFER_STATES, inputRefusals.invalid.code)),
    }),
    answer: bankTransactions,
    refusals: [not_enabled],
  },
  changeBankTransaction: {
    ...writing,
    makesStale: movesMoney,
    method: 'PATCH',
    path: 'payments_info/bank_export_transactions/{id}',
    summary: 'Change amount, text or day of a transaction that is in no file',
    params: ofTransaction,
    body: z.object({
      amount: z.optional(transferAmount),
      text: z.optional(optionalLine(140)),
      dueDate: z.optional(day),
      version: z.optional(z.int(inputRefusals.invalid.code)),
    }),
    answer: bankTransaction,
    refusals: [
      ...[changed_meanwhile, more_than_available, not_a_number, not_enabled, not_open, number_range],
    ],
  },
  removeBankTransaction: {
    ...writing,
    makesStale: movesMoney,
    method: 'DELETE',
    path: 'payments_info/bank_export_transactions/{id}',
    summary:
      'Take a transaction out that is in no file: its money stays on the balance, for the next settlement',
    params: ofTransaction,
    refusals: [not_enabled, not_open],
  },
  returnBankTransaction: {
    ...writing,
    makesStale: movesMoney,
    method: 'POST',
    path: 'payments_info/bank_export_transactions/{id}/returned',
    summary: 'The bank has sent a transfer back: its money stands on the balance again',
    repeatable: true,
    params: ofTransaction,
    body: z.object({
      reason: z.enum(RETURN_REASONS, inputRefusals.invalid.code),
      note: z._default(optionalLine(200), ''),
    }),
    status: 200,
    answer: bankTransaction,
    refusals: [not_enabled, not_sent],
  },
  payBankTransactionAgain: {
    ...writing,
    makesStale: movesMoney,
    method: 'POST',
    path: 'payments_info/bank_export_transactions/{id}/pay_again',
    summary:
      'Pay what is available to a tenant whose transaction came back, was taken out, or waited for an account',
    repeatable: true,
    params: ofTransaction,
    status: 201,
    answer: bankTransaction,
    refusals: [not_enabled, not_payable],
  },
  readBankExport: {
    ...staff,
    method: 'GET',
    path: 'payments_info/bank_export',
    summary: 'What a sales period has for the bank: how much is ready, what stands in the way, its files',
    query: z.object({ salesPeriod: periodId }),
    answer: bankExport,
    refusals: [not_enabled, wrong_period_status],
  },
  startBankExport: {
    ...writing,
    method: 'POST',
    path: 'payments_info/bank_export',
    summary: 'Make the file of what is ready, as a job; its result is the file',
    repeatable: true,
    body: z.object({ salesPeriod: periodId, format: z.optional(bankFormat), proof: proofField }),
    status: 202,
    answer: jobStarted,
    refusals: [
      ...[bank_account_missing, bank_format_missing, not_enabled, nothing_to_pay, period_busy],
      ...[proof_needed, wrong_period_status],
    ],
  },
  listBankFiles: {
    ...staff,
    method: 'GET',
    path: 'payments_info/bank_files',
    summary: 'The files that were made for the bank, the newest first',
    query: z.object({ page: pageNumber }),
    answer: bankFiles,
    refusals: [not_enabled],
  },
  fetchBankFile: {
    ...writing,
    method: 'POST',
    path: 'payments_info/bank_files/{id}/download',
    summary: 'A link to a file for the bank, with the bytes that it was made with',
    params: ofFile,
    body: z._default(z.object({ proof: proofField }), {}),
    status: 200,
    answer: z.object({ url: z.string() }),
    refusals: [bank_file_state, not_enabled, proof_needed],
  },
  markBankFileUploaded: {
    ...writing,
    makesStale: movesMoney,
    method: 'POST',
    path: 'payments_info/bank_files/{id}/uploaded',
    summary: 'A file is in the bank: a job writes its transfers on the balances of the tenants',
    repeatable: true,
    params: ofFile,
    status: 202,
    answer: jobStarted,
    refusals: [bank_file_state, not_enabled],
  },
  readBankAnswer: {
    ...staff,
    right: 'money',
    method: 'POST',
    path: 'payments_info/bank_answers',
    summary:
      'What the bank says of transfers in a file (`file` of a multipart body, at most 4 MB): its answer (pain.002), a statement (camt.053, camt.054, CSV); nothing is written',
    multipart: true,
    body: z.object({
      file: z
        .file(inputRefusals.required.code)
        .check(z.maxSize(MOST_IMPORT_BYTES, importRefusals.import_too_large.code)),
    }),
    status: 200,
    answer: bankAnswer,
    refusals: [bank_answer_unknown, importRefusals.import_too_large, not_enabled],
  },
  withdrawBankFile: {
    ...writing,
    method: 'POST',
    path: 'payments_info/bank_files/{id}/withdraw',
    summary: 'Withdraw a file that was not uploaded: its transactions are open again',
    repeatable: true,
    params: ofFile,
    body: z._default(z.object({ reason: z._default(optionalLine(200), '') }), { reason: '' }),
    status: 200,
    answer: bankFile,
    refusals: [bank_file_state, not_enabled],
  },
} as const satisfies Contract
