import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Counted,
  DAY_STEPS,
  FEWEST_SALES,
  FEWEST_TENANTS,
  guidanceOf,
  guideWord,
  markOf,
  PRICE_STEPS,
  percentile,
  showPrices,
  stepOf,
  type Tally,
  TENANT_MARKS,
} from '#shared/sales/guidance.ts'

const tallyOf = (steps: readonly number[]): Tally => {
  const tally = new Map<number, number>()
  for (const step of steps) tally.set(step, (tally.get(step) ?? 0) + 1)
  return tally
}

const priceOf = (value: number) => stepOf(PRICE_STEPS, value)

test('Each step of price is at most a quarter above the one before it', () => {
  for (const [at, step] of PRICE_STEPS.entries()) {
    const next = PRICE_STEPS[at + 1] ?? step * 1.2
    expect(next).toBeGreaterThan(step)
    expect(next / step).toBeLessThanOrEqual(1.25)
  }
  expect(PRICE_STEPS).toHaveLength(65)
  expect([...DAY_STEPS]).toEqual(DAY_STEPS.toSorted((one, other) => one - other))
})

test('A price counts at the nearest step: no other is nearer, as a ratio, and a dearer thing counts no lower', () => {
  const amount = fc.integer({ min: 50, max: 500_000 })
  const ratio = (one: number, other: number) => Math.max(one / other, other / one)
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const nearest = ratio(priceOf(one), one)
      expect(PRICE_STEPS.every(step => ratio(step, one) >= nearest - 1e-9)).toBe(true)
      expect(nearest).toBeLessThan(1.12)
      if (one <= other) expect(priceOf(one)).toBeLessThanOrEqual(priceOf(other))
    }),
  )
  expect([1, 6_000, 9_900_000].map(priceOf)).toEqual([50, 6_000, 500_000])
  expect(stepOf(DAY_STEPS, 0)).toBe(1)
})

test('A percentile of counts is the step of the sale at that rank, whatever the order of the sales', () => {
  const sales = fc.array(fc.constantFrom(...PRICE_STEPS), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(sales, fc.integer({ min: 1, max: 100 }), (prices, percent) => {
      const sorted = prices.toSorted((one, other) => one - other)
      const rank = Math.max(1, Math.ceil((prices.length * percent) / 100))
      expect(percentile(tallyOf(prices), percent)).toBe(sorted[rank - 1])
    }),
  )
  expect(percentile(new Map(), 50)).toBeUndefined()
})

const counted = fc.record({
  prices: fc.array(fc.constantFrom(...PRICE_STEPS), { maxLength: 20 }),
  days: fc.array(fc.constantFrom(...DAY_STEPS), { maxLength: 20 }),
  marks: fc.array(fc.nat(TENANT_MARKS - 1), { maxLength: 6 }),
})

test('It speaks of eight sales of three tenants and more, and of no less; low, median and high are in this order', () => {
  fc.assert(
    fc.property(counted, ({ prices, days, marks }) => {
      const told = guidanceOf({ prices: tallyOf(prices), days: tallyOf(days), tenants: tallyOf(marks) })
      const isEnough = prices.length >= FEWEST_SALES && new Set(marks).size >= FEWEST_TENANTS
      expect(told !== null).toBe(isEnough)
      if (!told) return
      expect(told.sold).toBe(prices.length)
      expect(told.low).toBeLessThanOrEqual(told.median)
      expect(told.median).toBeLessThanOrEqual(told.high)
      expect(told.days !== null).toBe(days.length * 2 >= prices.length)
    }),
  )
})

test('What was taken back counts for nothing, also where its sale was never counted', () => {
  const enough: Counted = {
    prices: new Map([[6_000, 8]]),
    days: new Map(),
    tenants: new Map([1, 2, 3].map(mark => [mark, 1])),
  }
  expect(guidanceOf(enough)).toMatchObject({
    sold: 8,
    low: 6_000,
    high: 6_000,
    days: null,
  })
  const missed = new Map([
    [2_000, -1],
    [6_000, 8],
  ])
  expect(guidanceOf({ ...enough, prices: missed })).toMatchObject({ sold: 8, low: 6_000 })
  const twoTenants = new Map([
    [1, 5],
    [2, 3],
    [3, 0],
  ])
  expect(guidanceOf({ ...enough, tenants: twoTenants })).toBeNull()
})

test.each([
  ['Jakke str. 104', 'jakke'],
  ['Blå vinterjakke, H&M', 'vinterjakke'],
  ['2 stk. små Krus', 'krus'],
  ['Lille sort kjole', 'kjole'],
  ['Schöne Größe 38 Hose', 'hose'],
  ['Size 38 red dress', 'dress'],
  ['Løbesko', 'loebesko'],
  ['LOEBESKO', 'loebesko'],
  ['Hue', 'hue'],
  ['104', undefined],
  ['XL 3D', undefined],
  ['Blå', undefined],
  ['', undefined],
])('%j is known by %j', (name, word) => {
  expect(guideWord(name)).toBe(word)
})

test('A word is letters alone and its own word; what is typed after it and before it as filler changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), text => {
      const word = guideWord(text)
      if (word === undefined) return
      expect(word).toMatch(/^\p{L}{3,20}$/u)
      expect(guideWord(word)).toBe(word)
      expect(guideWord(`${text} str. 38`)).toBe(word)
      expect(guideWord(`Sort 38 ${text}`)).toBe(word)
    }),
  )
})

test('Tenants of neighbouring numbers have marks of their own', () => {
  const marks = Array.from({ length: 10 }, (_, at) => markOf(String(100_010 + at)))
  expect(new Set(marks).size).toBe(10)
  expect(marks.every(mark => mark >= 0 && mark < TENANT_MARKS)).toBe(true)
})

test('Prices in a sentence have no minor units that are zero, and equal ones are one', () => {
  expect(showPrices(4_000, 8_000, 'DKK', 'da')).toBe('40–80\u00a0kr.')
  expect(showPrices(250, 120_000, 'EUR', 'de')).toBe('2,50–1.200\u00a0€')
  expect(showPrices(4_000, 8_000, 'DKK', 'en')).toBe('DKK\u00a040–80')
  expect(showPrices(6_000, 6_000, 'DKK', 'da')).toBe('60\u00a0kr.')
})
