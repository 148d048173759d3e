import { accountConfirmed } from '#events/identity.ts'
import { Refusal } from '#shared/kit/refusal.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit } from '../kit/table.ts'
import { verifyCustomer } from './table/customer.ts'

/** Marks the mail address of a customer as verified: they opened the link in our mail. */
export default onEvent({
  on: accountConfirmed,
  work: 'customers',
  grants: ['table:write'],
  handle: async ({ market, payload }) => {
    try {
      await commit([verifyCustomer(market, payload.username, payload.email)])
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  },
})
