import { expect, test } from 'vitest'
import { requestMachine } from '#shared/bookings/states.ts'
import { next } from '#shared/kit/machine.ts'
import { paymentMachine } from '#shared/payments/states.ts'

test('A transition that is not in the table is undefined', () => {
  expect(next(requestMachine, 'reserved', 'open')).toBe('payment_initiated')
  expect(next(requestMachine, 'refunded', 'pay')).toBeUndefined()
  expect(next(requestMachine, 'paid', 'expire')).toBeUndefined()
})

test('Every state of a payment but paid accepts money', () => {
  const states = Object.keys(paymentMachine) as (keyof typeof paymentMachine)[]
  expect(states.filter(state => next(paymentMachine, state, 'pay') === undefined)).toEqual(['paid'])
})

test('Only refunded is a final state of a booking request', () => {
  const ends = Object.entries(requestMachine).filter(([, events]) => Object.keys(events).length === 0)
  expect(ends.map(([state]) => state)).toEqual(['refunded'])
})
