import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromKept, keptSale, NO_SALE, type Sale, toKept } from '#shared/bookings/sale.ts'

const few = fc.constantFrom(0, 1, 44_900)
const day = fc.constantFrom('2026-11-28', '2026-12-01')
const sale: fc.Arbitrary<Sale> = fc.record(
  {
    begins: day,
    rent: few,
    services: few,
    refunded: few,
    period: fc.record({
      id: fc.constantFrom('', '01M7YPFKG789VHXMJ047KSPYSG'),
      name: fc.constantFrom('', 'Sommer'),
      days: fc.nat(1),
      weeks: fc.nat(2),
      months: fc.nat(1),
    }),
    isOnline: fc.boolean(),
    isExtension: fc.boolean(),
    isWithheld: fc.boolean(),
  },
  { noNullPrototype: true },
)

test('A row keeps all of a sale, and nothing of what is nothing', () => {
  fc.assert(
    fc.property(sale, day, (one, dateStart) => {
      expect(fromKept(keptSale.parse(toKept(one, dateStart)), dateStart)).toEqual(one)
    }),
  )
  expect(toKept({ ...NO_SALE, begins: '2026-11-28' }, '2026-11-28')).toEqual({ period: {} })
})
