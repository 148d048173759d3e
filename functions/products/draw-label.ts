/** Draws one label: its code as vectors and real text. Lengths in millimetres, from the upper left corner of the page. */
import { refuse } from '#shared/kit/refusal.ts'
import {
  barWidth,
  LAYOUTS,
  type LabelLayout,
  QUIET_SQUARES,
  squareWidth,
} from '#shared/products/label-layouts.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import type { Pen, Style } from '../kit/pdf/pen.ts'
import { barsOf, squaresOf } from './codes.ts'

export interface Label {
  number: string
  name: string
  /** A size, or what else the tenant says of it; empty without. */
  description: string
  /** As people read it. */
  price: string
  /** Empty: the tenant has none. */
  shelf: string
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** What is black of a code, from its upper left corner, and its size. A QR code has its white sides in it. */
interface Code {
  kind: 'bars' | 'squares'
  width: number
  height: number
  black: readonly Rect[]
}

/** What is drawn with: the library's document, and the pen that writes on it. */
export interface Desk {
  doc: PDFKit.PDFDocument
  pen: Pen
  layout: LabelLayout
}

const POINTS_A_MM = 72 / 25.4
export const points = (mm: number): number => mm * POINTS_A_MM
export const millimetres = (size: number): number => size / POINTS_A_MM

const PRICE = { size: 14, isBold: true }
const NAME = { size: 8, isBold: true }
const SMALL = { size: 7 }
const SMALLEST = 4
const GAP = 1

const lineHeight = ({ size }: Style): number => millimetres(size * 1.3)

const HEAD = lineHeight(NAME) + lineHeight(SMALL)

const paddingOf = (height: number): number => Math.min(3, height * 0.06)

const barsCode = (bars: readonly number[], layout: LabelLayout): Code | undefined => {
  const count = bars.reduce((sum, bar) => sum + bar, 0)
  const one = barWidth(layout, count)
  if (one === undefined) return undefined
  const { height } = LAYOUTS[layout].label
  const padding = paddingOf(height)
  const tall = height - 2 * padding - HEAD - lineHeight(PRICE) - GAP - lineHeight(SMALL) - GAP / 2
  let at = 0
  const black = bars.flatMap((bar, nth) => {
    const rect = { x: at * one, y: 0, width: bar * one, height: tall }
    at += bar
    return nth % 2 === 0 ? [rect] : []
  })
  return { kind: 'bars', width: count * one, height: tall, black }
}

/** Neighbours in a row are one rectangle, so that no viewer shows a hair of white between them. */
const runsOf = (row: readonly boolean[]): { from: number; length: number }[] =>
  row.flatMap((isBlack, from) => {
    if (!isBlack || row[from - 1]) return []
    const end = row.indexOf(false, from)
    return [{ from, length: (end === -1 ? row.length : end) - from }]
  })

const squaresCode = (rows: readonly (readonly boolean[])[], layout: LabelLayout): Code | undefined => {
  const one = squareWidth(layout, rows.length)
  if (one === undefined) return undefined
  const size = (rows.length + 2 * QUIET_SQUARES) * one
  const black = rows.flatMap((row, nth) =>
    runsOf(row).map(({ from, length }) => ({
      x: (QUIET_SQUARES + from) * one,
      y: (QUIET_SQUARES + nth) * one,
      width: length * one,
      height: one,
    })),
  )
  return { kind: 'squares', width: size, height: size, black }
}

/**
 * Bars where they fit with their white sides, and a QR code where they do not: a roll is narrow. Refuses
 * `label_too_narrow` where neither fits: no code is shrunk.
 */
export const codeOf = async (number: string, layout: LabelLayout): Promise<Code> => {
  const code = barsCode(await barsOf(number), layout) ?? squaresCode(await squaresOf(number), layout)
  if (!code) throw refuse(productRefusals.label_too_narrow)
  return code
}

const drawCode = (doc: PDFKit.PDFDocument, code: Code, left: number, top: number): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  for (const { x, y, width, height } of code.black)
    doc.rect(points(left + x), points(top + y), points(width), points(height))
  doc.fillColor('#000000').fill()
  doc.endMarkedContent()
}

/** A line that is cut where it is too long for its width. */
export const write = (
  { pen }: Desk,
  text: string,
  { x, y, width }: Omit<Box, 'height'>,
  style: Style,
): void =>
  pen.onGround(pen.root, 'P', text, text, { x: points(x), y: points(y), width: points(width) }, style)

/** A number is never cut: it is written smaller until it fits. */
const writeNumber = (desk: Desk, text: string, box: Omit<Box, 'height'>, isCentred: boolean): void => {
  const wide = millimetres(desk.pen.width(text, SMALL)) + 0.2
  const style = wide > box.width ? { size: Math.max(SMALLEST, (SMALL.size * box.width) / wide - 0.1) } : SMALL
  const left = isCentred && wide < box.width ? (box.width - wide) / 2 : 0
  write(desk, text, { ...box, x: box.x + left, width: box.width - left }, style)
}

/** The shelf in a box in the upper right corner. Returns how much of the width it takes. */
const drawShelf = (desk: Desk, shelf: string, inner: Box): number => {
  if (!shelf) return 0
  const { doc, pen } = desk
  const most = inner.width / 3
  const wide = Math.min(most, millimetres(pen.width(shelf, NAME)) + 0.2)
  const box = { x: inner.x + inner.width - wide - 3, y: inner.y, width: wide + 3, height: HEAD - GAP }
  doc.markContent('Artifact', { type: 'Layout' })
  doc.roundedRect(points(box.x), points(box.y), points(box.width), points(box.height), points(1))
  doc.lineWidth(0.6).strokeColor('#000000').stroke()
  doc.endMarkedContent()
  const text = { x: box.x + 1.5, y: box.y + (box.height - lineHeight(NAME)) / 2 + 0.2, width: wide }
  write(desk, shelf, text, NAME)
  return box.width + GAP
}

/** Name and shelf above, then the price, the code in what is left, and its number under bars or beside squares. */
export const drawLabel = (desk: Desk, label: Label & { code: Code }, box: Box): void => {
  const { side } = LAYOUTS[desk.layout]
  const padding = paddingOf(box.height)
  const inner = {
    x: box.x + side,
    y: box.y + padding,
    width: box.width - 2 * side,
    height: box.height - 2 * padding,
  }
  const { code } = label
  const taken = drawShelf(desk, label.shelf, inner)
  const beside = { x: inner.x, width: inner.width - taken }
  write(desk, label.name, { ...beside, y: inner.y }, NAME)
  if (label.description) write(desk, label.description, { ...beside, y: inner.y + lineHeight(NAME) }, SMALL)
  const isBars = code.kind === 'bars'
  const left = { x: inner.x, width: inner.width - (isBars ? 0 : code.width) }
  write(desk, label.price, { ...left, y: inner.y + HEAD }, PRICE)
  const foot = inner.y + inner.height
  if (isBars) {
    const top = inner.y + HEAD + lineHeight(PRICE) + GAP
    drawCode(desk.doc, code, inner.x + (inner.width - code.width) / 2, top)
  } else drawCode(desk.doc, code, inner.x + inner.width - code.width, foot - code.height)
  writeNumber(desk, label.number, { ...left, y: foot - lineHeight(SMALL) }, isBars)
}
