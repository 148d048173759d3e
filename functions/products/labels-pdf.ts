/**
 * Makes files of labels, in millimetres from exact places. The codes are whole dots of the printer, so a page must be
 * printed in its actual size.
 */
import type { Language } from '#shared/kit/language.ts'
import { LAYOUTS, type LabelLayout, placeOf } from '#shared/products/label-layouts.ts'
import { makeDoc } from '../kit/pdf/make-doc.ts'
import { makePen } from '../kit/pdf/pen.ts'
import { codeOf, type Desk, drawLabel, type Label, points } from './draw-label.ts'
import { drawTestPage } from './test-page.ts'

interface About {
  layout: LabelLayout
  /** By how much the printer shifts its pages, in millimetres. */
  offset: { x: number; y: number }
  title: string
  author: string
  language: Language
  moment: Date
}

/** The document, and where a label lies: a place on a page that is not there yet adds it. */
const begin = async ({ layout, offset, ...about }: About) => {
  const { page, label } = LAYOUTS[layout]
  const size: [number, number] = [points(page.width), points(page.height)]
  const { doc, ended } = await makeDoc(about, { size })
  const desk: Desk = { doc, pen: await makePen(doc), layout }
  let present = 0
  const boxAt = (at: number) => {
    const place = placeOf(layout, at)
    for (; present < place.page; present++) doc.addPage({ size, margin: 0 })
    return { x: place.x + offset.x, y: place.y + offset.y, ...label }
  }
  const end = (): Promise<Buffer> => {
    desk.pen.root.end()
    doc.end()
    return ended
  }
  return { desk, boxAt, end }
}

/** Labels after so many places of the first page that are used up. Refuses `label_too_narrow` where no code fits. */
export const labelsPdf = async ({
  labels,
  skipped,
  ...about
}: About & { labels: readonly Label[]; skipped: number }): Promise<Buffer> => {
  const coded = await Promise.all(
    labels.map(async one => ({ ...one, code: await codeOf(one.number, about.layout) })),
  )
  const { desk, boxAt, end } = await begin(about)
  for (const [at, one] of coded.entries()) drawLabel(desk, one, boxAt(skipped + at))
  return end()
}

/** A page that shows where a printer puts the labels of a layout: with a ruler, and a code to try. */
export const testPagePdf = async ({ sample, ...about }: About & { sample: Label }): Promise<Buffer> => {
  const { desk, boxAt, end } = await begin(about)
  drawTestPage(desk, {
    boxAt,
    offset: about.offset,
    language: about.language,
    sample: { ...sample, code: await codeOf(sample.number, about.layout) },
  })
  return end()
}
