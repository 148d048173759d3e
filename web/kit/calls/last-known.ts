import { stored } from '../stored.ts'

/**
 * What a tenant's pages knew last, for times without a network. It belongs to the session of the customer and goes with
 * it (session.ts). Its shape is that of whoever writes it.
 */
export const lastKnown = stored<unknown>('lastKnown', found => found)
