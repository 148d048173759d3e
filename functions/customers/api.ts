import { customersContract } from '#shared/customers/contract.ts'
import { serve } from '../kit/http.ts'
import { list } from './list.ts'
import { readOwn } from './read-own.ts'

export const handler = serve('customers', customersContract, { readOwn, list })
