import { addressChanged } from '#events/customers.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { forgetDevices } from './forget-devices.ts'

/** Another address ends every session, and the pushes to its browsers. */
export default onEvent({
  on: addressChanged,
  work: 'messages',
  grants: ['table:read', 'table:write'],
  handle: ({ market, at, payload: { userNumber } }) => forgetDevices(market, userNumber, at),
})
