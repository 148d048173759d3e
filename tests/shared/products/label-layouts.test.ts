import { expect, test } from 'vitest'
import {
  LABEL_LAYOUTS,
  LAYOUTS,
  labelsAPage,
  moduleWidth,
  placeOf,
  QUIET_MODULES,
} from '#shared/products/label-layouts.ts'

/** `loakb100001-17` and `loakb100001-100000` in Code 128. */
const SHORT = 178
const LONG = 200

test.each(LABEL_LAYOUTS)('The labels of %s lie on their page and none on another', layout => {
  const { page, label } = LAYOUTS[layout]
  const places = Array.from({ length: labelsAPage(layout) }, (_, at) => placeOf(layout, at))
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length)
  for (const { page: number, x, y } of places) {
    expect(number).toBe(0)
    expect(x + label.width).toBeLessThanOrEqual(page.width + 1e-9)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + label.height).toBeLessThanOrEqual(page.height + 1e-9)
  }
  expect(placeOf(layout, labelsAPage(layout))).toEqual({ ...places[0], page: 1 })
})

test('The sheets have the numbers of labels that the specification names', () =>
  expect(LABEL_LAYOUTS.map(labelsAPage)).toEqual([24, 20, 12, 10, 8, 1, 1, 1]))

test.each(
  LABEL_LAYOUTS,
)('A code on %s keeps its white sides, and its bars are whole dots or it is refused', layout => {
  for (const modules of [SHORT, LONG, 260]) {
    const width = moduleWidth(layout, modules)
    if (width === undefined) continue
    expect(width).toBeGreaterThanOrEqual(0.19)
    expect(LAYOUTS[layout].modules).toContain(width)
    expect((modules + 2 * QUIET_MODULES) * width).toBeLessThanOrEqual(LAYOUTS[layout].label.width)
  }
})

test('The usual number fits each layout; one of six running digits does not fit the narrow roll', () => {
  expect(LABEL_LAYOUTS.filter(layout => moduleWidth(layout, SHORT) === undefined)).toEqual([])
  expect(LABEL_LAYOUTS.filter(layout => moduleWidth(layout, LONG) === undefined)).toEqual(['roll'])
})
