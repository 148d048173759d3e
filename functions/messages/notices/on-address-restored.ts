import { addressRestored } from '#events/customers.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { forgetDevices } from './forget-devices.ts'

/** Whoever undoes a change of address ends the sessions of who made it, and the pushes to their browsers. */
export default onEvent({
  on: addressRestored,
  work: 'messages',
  grants: ['table:read', 'table:write'],
  handle: ({ market, at, payload: { userNumber } }) => forgetDevices(market, userNumber, at),
})
