/** What a tenant's pages keep for times without a network goes with the session. */
import { beforeEach, expect, it } from 'vitest'
import { lastKnown } from '#web/kit/calls/last-known.ts'
import { type Session, sessions } from '#web/kit/session.ts'

const SESSION: Session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresIn: 3600,
  date: 0,
  isAdmin: false,
  marketId: 'demo',
  username: '100001',
  mustChangePassword: false,
}

beforeEach(() => {
  sessions.customer.write(SESSION)
  lastKnown.write('bookings')
})

it('stays while the same account goes on with newer tokens', () => {
  sessions.customer.write({ ...SESSION, accessToken: 'newer', date: 1 })
  expect(lastKnown.read()).toBe('bookings')
})

it('stays when an administrator logs out beside it', () => {
  sessions.admin.clear()
  expect(lastKnown.read()).toBe('bookings')
})

it('goes with a log-out', () => {
  sessions.customer.clear()
  expect(lastKnown.read()).toBeUndefined()
})

it.each([
  ['another account', { username: '100002' }],
  ['the same number at another market', { marketId: 'berlin' }],
])('goes when %s logs in', (_, other) => {
  sessions.customer.write({ ...SESSION, ...other })
  expect(lastKnown.read()).toBeUndefined()
})
