import { expect, test } from 'vitest'
import { requestMachine } from '#shared/bookings/states.ts'
import { next } from '#shared/kit/machine.ts'
import { paymentMachine } from '#shared/payments/states.ts'

test('what is not in the table cannot happen', () => {
  expect(next(requestMachine, 'reserved', 'open')).toBe('payment_initiated')
  expect(next(requestMachine, 'refunded', 'pay')).toBeUndefined()
  expect(next(requestMachine, 'paid', 'expire')).toBeUndefined()
})

test('money has a meaning after every other end of a payment, and only once', () => {
  const states = Object.keys(paymentMachine) as (keyof typeof paymentMachine)[]
  expect(states.filter(state => next(paymentMachine, state, 'pay') === undefined)).toEqual(['paid'])
})

test('every state of a request that is not an end leads on', () => {
  const ends = Object.entries(requestMachine).filter(([, events]) => Object.keys(events).length === 0)
  expect(ends.map(([state]) => state)).toEqual(['refunded'])
})
