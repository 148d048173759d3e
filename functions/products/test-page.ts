/** Draws the page by which a printer is tried: a frame a label with its place, rulers above and on the left, one code. */
import type { Language } from '#shared/kit/language.ts'
import { LAYOUTS, labelsAPage } from '#shared/products/label-layouts.ts'
import { TEST_PAGE } from '#shared/products/words.ts'
import { type Box, type codeOf, type Desk, drawLabel, type Label, points } from './draw-label.ts'

interface TestPage {
  /** Where the label at a place lies; a place on a page that is not there yet adds it. */
  boxAt: (at: number) => Box
  offset: { x: number; y: number }
  language: Language
  sample: Label & { code: Awaited<ReturnType<typeof codeOf>> }
}

const TICK = { one: 1.2, five: 2.2, ten: 3.2 }
const TINY = { size: 5 }
const TEXT = { size: 7.5 }
const PLACE = { size: 16, isBold: true }
/** The rulers and their numbers take so much from the side of a page. */
const RULER = 6.5

const tickAt = (mm: number): number => (mm % 10 === 0 ? TICK.ten : mm % 5 === 0 ? TICK.five : TICK.one)

/** The millimetres of a side that are no nearer to its ends than a printer reaches. */
const marks = (side: number, length: number): number[] =>
  Array.from({ length: Math.floor(length) + 1 }, (_, mm) => mm).filter(
    mm => mm >= side && mm <= length - side,
  )

/** Both rulers count from the paper's edge, so that a shifted page shows by how much. */
const drawRulers = ({ doc, pen, layout }: Desk, { x, y }: TestPage['offset']): void => {
  const { page, side } = LAYOUTS[layout]
  const across = marks(side, page.width)
  const down = marks(side, page.height)
  doc.markContent('Artifact', { type: 'Layout' })
  for (const mm of across)
    doc.moveTo(points(x + mm), points(y + side)).lineTo(points(x + mm), points(y + side + tickAt(mm)))
  for (const mm of down)
    doc.moveTo(points(x + side), points(y + mm)).lineTo(points(x + side + tickAt(mm)), points(y + mm))
  doc.lineWidth(0.3).strokeColor('#000000').stroke()
  doc.endMarkedContent()
  const isTen = (mm: number): boolean => mm % 10 === 0 && mm > side + TICK.ten
  for (const mm of across.filter(isTen)) {
    const box = { x: points(x + mm - 4), y: points(y + side + TICK.ten), width: points(8) }
    pen.middle(String(mm), box, TINY)
  }
  for (const mm of down.filter(isTen)) {
    const box = { x: points(x + side + TICK.ten - 1), y: points(y + mm - 1), width: points(5) }
    pen.middle(String(mm), box, TINY)
  }
}

const drawFrame = ({ doc }: Desk, { x, y, width, height }: Box): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(points(x), points(y), points(width), points(height))
  doc.lineWidth(0.4).strokeColor('#000000').stroke()
  doc.endMarkedContent()
}

/** The sentence stands in the first label and the sample in the last, on a roll on a page of its own. */
export const drawTestPage = (desk: Desk, { boxAt, offset, language, sample }: TestPage): void => {
  const { pen, layout } = desk
  const { side } = LAYOUTS[layout]
  const count = labelsAPage(layout)
  const inset = side + RULER
  const last = Math.max(1, count - 1)
  for (let at = 0; at < count; at++) drawFrame(desk, boxAt(at))
  for (let at = 1; at < last; at++) {
    const { x, y, width, height } = boxAt(at)
    const box = { x: points(x + inset), y: points(y + height / 2 - 3), width: points(width - 2 * inset) }
    pen.middle(String(at + 1), box, PLACE)
  }
  drawRulers(desk, offset)
  const { x, y, width } = boxAt(0)
  const box = { x: points(x + inset), y: points(y + inset), width: points(width - inset - side) }
  pen.text(pen.root, 'P', `1 · ${TEST_PAGE[language].say}`, box, TEXT)
  drawLabel(desk, { ...sample, shelf: String(last + 1) }, boxAt(last))
}
