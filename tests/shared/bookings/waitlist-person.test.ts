/** One person has one place in a line, and who may change what it waits for. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSamePerson, mayChangeWish } from '#shared/bookings/waitlist-person.ts'

const waiter = fc.record({
  email: fc.constantFrom('ida@mail.example', 'Ida@Mail.example', 'bo@mail.example'),
  customer: fc.constantFrom(null, '100001', '100002'),
})

test('Customers are told apart by number, everybody else by address, whatever its capitals', () => {
  fc.assert(
    fc.property(waiter, waiter, (one, other) => {
      const isSame = isSamePerson(one, other)
      expect(isSamePerson(other, one)).toBe(isSame)
      expect(isSamePerson(one, one)).toBe(true)
      if (one.customer && other.customer) expect(isSame).toBe(one.customer === other.customer)
      else expect(isSame).toBe(one.email.toLowerCase() === other.email.toLowerCase())
    }),
  )
})

test('What a customer waits for is changed by that customer alone, what a visitor waits for by who types the address', () => {
  fc.assert(
    fc.property(waiter, waiter, (place, asks) => {
      expect(mayChangeWish(place, asks)).toBe(place.customer === null || place.customer === asks.customer)
    }),
  )
})
