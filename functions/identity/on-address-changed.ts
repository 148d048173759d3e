import { addressChanged } from '#events/customers.ts'
import { onEvent } from '../kit/subscriber.ts'
import { logOutEverywhere } from './provider.ts'

/** Ends every session of a customer who has another address now. */
export default onEvent({
  on: addressChanged,
  work: 'identity',
  grants: ['users'],
  handle: ({ market, payload: { userNumber } }) =>
    logOutEverywhere({ kind: 'customer', market, username: userNumber }),
})
