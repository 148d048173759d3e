/** A table that breaks over pages. Each page repeats its head; a row is never torn. */
import type { SheetRow, SheetTable } from '#shared/kit/sheet.ts'
import { AREA, type Box, type Pen, type Style, WIDTH } from './pen.ts'

const GAP = 12
const PAD = 7
const HEAD: Style = { size: 8.5, color: 'soft', isBold: true }
const CELL: Style = { size: 10 }
const DETAIL: Style = { size: 8.5, color: 'soft' }
const SUM: Style = { size: 10 }
const TOTAL: Style = { size: 13, isBold: true }
const SUMS_WIDTH = 260

/** The place of each column, without its height. */
const boxesOf = ({ columns }: SheetTable): Omit<Box, 'y'>[] => {
  const shares = columns.reduce((all, { share }) => all + share, 0)
  const room = WIDTH - GAP * (columns.length - 1)
  let x: number = AREA.left
  return columns.map(({ share }) => {
    const box = { x, width: (room * share) / shares }
    x += box.width + GAP
    return box
  })
}

const heightOf = (pen: Pen, boxes: readonly Omit<Box, 'y'>[], { cells, details = [] }: SheetRow): number => {
  const [first] = boxes
  const tallest = Math.max(...cells.map((cell, at) => pen.height(cell, boxes[at]?.width ?? 0, CELL)))
  const below = details.reduce((all, detail) => all + pen.height(detail, first?.width ?? 0, DETAIL), 0)
  return tallest + below + 2 * PAD
}

type Parent = Pen['root']

const drawHead = (pen: Pen, parent: Parent, { columns }: SheetTable, boxes: Omit<Box, 'y'>[], y: number) => {
  const row = pen.element(parent, 'TR')
  const height = Math.max(...columns.map(({ title }, at) => pen.height(title, boxes[at]?.width ?? 0, HEAD)))
  columns.forEach(({ title, isNumber }, at) => {
    const box = boxes[at]
    if (box) pen.text(row, 'TH', title, { ...box, y }, { ...HEAD, ...(isNumber ? { isNumber } : {}) })
  })
  const below = y + height + 3
  pen.line(below, { color: 'ink' })
  return below
}

const drawRow = (
  pen: Pen,
  parent: Parent,
  { columns }: SheetTable,
  boxes: Omit<Box, 'y'>[],
  { cells, details = [] }: SheetRow,
  top: number,
): void => {
  const row = pen.element(parent, 'TR')
  cells.forEach((cell, at) => {
    const box = boxes[at]
    if (!box) return
    const isNumber = columns[at]?.isNumber
    const y = top + PAD
    const parts = at ? [] : details
    const holder = pen.element(row, 'TD')
    pen.text(holder, 'P', cell, { ...box, y }, { ...CELL, ...(isNumber ? { isNumber } : {}) })
    let below = y + pen.height(cell, box.width, CELL)
    for (const detail of parts) {
      pen.text(holder, 'P', detail, { ...box, y: below }, DETAIL)
      below += pen.height(detail, box.width, DETAIL)
    }
  })
}

const SUM_WIDTH = SUMS_WIDTH / 2 - GAP / 2

type Sum = SheetTable['sums'][number]

const styleOf = ({ isTotal }: Sum): Style => (isTotal ? TOTAL : SUM)

const sumHeight = (pen: Pen, sum: Sum): number => {
  const style = styleOf(sum)
  return Math.max(pen.height(sum.label, SUM_WIDTH, style), pen.height(sum.value, SUM_WIDTH, style)) + 4
}

const sumsHeight = (pen: Pen, { sums }: SheetTable): number =>
  sums.reduce((all, sum) => all + sumHeight(pen, sum), PAD)

/** Draws the sums below a table, on the right. */
const drawSums = (pen: Pen, { sums }: SheetTable, top: number): number => {
  const x = AREA.right - SUMS_WIDTH
  let y = top + PAD
  for (const sum of sums) {
    const style = styleOf(sum)
    const line = pen.element(pen.root, 'P')
    const box = { x, y, width: SUM_WIDTH }
    pen.text(line, 'Span', sum.label, box, { ...style, color: sum.isTotal ? 'ink' : 'soft' })
    pen.text(line, 'Span', sum.value, { ...box, x: x + SUM_WIDTH + GAP }, { ...style, isNumber: true })
    y += sumHeight(pen, sum)
  }
  return y
}

/**
 * Draws a table from a height on. The sums stay below the last row, so that no total stands alone on a page. Returns the
 * height below it, which may be on a later page.
 */
export const drawTable = (pen: Pen, table: SheetTable, from: number): number => {
  const boxes = boxesOf(table)
  const parent = pen.element(pen.root, 'Table')
  let y = drawHead(pen, parent, table, boxes, from)
  table.rows.forEach((row, at) => {
    const height = heightOf(pen, boxes, row)
    const isLast = at === table.rows.length - 1
    if (y + height + (isLast ? sumsHeight(pen, table) : 0) > AREA.bottom) {
      pen.newPage()
      y = drawHead(pen, parent, table, boxes, AREA.top)
    }
    drawRow(pen, parent, table, boxes, row, y)
    y += height
    pen.line(y)
  })
  return drawSums(pen, table, y)
}
