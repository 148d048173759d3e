import { accountConfirmed } from '#events/identity.ts'
import { Refusal } from '#shared/kit/refusal.ts'
import { subscriber } from '../kit/subscriber.ts'
import { commit } from '../kit/table.ts'
import { verifyCustomer } from './table/customer.ts'

/** Who opened the link in our mail has shown that the address is theirs. */
export const handler = subscriber(accountConfirmed, async ({ market, payload }) => {
  try {
    await commit([verifyCustomer(market, payload.username, payload.email)])
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
})
