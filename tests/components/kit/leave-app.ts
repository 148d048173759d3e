/** The page of a customer that staff have opened by its address, and the log-in of staff. */
import { page } from 'vitest/browser'
import { sessionCalls } from '#shared/identity/session-calls.ts'
import { visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { stubList } from '../customers/customer-app.ts'
import { NONE } from '../demo.ts'
import { field, seen, title } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'

export const ADDRESS = '#/customers/100001'
export const question = page.getByRole('dialog')
export const logOut = page.getByRole('button', { name: /^Log ud/ })

export const SESSION = {
  accessToken: 'new',
  refreshToken: 'new',
  expiresIn: 43_200,
  isAdmin: true,
  marketId: 'demo',
  username: 'admin',
  mustChangePassword: false,
}

/** Opens the list, and then the customer by the address, as one who types it. */
export const openFromList = async () => {
  stubList()
  stub(sessionCalls.revoke, undefined)
  stub(visitorsCalls.list, NONE)
  await openStaff('/customers')
  await title('customers.listTitle')
  location.hash = ADDRESS
  await seen(field('name'))
}
