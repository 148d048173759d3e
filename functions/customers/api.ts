import { customersContract } from '#shared/customers/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { change } from './change.ts'
import { exportCsv } from './export-csv.ts'
import { list } from './list.ts'
import { read } from './read.ts'
import { readOwn } from './read-own.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write']

export const handler = serve('customers', customersContract, {
  readOwn,
  list,
  read,
  change,
  exportCsv,
})
