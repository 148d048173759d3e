import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divisionOf, mirrored, outcomeOf } from '#shared/sales/book.ts'

test.each<[string, boolean, object]>([
  ['the shop', true, { paid: -8_000, share: -8_000, commission: 0 }],
  ['the tenant', false, { paid: -8_000, share: -6_400, commission: -1_600 }],
])(
  'A return whose line is not known takes back what a sale of the amount would give where %s bears the discount',
  (_who, shopBears, back) => {
    const piece = { paid: 8_000, fee: 20, sellPrice: 10_000, shopBears, original: undefined }
    const sale = divisionOf(piece)
    expect(divisionOf({ ...piece, paid: -8_000 })).toEqual(mirrored(sale))
    expect(divisionOf({ ...piece, paid: -8_000 })).toMatchObject(back)
    // Whatever the setting is by now, the line that is known decides.
    expect(divisionOf({ ...piece, paid: -8_000, shopBears: !shopBears, original: sale })).toEqual(
      mirrored(sale),
    )
  },
)

const REF = 'zettle.a.0'
const asked = {
  line: { row: 0, number: 'loakb100001-17', name: 'Lampe', quantity: '1', unitPrice: 9_000, paid: 9_000 },
  ref: REF,
  number: 'ours',
  known: { status: 5, soldIn: '' },
  receiptReason: undefined,
  soldBefore: undefined,
} as const
const of = (quantity: string, paid = 9_000) => ({ ...asked.line, quantity, paid })
const sold = { status: 6, soldIn: 'zettle.b.2' } as const
const cleared = (reason: string, quantity = '1', amount = 9_000) => ({
  cleared: { reason, quantity, amount },
})

test.each<[string, Partial<Parameters<typeof outcomeOf>[0]>, object]>([
  ['it is for sale', {}, { booked: { kind: 'sale', paid: 9_000 } }],
  ['it has no label yet', { known: { status: 4, soldIn: '' } }, { booked: { kind: 'sale', paid: 9_000 } }],
  [
    'this line has sold it before',
    { known: { status: 6, soldIn: REF } },
    { booked: { kind: 'sale', paid: 9_000 } },
  ],
  ['another line has', { known: sold }, cleared('sold_twice')],
  ['its tenant has it back', { known: { status: 7, soldIn: '' } }, cleared('not_in_shop')],
  ['it is on its way into the till', { known: { status: 3, soldIn: '' } }, cleared('not_in_shop')],
  ['nobody knows the number', { known: undefined }, cleared('unknown_number')],
  ['it is another market’s', { number: 'other', known: undefined }, cleared('other_market')],
  ['its label has an earlier prefix', { number: 'other' }, { booked: { kind: 'sale', paid: 9_000 } }],
  ['there is no number', { line: { ...asked.line, number: '' } }, cleared('no_number')],
  ['the receipt is in another currency', { receiptReason: 'other_currency' }, cleared('other_currency')],
  ['1.000 is one', { line: of('1.000') }, { booked: { kind: 'sale', paid: 9_000 } }],
  ['half a thing', { line: of('0.5') }, cleared('odd_quantity', '0.5')],
  [
    'two of one thing',
    { line: of('2') },
    { booked: { kind: 'sale', paid: 4_500 }, ...cleared('more_than_one', '1', 4_500) },
  ],
  [
    'it comes back',
    { line: of('-1', -9_000), known: sold, soldBefore: 'zettle.b.2' },
    { booked: { kind: 'return', paid: -9_000 } },
  ],
  ['it comes back and was never sold', { line: of('-1', -9_000) }, cleared('return_unknown', '-1', -9_000)],
])('A line of a receipt: %s', (_name, differs, expected) => {
  expect(outcomeOf({ ...asked, ...differs })).toEqual(expected)
})

test('Whatever a till says, what is booked and what is cleared is what it took', () => {
  const quantity = fc.oneof(
    fc.integer({ min: -5, max: 5 }).map(String),
    fc.constantFrom('0.5', '1.000', 'x', ''),
  )
  const status = fc.constantFrom(1, 3, 4, 5, 6, 7)
  fc.assert(
    fc.property(
      quantity,
      fc.integer({ min: -100_000, max: 100_000 }),
      status,
      fc.boolean(),
      (text, paid, now, isKnown) => {
        const { booked, cleared: left } = outcomeOf({
          ...asked,
          line: of(text, paid),
          known: isKnown
            ? { status: now as 1 | 3 | 4 | 5 | 6 | 7, soldIn: now === 6 ? 'zettle.b.2' : '' }
            : undefined,
          soldBefore: now === 6 ? 'zettle.b.2' : undefined,
        })
        expect((booked?.paid ?? 0) + (left?.amount ?? 0)).toBe(paid)
      },
    ),
  )
})
