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
  known: { status: 5, soldIn: '', sellPrice: 9_000 },
  receiptReason: undefined,
  soldBefore: undefined,
} as const
const of = (quantity: string, paid = 9_000) => ({ ...asked.line, quantity, paid })
const sold = { status: 6, soldIn: 'zettle.b.2', soldFor: 9_000, sellPrice: 9_000 } as const
const cleared = (reason: string, quantity = '1', amount = 9_000) => ({
  cleared: { reason, quantity, amount },
})

test.each<[string, Partial<Parameters<typeof outcomeOf>[0]>, object]>([
  ['it is for sale', {}, { booked: { kind: 'sale', paid: 9_000 } }],
  [
    'it has no label yet',
    { known: { status: 4, soldIn: '', sellPrice: 9_000 } },
    { booked: { kind: 'sale', paid: 9_000 } },
  ],
  [
    'this line has sold it before',
    { known: { status: 6, soldIn: REF, sellPrice: 9_000 } },
    { booked: { kind: 'sale', paid: 9_000 } },
  ],
  ['another line has', { known: sold }, cleared('sold_twice')],
  ['its tenant has it back', { known: { status: 7, soldIn: '', sellPrice: 9_000 } }, cleared('not_in_shop')],
  [
    'it is on its way into the till',
    { known: { status: 3, soldIn: '', sellPrice: 9_000 } },
    cleared('not_in_shop'),
  ],
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
  [
    'a part of it is paid back',
    { line: of('-1', -4_500), known: sold, soldBefore: 'zettle.b.2' },
    { booked: { kind: 'reduction', paid: -4_500 } },
  ],
  [
    'it comes back, and cash was rounded',
    { line: of('-1', -8_950), known: sold, soldBefore: 'zettle.b.2' },
    { booked: { kind: 'return', paid: -8_950 } },
  ],
  [
    'it comes back for more than was paid',
    { line: of('-1', -20_000), known: { ...sold, soldFor: 18_806 }, soldBefore: 'zettle.b.2' },
    { booked: { kind: 'return', paid: -18_806 }, ...cleared('too_much_back', '-1', -1_194) },
  ],
  [
    'its price has a sign and its quantity none',
    { line: of('1', -1_000) },
    cleared('odd_amount', '1', -1_000),
  ],
  [
    'nothing is paid for it',
    { line: of('1', 0) },
    { booked: { kind: 'sale', paid: 0 }, ...cleared('for_nothing', '1', 0) },
  ],
  ['the till’s clock is wrong', { receiptReason: 'wrong_clock' }, cleared('wrong_clock')],
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
      fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
      (text, paid, now, isKnown, soldFor) => {
        const { booked, cleared: left } = outcomeOf({
          ...asked,
          line: of(text, paid),
          known: isKnown
            ? {
                status: now as 1 | 3 | 4 | 5 | 6 | 7,
                soldIn: now === 6 ? 'zettle.b.2' : '',
                soldFor,
                sellPrice: 9_000,
              }
            : undefined,
          soldBefore: now === 6 ? 'zettle.b.2' : undefined,
        })
        expect((booked?.paid ?? 0) + (left?.amount ?? 0)).toBe(paid)
      },
    ),
  )
})

test.each<[string, number, number, object]>([
  ['50.00 of 100.00 at 25 %', 10_000, -5_000, { paid: -5_000, commission: -1_250, share: -3_750 }],
  ['a discount row of 2.00 on 12.50 at 15 %', 1_250, -200, { paid: -200, commission: -30, share: -170 }],
])('A reduction of %s', (_name, paid, by, expected) => {
  const fee = paid === 1_250 ? 15 : 25
  const sale = divisionOf({ paid, fee, sellPrice: paid, shopBears: false })
  const piece = { paid: by, fee: 40, sellPrice: paid, shopBears: false, original: sale, isReduction: true }
  expect(divisionOf(piece)).toMatchObject(expected)
  // Where the shop bears what the till takes off, the tenant keeps the share.
  expect(divisionOf({ ...piece, shopBears: true })).toMatchObject({ paid: by, commission: by, share: 0 })
})

test('However often a sale is reduced, it stands as one of what is left, and a reduction that is taken back leaves nothing', () => {
  const amount = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(
      amount,
      fc.array(amount, { maxLength: 5 }),
      fc.integer({ min: 0, max: 1_000 }),
      (paid, parts, per) => {
        const fee = per / 10
        const how = { fee, sellPrice: paid, shopBears: false, isReduction: true }
        let stands = divisionOf({ ...how, paid, isReduction: false })
        for (const part of parts.filter(one => one < stands.paid)) {
          const by = divisionOf({ ...how, paid: 0 - part, original: stands })
          expect(by.commission + by.share).toBe(0 - part)
          expect(divisionOf({ ...how, paid: part, original: by })).toEqual(mirrored(by))
          stands = {
            ...stands,
            paid: stands.paid + by.paid,
            commission: stands.commission + by.commission,
            share: stands.share + by.share,
          }
        }
        expect(stands).toEqual(divisionOf({ ...how, paid: stands.paid, isReduction: false }))
      },
    ),
  )
})
