/** The part of a picture that staff choose, and the size in which it is drawn. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWhole, largestPart, placed, turned, WHOLE } from '#web/kit/crop/geometry.ts'

const MOST = 2400
const PHOTO = { width: 4000, height: 3000 }
const sides = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
})
const turns = fc.nat({ max: 3 })

describe('the size of the drawing', () => {
  it.each([
    ['a large picture', WHOLE, 0, { width: 2400, height: 1800 }],
    ['a large picture on its side', WHOLE, 1, { width: 1800, height: 2400 }],
    ['its left half', { ...WHOLE, width: 50 }, 0, { width: 1600, height: 2400 }],
    ['a small part', { x: 10, y: 10, width: 25, height: 10 }, 0, { width: 1000, height: 300 }],
    [
      'a small part of it upside down',
      { x: 10, y: 10, width: 25, height: 10 },
      2,
      { width: 1000, height: 300 },
    ],
    [
      'a small part of it on its side',
      { x: 10, y: 10, width: 25, height: 10 },
      3,
      { width: 750, height: 400 },
    ],
  ])('%s', (_, part, quarters, size) => {
    expect(placed(PHOTO, { part, turns: quarters }, MOST)).toMatchObject(size)
  })

  it('is never above the bar or empty, and keeps the shape', () => {
    fc.assert(
      fc.property(sides, turns, (picture, quarters) => {
        const { width, height, scale } = placed(picture, { part: WHOLE, turns: quarters }, MOST)
        const shown = turned(picture, quarters)
        expect(Math.max(width, height)).toBeLessThanOrEqual(MOST)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
        expect(scale).toBeLessThanOrEqual(1)
        expect(Math.abs(width - Math.max(1, shown.width * scale))).toBeLessThanOrEqual(0.5)
        expect(Math.abs(height - Math.max(1, shown.height * scale))).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  it('leaves out what is before the part', () => {
    const part = { x: 50, y: 25, width: 50, height: 50 }
    expect(placed(PHOTO, { part, turns: 0 }, 1000)).toEqual({
      width: 1000,
      height: 750,
      scale: 0.5,
      left: 1000,
      top: 375,
    })
  })
})

describe('the largest part of a shape', () => {
  it('lies within the picture, in its middle, and has the shape', () => {
    fc.assert(
      fc.property(sides, fc.double({ min: 0.2, max: 5, noNaN: true }), (picture, shape) => {
        const { x, y, width, height } = largestPart(picture, shape)
        expect(Math.max(width, height)).toBeCloseTo(100)
        expect([2 * x + width, 2 * y + height]).toEqual([expect.closeTo(100), expect.closeTo(100)])
        expect((picture.width * width) / (picture.height * height)).toBeCloseTo(shape)
      }),
    )
  })

  it('is the whole picture where any shape will do', () => {
    expect(largestPart(PHOTO, undefined)).toEqual(WHOLE)
  })
})

it('Only a picture that is neither cropped nor turned is sent as it is', () => {
  expect(isWhole({ part: WHOLE, turns: 0 })).toBe(true)
  expect(isWhole({ part: WHOLE, turns: 2 })).toBe(false)
  expect(isWhole({ part: { ...WHOLE, height: 99 }, turns: 0 })).toBe(false)
})
