import { expect, test } from 'vitest'
import { feeOn, feeSince, withFee } from '#shared/customers/fees.ts'

const NEW = { userNumber: '100001', fee: 10, fees: [] }

test('A commission that never changed counts on every day', () => {
  expect(feeOn(NEW, '2026-11-01')).toBe(10)
  expect(feeSince(NEW)).toBeUndefined()
  expect(withFee(NEW, 10, '2026-11-15')).toBe(NEW)
})

test('A changed commission counts from its day on, and the days before keep theirs', () => {
  const more = withFee(NEW, 15, '2026-11-15')
  const again = withFee(withFee(more, 50, '2026-12-01'), 20, '2026-12-01')
  expect(again).toEqual({
    ...NEW,
    fee: 20,
    fees: [
      { from: '', fee: 10 },
      { from: '2026-11-15', fee: 15 },
      { from: '2026-12-01', fee: 20 },
    ],
  })
  const days = ['2026-11-01', '2026-11-14', '2026-11-15', '2026-11-30', '2026-12-01', '2027-01-01']
  expect(days.map(day => feeOn(again, day))).toEqual([10, 10, 15, 15, 20, 20])
  expect(feeSince(again)).toBe('2026-12-01')
})
