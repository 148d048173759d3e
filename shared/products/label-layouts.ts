/** Where labels lie on a sheet or a roll (D23), and how wide the bars of their codes can be. Lengths in millimetres. */

export const LABEL_LAYOUTS = [
  'a4-24',
  'a4-20',
  'a4-12',
  'a4-10',
  'a4-8',
  'roll',
  'roll-62',
  'roll-102',
] as const
export type LabelLayout = (typeof LABEL_LAYOUTS)[number]

interface Layout {
  page: { width: number; height: number }
  label: { width: number; height: number }
  columns: number
  rows: number
  /** The page above the first row. */
  top: number
  /** What a printer cannot reach at the sides of a label, or where its paper may shift. */
  side: number
  /** The widths that a bar may have, the widest first: whole dots of the printer. */
  bars: readonly number[]
  /** The same for the squares of a QR code: a camera needs a quarter of a millimetre, and gains nothing beyond a half. */
  squares: readonly number[]
}

/** Four, three and two and a half dots of a printer with 300 dots an inch. None is below 0.19 mm, which scanners need. */
const OF_300_DPI = { bars: [0.3387, 0.254, 0.2117], squares: [0.508, 0.4233, 0.3387, 0.254] } as const
/** A printer with 203 dots an inch has eight a millimetre. A bar of one dot does not scan. */
const OF_203_DPI = { bars: [0.25], squares: [0.5, 0.375, 0.25] } as const

const a4 = (columns: number, rows: number, height: number): Layout => ({
  page: { width: 210, height: 297 },
  label: { width: 210 / columns, height },
  columns,
  rows,
  top: (297 - rows * height) / 2,
  side: 5,
  ...OF_300_DPI,
})

const roll = (width: number, height: number): Layout => ({
  page: { width, height },
  label: { width, height },
  columns: 1,
  rows: 1,
  top: 0,
  side: 1.5,
  ...OF_203_DPI,
})

export const LAYOUTS: Record<LabelLayout, Layout> = {
  'a4-24': a4(3, 8, 37),
  'a4-20': a4(2, 10, 29),
  'a4-12': a4(2, 6, 48),
  'a4-10': a4(2, 5, 57),
  'a4-8': a4(2, 4, 74),
  roll: roll(57, 32),
  'roll-62': roll(62, 29),
  'roll-102': roll(102, 57),
}

/** The labels of one page. */
export const labelsAPage = (layout: LabelLayout): number => LAYOUTS[layout].columns * LAYOUTS[layout].rows

/** The page from 0 and the upper left corner of the label at a place, which counts from 0 over all pages. */
export const placeOf = (layout: LabelLayout, at: number): { page: number; x: number; y: number } => {
  const { columns, label, top } = LAYOUTS[layout]
  const onPage = at % labelsAPage(layout)
  return {
    page: Math.floor(at / labelsAPage(layout)),
    x: (onPage % columns) * label.width,
    y: top + Math.floor(onPage / columns) * label.height,
  }
}

/** Bars need this much white on each side, in widths of a bar. */
export const QUIET_BARS = 10
/** A QR code needs this much white all around, in squares. */
export const QUIET_SQUARES = 4

const widthWithin = (layout: LabelLayout): number => LAYOUTS[layout].label.width - 2 * LAYOUTS[layout].side

/** The width of a bar for a code of so many; undefined when no width fits: a code is never shrunk. */
export const barWidth = (layout: LabelLayout, bars: number): number | undefined =>
  LAYOUTS[layout].bars.find(width => (bars + 2 * QUIET_BARS) * width <= widthWithin(layout))

/** The width of a square of a QR code with so many in a row, beside which half of the label is left for the number. */
export const squareWidth = (layout: LabelLayout, squares: number): number | undefined => {
  const room = Math.min(widthWithin(layout) / 2, LAYOUTS[layout].label.height / 2 + 2)
  return LAYOUTS[layout].squares.find(width => (squares + 2 * QUIET_SQUARES) * width <= room)
}
