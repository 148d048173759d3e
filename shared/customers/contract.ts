import * as z from 'zod/mini'
import { type Contract, listOf, pageNumber } from '../kit/contract.ts'
import { line, moment } from '../kit/text.ts'

export const CUSTOMER_TYPES = ['private', 'business'] as const

/** A customer as staff see it. */
export const listedCustomer = z.object({
  userNumber: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  verified: z.boolean(),
  isActive: z.boolean(),
  customerType: z.enum(CUSTOMER_TYPES),
  created: moment,
  version: z.number(),
})

/** A yes or no in a query. */
const flag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: text => text === 'true',
  encode: value => (value ? 'true' : 'false'),
})

/** How a list of customers is asked for; the export takes the same. */
const filters = {
  search: z.optional(line(100)),
  isActive: z.optional(flag),
  verified: z.optional(flag),
  customerType: z.optional(z.enum(CUSTOMER_TYPES)),
}

/** The tenants of a market, and the tenant's own account. */
export const customersContract = {
  readOwn: {
    method: 'GET',
    path: 'customer',
    audiences: ['customer'],
    summary: 'Who I am: what a session needs after log-in',
    answer: z.object({
      userNumber: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      verified: z.boolean(),
      language: z.string(),
    }),
    refusals: [],
  },
  list: {
    method: 'GET',
    path: 'customers',
    audiences: ['admin'],
    summary: 'The customers by name or newest first; a search finds by the beginnings of words',
    query: z.object({ ...filters, sort: z._default(z.enum(['name', 'number']), 'name'), page: pageNumber }),
    answer: listOf(listedCustomer),
    refusals: [],
  },
} as const satisfies Contract
