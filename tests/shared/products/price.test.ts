import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysOfChange, divide, sellPriceOn } from '#shared/products/price.ts'

const DAY = '2027-06-15'
const product = { price: 10_000, discount: 15, discountFrom: null, discountTo: null, campaign: null }

test.each([
  [645, 30, 194, 451],
  [99, 12.5, 12, 87],
  [1, 50, 1, 0],
  [-645, 30, -194, -451],
  [9_000, 20, 1_800, 7_200],
])('Of %i øre at %f %% the shop keeps %i and the tenant gets %i', (paid, fee, commission, share) =>
  expect(divide(paid, fee)).toEqual({ paid, fee, commission, share }),
)

test('No øre is made or lost, and a return mirrors its sale', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 })
  return fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 10_000 }), amount, (paid, hundredths, more) => {
      const fee = hundredths / 100
      const { commission, share } = divide(paid, fee)
      expect(commission + share).toBe(paid)
      expect(commission).toBeGreaterThanOrEqual(0)
      expect(share).toBeGreaterThanOrEqual(0)
      const back = divide(-paid, fee)
      expect([back.commission + commission, back.share + share]).toEqual([0, 0])
      const borne = divide(paid, fee, paid + more)
      expect(borne.commission + borne.share).toBe(paid)
    }),
  )
})

test('The share is that of what the label promised where the shop bears what the till took off', () => {
  expect(divide(8_000, 20)).toMatchObject({ share: 6_400, commission: 1_600 })
  expect(divide(8_000, 20, 10_000)).toMatchObject({ share: 8_000, commission: 0 })
})

const campaign = (percent: number) => ({ percent, from: '2027-06-10', to: '2027-06-15' })

test('The higher of own discount and campaign counts, never both, a campaign on its days alone', () => {
  expect(sellPriceOn(product, DAY)).toBe(8_500)
  expect(sellPriceOn({ ...product, campaign: campaign(10) }, DAY)).toBe(8_500)
  expect(sellPriceOn({ ...product, campaign: campaign(20) }, DAY)).toBe(8_000)
  for (const day of ['2027-06-09', '2027-06-16'])
    expect(sellPriceOn({ ...product, campaign: campaign(20) }, day)).toBe(8_500)
})

test.each([
  ['2027-06-15', null, 8_500],
  ['2027-06-16', null, 10_000],
  [null, '2027-06-15', 8_500],
  [null, '2027-06-14', 10_000],
])('A discount from %s to %s makes %i of 10,000 on its days alone', (discountFrom, discountTo, sells) =>
  expect(sellPriceOn({ ...product, discountFrom, discountTo }, DAY)).toBe(sells),
)

test('A price changes by itself on the first day of a discount or campaign, and on the day after its last', () => {
  expect(daysOfChange(product)).toEqual([])
  const ends = { discountFrom: '2027-06-01', discountTo: '2027-06-30', campaign: campaign(10) }
  expect(daysOfChange({ ...product, ...ends })).toEqual([
    '2027-06-01',
    '2027-07-01',
    '2027-06-10',
    '2027-06-16',
  ])
})
