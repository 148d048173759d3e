import { customerDeleted } from '#events/customers.ts'
import { onEvent } from '../kit/subscriber.ts'
import { deleteAccount } from './provider.ts'

/** Ends the account of a customer whom staff have deleted. */
export default onEvent({
  on: customerDeleted,
  work: 'identity',
  grants: ['users'],
  handle: ({ market, payload: { userNumber } }) =>
    deleteAccount({ kind: 'customer', market, username: userNumber }),
})
