import { customersMerged } from '#events/customers.ts'
import { onEvent } from '../kit/subscriber.ts'
import { deleteAccount } from './provider.ts'

/** Ends the account of a customer who was merged into another one. */
export default onEvent({
  on: customersMerged,
  work: 'identity',
  grants: ['users'],
  handle: ({ market, payload: { from } }) => deleteAccount({ kind: 'customer', market, username: from }),
})
