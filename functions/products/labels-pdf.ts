/**
 * Draws labels: bars as vectors and real text, in millimetres from exact places. The bars are whole dots of the printer,
 * so a page must be printed in its actual size.
 */
import type { Language } from '#shared/kit/language.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { LAYOUTS, type LabelLayout, moduleWidth, placeOf } from '#shared/products/label-layouts.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { makeDoc } from '../kit/pdf/make-doc.ts'
import { makePen, type Pen } from '../kit/pdf/pen.ts'
import { barsOf } from './code-128.ts'

export interface Label {
  number: string
  name: string
  /** As people read it. */
  price: string
  /** Empty: the tenant has none. */
  shelf: string
}

interface Asked {
  labels: readonly Label[]
  layout: LabelLayout
  /** So many places of the first page are used up. */
  skipped: number
  /** By how much the printer shifts its pages, in millimetres. */
  offset: { x: number; y: number }
  title: string
  author: string
  language: Language
  moment: Date
}

const POINTS_A_MM = 72 / 25.4
const points = (mm: number): number => mm * POINTS_A_MM

const PRICE = 14
const NAME = 8
const SMALL = 7
const GAP = 1

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws the bars of a code in the middle of a box. */
const drawBars = (
  doc: PDFKit.PDFDocument,
  widths: readonly number[],
  box: Box,
  layout: LabelLayout,
): void => {
  const modules = widths.reduce((sum, width) => sum + width, 0)
  const module = moduleWidth(layout, modules)
  if (module === undefined) throw refuse(productRefusals.label_too_narrow)
  let at = box.x + (box.width - modules * module) / 2
  doc.markContent('Artifact', { type: 'Layout' })
  widths.forEach((width, nth) => {
    if (nth % 2 === 0) doc.rect(points(at), points(box.y), points(width * module), points(box.height))
    at += width * module
  })
  doc.fillColor('#000000').fill()
  doc.endMarkedContent()
}

const lineHeight = (size: number): number => (size * 1.3) / POINTS_A_MM

/** Price and name above, the bars in what is left, the number and the shelf beneath them. */
const drawLabel = (
  pen: Pen,
  doc: PDFKit.PDFDocument,
  label: Label & { bars: readonly number[] },
  box: Box,
  layout: LabelLayout,
): void => {
  const { side } = LAYOUTS[layout]
  const inner = { x: box.x + side, width: box.width - 2 * side }
  const padding = Math.min(3, box.height * 0.06)
  const write = (text: string, y: number, size: number, isBold: boolean) =>
    pen.onGround(
      pen.root,
      'P',
      text,
      text,
      { x: points(inner.x), y: points(y), width: points(inner.width) },
      { size, isBold },
    )
  let y = box.y + padding
  write(label.price, y, PRICE, true)
  y += lineHeight(PRICE)
  write(label.name, y, NAME, false)
  y += lineHeight(NAME) + GAP
  const foot = box.y + box.height - padding - lineHeight(SMALL)
  drawBars(doc, label.bars, { ...inner, y, height: foot - y - GAP / 2 }, layout)
  write(label.shelf ? `${label.number}  ·  ${label.shelf}` : label.number, foot, SMALL, false)
}

/** Makes the file. Refuses `label_too_narrow` where a code does not fit with its white sides: it is never shrunk. */
export const labelsPdf = async ({ labels, layout, skipped, offset, ...about }: Asked): Promise<Buffer> => {
  const { page, label } = LAYOUTS[layout]
  const size: [number, number] = [points(page.width), points(page.height)]
  const { doc, ended } = await makeDoc(about, { size })
  const pen = await makePen(doc)
  const coded = await Promise.all(labels.map(async one => ({ ...one, bars: await barsOf(one.number) })))
  let present = 0
  coded.forEach((one, at) => {
    const place = placeOf(layout, skipped + at)
    for (; present < place.page; present++) doc.addPage({ size, margin: 0 })
    const box = { x: place.x + offset.x, y: place.y + offset.y, ...label }
    drawLabel(pen, doc, one, box, layout)
  })
  pen.root.end()
  doc.end()
  return ended
}
