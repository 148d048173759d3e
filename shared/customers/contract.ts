import { accountCalls } from './account-calls.ts'
import { addressCalls } from './address-calls.ts'
import { changeOwnCalls } from './change-own-calls.ts'
import { deleteOwnCalls } from './delete-own-calls.ts'
import { importCalls } from './import-calls.ts'
import { ownCalls } from './own-calls.ts'
import { registerCalls } from './register-calls.ts'
import { staffCalls } from './staff-calls.ts'

/** Every call of the customers. A screen imports only the calls of its readers. */
export const customersContract = {
  ...registerCalls,
  ...ownCalls,
  ...changeOwnCalls,
  ...deleteOwnCalls,
  ...addressCalls,
  ...accountCalls,
  ...staffCalls,
  ...importCalls,
} as const
