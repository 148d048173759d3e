import { customersContract } from '#shared/customers/contract.ts'
import { serve } from '../kit/http.ts'
import { change } from './change.ts'
import { exportCsv } from './export-csv.ts'
import { list } from './list.ts'
import { read } from './read.ts'
import { readOwn } from './read-own.ts'

export const handler = serve('customers', customersContract, {
  readOwn,
  list,
  read,
  change,
  exportCsv,
})
