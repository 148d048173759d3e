/** The grid of prices: what is typed over what is saved, also when another saves meanwhile (D30). */
import { expect, test } from 'vitest'
import { NO_OFFER, type SavedPrice } from '#shared/shelves/typed-offer.ts'
import { gridOf, type TypedCells } from '../../web/shelves/price-cells.ts'
import { partsOf, sendParts } from '../../web/shelves/save-prices.ts'

const ROWS = [
  { id: 'shelf', name: 'Shelf' },
  { id: 'rail', name: 'Rail' },
]
const COLUMNS = [
  { id: 'week', name: '1 week' },
  { id: 'month', name: '1 month' },
]

const saved = (price: string, version: number): SavedPrice => ({ price, version, ...NO_OFFER })

const grid = (cells: TypedCells, price = saved('100.00', 3)) =>
  gridOf(
    {
      rows: ROWS,
      columns: COLUMNS,
      saved: new Map([['shelf week', price]]),
      comma: true,
      timeZone: 'Europe/Copenhagen',
    },
    cells,
  )

const typing = (key: string, price: string) => grid({}).put([[key, { price }]])

test('A cell is changed while it differs from what is saved', () => {
  expect(grid(typing('shelf week', '120')).changed).toEqual(['shelf week'])
  expect(grid(typing('shelf week', '100')).changed).toEqual([])
  expect(grid(typing('rail month', '')).changed).toEqual([])
  expect(grid(typing('gone week', '5')).changed).toEqual([])
})

test('A line carries the version that was read; a taken price carries no offer', () => {
  expect(grid(typing('shelf week', '120')).lineOf('shelf week')).toEqual({
    price: '120.00',
    version: 3,
    ...NO_OFFER,
  })
  expect(grid(typing('shelf week', '')).lineOf('shelf week')).toEqual({ price: '0.00', version: 3 })
  expect(grid(typing('rail week', '5')).lineOf('rail week')).toMatchObject({ version: 0 })
})

test('A block is pasted to the right and down, and what does not fit is left out', () => {
  const cells = grid({}).paste('1\t2\t3\n4', { row: 'shelf', column: 'month' })
  expect(grid(cells).changed).toEqual(['shelf month', 'rail month'])
  expect(grid(cells).typedOf('rail month').price).toBe('4')
})

test('What another saved meanwhile is a choice, unless it is what was typed here', () => {
  const cells = typing('shelf week', '120')
  const after = grid(cells, saved('110.00', 4))
  expect(after.contested).toEqual(['shelf week'])
  expect(after.typedOf('shelf week').price).toBe('120')
  expect(grid(cells, saved('120.00', 4)).changed).toEqual([])

  const mine = grid(after.over(after.contested), saved('110.00', 4))
  expect(mine.contested).toEqual([])
  expect(mine.lineOf('shelf week')).toMatchObject({ price: '120.00', version: 4 })
  const theirs = grid(after.without(['shelf week']), saved('110.00', 4))
  expect(theirs.changed).toEqual([])
  expect(theirs.typedOf('shelf week').price).toBe('110,00')
})

test('Many prices are sent in parts; a refused part keeps its prices, and the others are saved', async () => {
  const keys = Array.from({ length: 70 }, (_, at) => `key ${at}`)
  const sizes: number[] = []
  const parts = partsOf(keys, async some => {
    sizes.push(some.length)
    if (some.includes('key 35')) throw new Error('refused')
  })
  const { saved: done, failure } = await sendParts(parts)
  expect(sizes).toEqual([30, 30, 10])
  expect(done).toEqual([...keys.slice(0, 30), ...keys.slice(60)])
  expect(failure).toBeDefined()
  expect((await sendParts(partsOf(['one'], async () => undefined))).failure).toBeUndefined()
})
