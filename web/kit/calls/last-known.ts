import { type Stored, stored } from '../stored.ts'
import { viewing } from './viewing.ts'

const kept = stored<unknown>('lastKnown', found => found)

/**
 * What a tenant's pages knew last, for times without a network. It belongs to the session of the customer and goes with
 * it (session.ts). Its shape is that of whoever writes it. Staff who look at what a tenant sees keep nothing.
 */
export const lastKnown: Stored<unknown> = {
  ...kept,
  read: () => (viewing.read() ? undefined : kept.read()),
  write: value => viewing.read() || kept.write(value),
}
