import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNeeded, SET_UP_POINTS, type SetUpFacts, setUpPoints } from '#shared/bookings/set-up.ts'

const READY: SetUpFacts = {
  address: 'Vestergade 12',
  country: 'dk',
  vatId: 'DK12345674',
  openingHours: [{ fromHour: null }, { fromHour: '10:00' }],
  shelfTypes: [{ isActive: true, prices: 1 }],
  shelves: 1,
  onlineBookingFeature: true,
  termsVersion: 1,
  showPaymentTerms: true,
  elavonApiValid: true,
  defaultFee: 20,
  vatPercentNew: 25,
  zettleIntegration: true,
  zettleApiValid: true,
  flexposApiValid: false,
  hasBeenBooked: true,
}

const openOf = (facts: SetUpFacts) =>
  setUpPoints(facts).flatMap(({ point, isDone }) => (isDone ? [] : [point]))

test('A market with everything has nothing left', () => expect(openOf(READY)).toEqual([]))

test.each([
  [{ address: '' }, 'address'],
  [{ vatId: '' }, 'vat_id'],
  [{ openingHours: [{ fromHour: null }] }, 'opening_hours'],
  [{ shelves: 0 }, 'shelves'],
  [{ shelfTypes: [...READY.shelfTypes, { isActive: true, prices: 0 }] }, 'prices'],
  [{ shelfTypes: [{ isActive: false, prices: 3 }] }, 'prices'],
  [{ termsVersion: 0 }, 'terms'],
  [{ showPaymentTerms: false }, 'terms'],
  [{ elavonApiValid: false }, 'card_account'],
  [{ hasBeenBooked: false }, 'first_booking'],
  [{ defaultFee: 0 }, 'commission'],
  [{ vatPercentNew: 0 }, 'vat_new'],
  [{ zettleIntegration: false }, 'till'],
] as const)('%o leaves %s alone to be done', (lacking, point) =>
  expect(openOf({ ...READY, ...lacking })).toEqual([point]),
)

test('Where no VAT is charged, no number is asked for', () =>
  expect(openOf({ ...READY, country: 'us', vatId: '', vatPercentNew: 0 })).toEqual([]))

test('A shop takes bookings without what sales begin with', () =>
  expect(SET_UP_POINTS.filter(point => !isNeeded(point))).toEqual(['commission', 'vat_new', 'till']))

test('A hidden type needs no price', () =>
  expect(openOf({ ...READY, shelfTypes: [...READY.shelfTypes, { isActive: false, prices: 0 }] })).toEqual([]))

test('Without types both types and prices are left', () =>
  expect(openOf({ ...READY, shelfTypes: [] })).toEqual(['shelf_types', 'prices']))

test('The points keep their order, and only a market with online booking has the last three', () =>
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.nat(3), (onlineBookingFeature, elavonApiValid, shelves) => {
      const points = setUpPoints({ ...READY, onlineBookingFeature, elavonApiValid, shelves })
      expect(points.map(({ point }) => point)).toEqual(SET_UP_POINTS.slice(0, onlineBookingFeature ? 12 : 9))
    }),
  ))
