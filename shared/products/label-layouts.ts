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
  modules: readonly number[]
}

/** Four, three and two and a half dots of a printer with 300 dots an inch. None is below 0.19 mm, which scanners need. */
const OF_300_DPI = [0.3387, 0.254, 0.2117] as const
/** Two dots of a printer with 203 dots an inch: a bar of one dot does not scan. */
const OF_203_DPI = [0.25] as const

const a4 = (columns: number, rows: number, height: number): Layout => ({
  page: { width: 210, height: 297 },
  label: { width: 210 / columns, height },
  columns,
  rows,
  top: (297 - rows * height) / 2,
  side: 5,
  modules: OF_300_DPI,
})

const roll = (width: number, height: number): Layout => ({
  page: { width, height },
  label: { width, height },
  columns: 1,
  rows: 1,
  top: 0,
  side: 1.5,
  modules: OF_203_DPI,
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

/** A code needs this much white on each side, in widths of a bar. */
export const QUIET_MODULES = 10

/** The width of a bar for a code of so many modules; undefined when no width fits: a code is never shrunk. */
export const moduleWidth = (layout: LabelLayout, modules: number): number | undefined => {
  const { label, side, modules: widths } = LAYOUTS[layout]
  return widths.find(width => (modules + 2 * QUIET_MODULES) * width <= label.width - 2 * side)
}
