/** Makes a PDF file of a strip: landscape A4, a head on each page, patterns and letters for colour. Lengths in points. */
import type { BarLook, Strip, StripBar, StripPage, StripRow } from '#shared/kit/strip.ts'
import { ground } from './ground.ts'
import { makeDoc } from './make-doc.ts'
import { makePen, type Pen, type Style } from './pen.ts'

const LEFT = 30
const RIGHT = 812
const TOP = 26
const HEAD = 64
const ROW = 11.6
const TITLES = 52
const LEGEND = 548
const FOOT = 566

const TITLE: Style = { size: 15, isBold: true }
const SENDER: Style = { size: 9, color: 'soft' }
const DAY: Style = { size: 7, isBold: true }
const LETTER: Style = { size: 6, color: 'soft' }
const SHELF: Style = { size: 7.5, isBold: true }
const BAR: Style = { size: 6.5 }
const LEGEND_TEXT: Style = { size: 7.5 }
const SMALL: Style = { size: 7, color: 'soft' }

type Doc = PDFKit.PDFDocument

/** What a page draws with. */
interface Sheet {
  doc: Doc
  pen: Pen
  strip: Strip
  /** The width of a day, and the left edge of one. */
  day: number
  x: (at: number) => number
}

const bottomOf = ({ rows }: StripPage): number => HEAD + rows.length * ROW

const drawHead = ({ pen, strip, day, x }: Sheet, page: StripPage): void => {
  const half = (RIGHT - LEFT) / 2
  pen.text(
    pen.root,
    'H1',
    `${strip.title} · ${page.title}`,
    { x: LEFT, y: TOP - 4, width: half * 1.5 },
    TITLE,
  )
  const sender = { x: LEFT + half * 1.5, y: TOP, width: half / 2 }
  pen.text(pen.root, 'P', strip.sender, sender, { ...SENDER, isNumber: true })
  strip.days.forEach(({ number, letter }, at) => {
    pen.middle(letter, { x: x(at), y: HEAD - 17, width: day }, LETTER)
    pen.middle(number, { x: x(at), y: HEAD - 10, width: day }, DAY)
  })
}

/** The days behind the bars: closed ones hatched, lines between days and shelves. */
const drawGrid = ({ doc, strip, day, x }: Sheet, page: StripPage): void => {
  const bottom = bottomOf(page)
  doc.markContent('Artifact', { type: 'Layout' })
  strip.days.forEach(({ isClosed }, at) => {
    if (isClosed)
      ground(doc, { x: x(at), y: HEAD, width: day, height: bottom - HEAD }, 'rising', '#B9B0A0', 3)
  })
  strip.days.forEach(({ beginsWeek }, at) => {
    doc
      .moveTo(x(at), HEAD)
      .lineTo(x(at), bottom)
      .lineWidth(beginsWeek ? 0.8 : 0.25)
      .strokeColor(beginsWeek ? '#8C8475' : '#E7E0D3')
      .stroke()
  })
  for (let at = 0; at <= page.rows.length; at++) {
    const y = HEAD + at * ROW
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.25).strokeColor('#C9C0B0').stroke()
  }
  doc.endMarkedContent()
}

const drawBox = (doc: Doc, box: { x: number; y: number; width: number; height: number }, look: BarLook) => {
  doc.rect(box.x, box.y, box.width, box.height).fillColor('#FFFFFF').fill()
  ground(doc, box, look.pattern, '#B9B0A0', 2.5)
}

