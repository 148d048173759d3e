/** Prices with offers as staff type them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn } from '#shared/kit/day.ts'
import {
  amountAsTyped,
  isSamePrice,
  NO_OFFER,
  offerAsSent,
  offerAsTyped,
  problemOf,
  type SentOffer,
  type TypedPrice,
} from '#shared/shelves/typed-offer.ts'

const ZONE = 'Europe/Copenhagen'
const typed = (some: Partial<TypedPrice>): TypedPrice => ({
  price: '100',
  discountPercent: '',
  discountValidFrom: '',
  discountValidTo: '',
  ...some,
})

test('An offer holds from the first moment of its first day to the last moment of its last day', () => {
  const sent = offerAsSent(
    { discountPercent: '20', discountValidFrom: '2026-03-29', discountValidTo: '2026-03-29' },
    NO_OFFER,
    ZONE,
  )
  // The day on which the clocks go forward has 23 hours.
  expect(sent).toEqual({
    discountPercent: 20,
    discountValidFrom: '2026-03-28T23:00:00.000Z',
    discountValidTo: '2026-03-29T21:59:59.999Z',
  })
})

test('A day that was not changed keeps the moment that is saved; an emptied one is none', () => {
  const saved: SentOffer = {
    discountPercent: 15,
    discountValidFrom: '2026-11-20T09:30:00.000Z',
    discountValidTo: '2026-12-01T17:00:00.000Z',
  }
  expect(offerAsSent(offerAsTyped(saved, ZONE), saved, ZONE)).toEqual(saved)
  expect(offerAsSent({ ...offerAsTyped(saved, ZONE), discountValidTo: '' }, saved, ZONE)).toEqual({
    ...saved,
    discountValidTo: null,
  })
})

test('Every day that is typed is the day that is shown afterwards, in every time zone', () => {
  const zones = fc.constantFrom(
    'Europe/Copenhagen',
    'Europe/London',
    'Pacific/Kiritimati',
    'America/New_York',
  )
  const days = fc
    .integer({ min: 0, max: 20_000 })
    .map(at => dayIn('UTC', at * 86_400_000 + 1_000_000_000_000))
  fc.assert(
    fc.property(zones, days, days, (zone, from, to) => {
      const offer = { discountPercent: '10', discountValidFrom: from, discountValidTo: to }
      expect(offerAsTyped(offerAsSent(offer, NO_OFFER, zone), zone)).toEqual(offer)
    }),
    { numRuns: 50 },
  )
})

test.each<[Partial<TypedPrice>, ReturnType<typeof problemOf>]>([
  [{}, undefined],
  [{ price: '' }, undefined],
  [{ price: 'ten' }, 'amount'],
  [{ price: '-1' }, 'amount'],
  [{ discountPercent: '1' }, undefined],
  [{ discountPercent: '100' }, undefined],
  [{ discountPercent: '0' }, undefined],
  [{ discountPercent: '101' }, 'percent'],
  [{ discountPercent: '1,5' }, 'percent'],
  [{ discountPercent: '-5' }, 'percent'],
  [{ discountValidFrom: '2026-11-20', discountValidTo: '2026-11-20' }, undefined],
  [{ discountValidFrom: '2026-11-21', discountValidTo: '2026-11-20' }, 'range'],
  [{ discountValidTo: '2026-11-20' }, undefined],
  [{ discountValidFrom: '31-02-2026', discountValidTo: '2026-11-20' }, 'from'],
  [{ discountValidTo: 'i morgen' }, 'to'],
])('What is typed as %j is wrong in %j', (some, problem) => {
  expect(problemOf(typed(some))).toBe(problem)
})

test('Prices are the same however they are typed, and without a price there is no offer', () => {
  expect(isSamePrice(typed({ price: '1.699,00' }), typed({ price: '1699' }))).toBe(true)
  expect(isSamePrice(typed({ discountPercent: '0' }), typed({}))).toBe(true)
  expect(isSamePrice(typed({ price: '', discountPercent: '20' }), typed({ price: '0' }))).toBe(true)
  expect(isSamePrice(typed({ discountPercent: '20' }), typed({ discountPercent: '21' }))).toBe(false)
  expect(isSamePrice(typed({ discountValidTo: '2026-11-20' }), typed({}))).toBe(false)
  expect(amountAsTyped('1699.50', true)).toBe('1699,50')
})
