import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/kit/language.ts'
import { jobTask } from './jobs.ts'

/** A guest paid and is a customer now, without a password yet. */
export const customerCreated = {
  name: 'customer-created',
  version: 1,
  payload: z.object({
    userNumber: z.string(),
    email: z.string(),
    name: z.string(),
    language: z.enum(LANGUAGES),
  }),
} as const

/** Writes the customers that staff asked for into a file. */
export const customersExport = jobTask('customers-export', 'customers-jobs')