const drawBar = ({ doc, pen, x }: Sheet, row: Pen['root'], bar: StripBar, top: number): void => {
  const box = { x: x(bar.from), y: top + 1, width: x(bar.to + 1) - x(bar.from), height: ROW - 2 }
  const right = box.x + box.width
  doc.markContent('Artifact', { type: 'Layout' })
  drawBox(doc, box, bar.look)
  doc.lineWidth(0.6).strokeColor('#1F2A2E')
  doc.moveTo(box.x, box.y).lineTo(right, box.y)
  doc.moveTo(box.x, box.y + box.height).lineTo(right, box.y + box.height)
  if (!bar.beginsBefore) doc.moveTo(box.x, box.y).lineTo(box.x, box.y + box.height)
  if (!bar.endsAfter) doc.moveTo(right, box.y).lineTo(right, box.y + box.height)
  doc.stroke()
  doc.endMarkedContent()
  const label = [bar.look.letter, bar.text].filter(Boolean).join('  ')
  const room = box.width - 3
  doc.markContent('Artifact', { type: 'Layout' })
  const plate = Math.min(room, pen.width(label, BAR) + 2)
  doc
    .rect(box.x + 1, box.y + 1, plate, box.height - 2)
    .fillColor('#FFFFFF')
    .fill()
  doc.endMarkedContent()
  pen.onGround(row, 'TD', label, bar.spoken, { x: box.x + 2, y: box.y + 1, width: room }, BAR)
}

const drawRow = (sheet: Sheet, table: Pen['root'], row: StripRow, top: number): void => {
  const { pen } = sheet
  const element = pen.element(table, 'TR')
  pen.text(element, 'TH', row.title, { x: LEFT, y: top + 1.2, width: TITLES - 4 }, SHELF)
  for (const bar of row.bars) drawBar(sheet, element, bar, top)
}

/** What the letters and patterns mean, at the foot of each page. */
const drawLegend = ({ doc, pen, strip }: Sheet): void => {
  const entries = [...strip.looks, { letter: '', pattern: 'rising' as const, word: strip.closedWord }]
  const width = (RIGHT - LEFT) / entries.length
  entries.forEach((look, at) => {
    const x = LEFT + at * width
    doc.markContent('Artifact', { type: 'Layout' })
    const box = { x, y: LEGEND, width: 16, height: 9 }
    drawBox(doc, box, look)
    doc
      .rect(box.x, box.y, box.width, box.height)
      .lineWidth(look.letter ? 0.6 : 0.25)
      .strokeColor('#1F2A2E')
      .stroke()
    doc.endMarkedContent()
    if (look.letter)
      pen.onGround(pen.root, 'P', look.letter, look.word, { x: x + 5, y: LEGEND + 0.8, width: 10 }, BAR)
    pen.aside(look.word, { x: x + 20, y: LEGEND, width: width - 22 }, LEGEND_TEXT)
  })
}

const drawFoot = ({ pen, strip }: Sheet, page: number): void => {
  const half = (RIGHT - LEFT) / 2
  pen.aside(strip.footer, { x: LEFT, y: FOOT, width: half }, SMALL)
  const box = { x: LEFT + half, y: FOOT, width: half }
  pen.aside(strip.pageLabel(page, Math.max(1, strip.pages.length)), box, { ...SMALL, isNumber: true })
}

/** Makes the file. `printed` is the moment in its properties. */
export const renderStrip = async (strip: Strip, printed: Date): Promise<Buffer> => {
  const { doc, ended } = await makeDoc(
    { title: strip.title, author: strip.sender, language: strip.language, moment: printed },
    { layout: 'landscape' },
  )
  const pen = await makePen(doc)
  const day = (RIGHT - LEFT - TITLES) / strip.days.length
  const sheet: Sheet = { doc, pen, strip, day, x: at => LEFT + TITLES + at * day }
  const pages = strip.pages.length ? strip.pages : [{ title: '', rows: [] }]
  pages.forEach((page, at) => {
    if (at) pen.newPage()
    drawHead(sheet, page)
    drawGrid(sheet, page)
    const table = pen.element(pen.root, 'Table')
    page.rows.forEach((row, nth) => {
      drawRow(sheet, table, row, HEAD + nth * ROW)
    })
    drawLegend(sheet)
    drawFoot(sheet, at + 1)
  })
  pen.root.end()
  doc.end()
  return ended
}
