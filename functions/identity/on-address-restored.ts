import { addressRestored } from '#events/customers.ts'
import { passwordResetRequested } from '#events/identity.ts'
import { emit } from '../kit/outbox.ts'
import { onEvent } from '../kit/subscriber.ts'
import { endPassword } from './end-password.ts'

/** Ends password and sessions of a customer who has the former address again, and has a link mailed to it. */
export default onEvent({
  on: addressRestored,
  work: 'identity',
  grants: ['table:read', 'table:write', 'users', 'links'],
  handle: ({ market, payload: { userNumber: username, email, language } }) =>
    endPassword({ kind: 'customer', market, username }, [
      emit(market, passwordResetRequested, { username, email, language }),
    ]),
})
