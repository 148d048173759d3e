import { customersContract } from '#shared/customers/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { resetPassword, sendConfirmation, verify } from './account.ts'
import { change } from './change.ts'
import { changeOwn } from './change-own.ts'
import {
  accountConfirmationData,
  confirmAccount,
  confirmAccountByStaff,
  mailAccountLink,
} from './confirm-account.ts'
import { confirmEmailChange, emailChangeData, undoEmailChange } from './confirm-address.ts'
import { create } from './create.ts'
import { remove } from './delete-customer.ts'
import { exportCsv } from './export-csv.ts'
import { importCsv } from './import-csv.ts'
import { importColumns, importPreview } from './import-preview.ts'
import { merge } from './merge.ts'
import { list, read, readOwn, summary } from './read.ts'
import { registerUser } from './register-user.ts'
import { readDeletion, removeOwn } from './remove-own.ts'
import { viewAsTenant } from './view-as-tenant.ts'

export const grants: readonly Grant[] = [
  'table:read',
  'table:write',
  'downloads:read',
  'downloads:write',
  'links',
]

export const handler = serve('customers', customersContract, {
  registerUser,
  readOwn,
  changeOwn,
  readDeletion,
  removeOwn,
  emailChangeData,
  confirmEmailChange,
  undoEmailChange,
  accountConfirmationData,
  confirmAccount,
  mailAccountLink,
  confirmAccountByStaff,
  list,
  read,
  summary,
  viewAsTenant,
  create,
  change,
  replace: change,
  remove,
  merge,
  sendConfirmation,
  verify,
  resetPassword,
  exportCsv,
  importPreview,
  importColumns,
  importCsv,
})
