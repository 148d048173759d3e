/**
 * Units as types. A plain number fits each of them, but one unit never fits another, so seconds cannot be handed to
 * what counts milliseconds.
 */
import * as z from 'zod/mini'

/** Seconds: a length, or a moment since 1970 UTC. */
export type Seconds = number & { readonly unit?: 'seconds' }

/** Milliseconds: a length, or a moment since 1970 UTC. */
export type Millis = number & { readonly unit?: 'milliseconds' }

/** Whole minor units of a currency: øre, cent. */
export type Minor = number & { readonly unit?: 'minor' }

/** Shapes of stored numbers. */
export const seconds: z.ZodMiniType<Seconds, Seconds> = z.number()
export const millis: z.ZodMiniType<Millis, Millis> = z.number()
export const minor: z.ZodMiniType<Minor, Minor> = z.number()

export const toMillis = (moment: Seconds): Millis => moment * 1000

/** Whole seconds, rounded down. */
export const toSeconds = (moment: Millis): Seconds => Math.floor(moment / 1000)
