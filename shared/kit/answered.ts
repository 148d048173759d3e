/** Shapes of what only answers have: described, not checked again. Apart from `text.ts`, so that first loads have no more. */
import * as z from 'zod/mini'

/** A mail address in an answer. */
export const answeredEmail = z.string().check(z.meta({ format: 'email' }))

/** A day in an answer. */
export const answeredDay = z.string().check(z.meta({ format: 'date' }))
