import { expect, test } from 'vitest'
import { addLoss, type Found, linesOf, noLosses } from '#infra/operator/restore/lost.ts'

const MOMENT = new Date('2027-06-15T08:00:00Z')
const SINCE = MOMENT.getTime() / 1_000

const linesFor = (...items: Found[]): string[] => {
  const losses = noLosses()
  for (const item of items) addLoss(losses, item, SINCE)
  return linesOf(losses, { table: 'reol', moment: MOMENT })
}

const payment = (more: Partial<Found>): Found => ({
  pk: 'demo#PAYMENT#1',
  kind: 'payment',
  createdTs: SINCE - 60,
  amount: 12_300,
  currency: 'DKK',
  transactionId: 'tx-1',
  ...more,
})

test('What came before the moment is not lost', () => {
  const before = ['customer', 'administrator', 'booking-request'].map(kind => ({
    pk: `demo#${kind}`,
    kind,
    createdTs: SINCE - 1,
  }))
  expect(linesFor(...before, payment({ paidTs: SINCE - 5 }), payment({ paidTs: null }))).toEqual([
    expect.stringContaining('happened in reol after 2027-06-15T08:00:00.000Z'),
    expect.stringMatching(
      /^0 customers, 0 administrators, 0 bookings and 0 payments or refunds, of 0 markets/,
    ),
  ])
})

test('Accounts and bookings are counted; payments and refunds are named, the oldest first', () => {
  const refund = { amount: 300, currency: 'DKK', requestedTs: SINCE + 1, endedTs: SINCE + 2 }
  const lines = linesFor(
    payment({ paidTs: SINCE + 3 }),
    payment({ pk: 'berlin#PAYMENT#2', paidTs: SINCE - 9, transactionId: 'tx-2', refunds: { a: refund } }),
    { pk: 'demo#CUSTOMER#1', kind: 'customer', createdTs: SINCE + 1 },
    { pk: 'demo#X', kind: 'calendar', createdTs: SINCE + 1 },
  )
  expect(lines[1]).toMatch(
    /^1 customers, 0 administrators, 0 bookings and 2 payments or refunds, of 2 markets/,
  )
  expect(lines.slice(3)).toEqual([
    '  berlin 2027-06-15T08:00:02.000Z refund of 3.00 DKK, transaction tx-2',
    '  demo 2027-06-15T08:00:03.000Z paid 123.00 DKK, transaction tx-1',
  ])
})

test('A long list of payments is cut', () => {
  const lines = linesFor(...Array.from({ length: 130 }, (_, at) => payment({ paidTs: SINCE + 1 + at })))
  expect(lines.at(-1)).toBe('  … and 30 more')
  expect(lines).toHaveLength(104)
})

test('What went out is named apart: nobody pays, books or numbers it a second time', () => {
  const lines = linesFor(
    { pk: 'demo#FILE#1', kind: 'bank-file', number: '2027-6', madeTs: SINCE + 2 },
    { pk: 'demo#VOUCHER#1', kind: 'voucher', voucherNumber: 81, sentTs: SINCE + 1 },
    { pk: 'demo#VOUCHER#2', kind: 'voucher', voucherNumber: null, sentTs: null },
    { pk: 'demo#PAYMENT#1', kind: 'document', number: 12, issuedTs: SINCE - 1 },
  )
  expect(lines.slice(2)).toEqual([
    'These went out, and would be made again. Do not send the second one:',
    '  demo 2027-06-15T08:00:01.000Z voucher 81 was sent to the books',
    '  demo 2027-06-15T08:00:02.000Z bank file 2027-6 was made',
  ])
})
