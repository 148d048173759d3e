/** The number of a customer in a call of staff (D7). */
import * as z from 'zod/mini'
import { inputRefusals } from './refusals.ts'

export const userNumber = z.string().check(z.regex(/^\d{6,9}$/, inputRefusals.invalid.code))
