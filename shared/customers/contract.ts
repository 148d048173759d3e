import * as z from 'zod/mini'
import { type Contract, flag, listOf, pageNumber } from '../kit/contract.ts'
import { jobStarted } from '../kit/job.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { answeredEmail, line, moment, personName } from '../kit/text.ts'
import { CUSTOMER_TYPES } from './customer-types.ts'
import { customerRefusals } from './refusals.ts'

const { invalid } = inputRefusals

/** A customer as staff see it. */
export const listedCustomer = z.object({
  userNumber: z.string(),
  name: z.string(),
  email: answeredEmail,
  phone: z.string(),
  verified: z.boolean(),
  isActive: z.boolean(),
  customerType: z.enum(CUSTOMER_TYPES),
  created: moment,
  version: z.number(),
})

const customerType = z.enum(CUSTOMER_TYPES)

/** Limits which customers; yes and no are text in a query. */
const filters = {
  search: z.optional(line(100)),
  isActive: z.optional(flag),
  verified: z.optional(flag),
  customerType: z.optional(customerType),
}

const asked = { ...filters, isActive: z.optional(z.boolean()), verified: z.optional(z.boolean()) }

/** Limits which customers an export has. */
export const customersAsked = z.object(asked)

const userNumber = z.object({ userNumber: z.string().check(z.regex(/^\d{6,9}$/, invalid.code)) })

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
      email: answeredEmail,
      phone: z.string(),
      verified: z.boolean(),
      language: z.string(),
    }),
    refusals: [],
  },
  exportCsv: {
    method: 'POST',
    path: 'customers/export',
    audiences: ['admin'],
    summary: 'Write all customers that a search and filters find into a CSV file, as a job',
    repeatable: true,
    body: customersAsked,
    status: 202,
    answer: jobStarted,
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
  read: {
    method: 'GET',
    path: 'customers/{userNumber}',
    alias: 'customer/{userNumber}',
    audiences: ['admin'],
    summary: 'A customer',
    params: userNumber,
    answer: listedCustomer,
    refusals: [],
  },
  change: {
    method: 'PATCH',
    path: 'customers/{userNumber}',
    audiences: ['admin'],
    summary: 'Change some fields of a customer',
    params: userNumber,
    body: z.object({
      /**
       * The version that the caller read; when another change came in between, the call is refused (D30). Without it
       * the last writer wins.
       */
      version: z.optional(z.int(invalid.code)),
      name: z.optional(personName),
      phone: z.optional(line(40)),
      isActive: z.optional(z.boolean()),
      customerType: z.optional(customerType),
    }),
    answer: listedCustomer,
    refusals: [kitRefusals.changed_meanwhile, customerRefusals.invalid_phone],
  },
} as const satisfies Contract
