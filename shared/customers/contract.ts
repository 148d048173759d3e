import { importCalls } from './import-calls.ts'
import { ownCalls } from './own-calls.ts'
import { staffCalls } from './staff-calls.ts'

/** Every call of the customers. A screen imports only the calls of its readers. */
export const customersContract = { ...ownCalls, ...staffCalls, ...importCalls } as const
