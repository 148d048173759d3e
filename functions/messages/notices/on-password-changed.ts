import { passwordChanged } from '#events/identity.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { forgetDevices } from './forget-devices.ts'

/** Whoever chooses another password ends every session, and the pushes to its browsers. */
export default onEvent({
  on: passwordChanged,
  work: 'messages',
  grants: ['table:read', 'table:write'],
  handle: async ({ market, at, payload: { kind, username } }) => {
    if (kind === 'customer') await forgetDevices(market, username, at)
  },
})
