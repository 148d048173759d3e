import { expect, test } from 'vitest'
import { ownCalls } from '#shared/bookings/tenants-calls.ts'
import { sessions } from '../../web/kit/session.ts'
import { keyOf } from '../../web/kit/use-route.ts'

const logIn = (username: string) =>
  sessions.customer.write({
    accessToken: username,
    refreshToken: username,
    expiresIn: 3_600,
    date: 0,
    isAdmin: false,
    marketId: 'shop',
    username,
    mustChangePassword: false,
  })

test('The next customer at a browser is shown no answer of the one before', () => {
  const key = () => keyOf(ownCalls.listOwnBookings, { audience: 'customer', market: 'shop', query: {} })
  logIn('100001')
  const annas = key()
  expect(key()).toEqual(annas)
  logIn('100002')
  expect(key()).not.toEqual(annas)
  sessions.customer.clear()
  expect(key()).not.toEqual(annas)
})
