/** Makes a PDF file of a sheet: A4, real text, tagged for screen readers. */
import type { Sheet, SheetBlock } from '#shared/kit/sheet.ts'
import { makeDoc } from './make-doc.ts'
import { AREA, makePen, type Pen, type Style, WIDTH } from './pen.ts'
import { drawTable } from './table.ts'

const NAME: Style = { size: 18, isBold: true, color: 'green' }
const ADDRESS: Style = { size: 9, color: 'soft' }
const TITLE: Style = { size: 26, isBold: true }
const SUBTITLE: Style = { size: 11, color: 'soft' }
const LABEL: Style = { size: 8.5, color: 'soft', isBold: true }
const VALUE: Style = { size: 10 }
const NOTE: Style = { size: 9.5, color: 'soft' }
const FOOT: Style = { size: 8, color: 'soft' }

const COLUMN_GAP = 24
/** The second block of a line is the wider one: it has labels before its values. */
const SIDES = [
  { x: AREA.left, width: WIDTH * 0.4 },
  { x: AREA.left + WIDTH * 0.4 + COLUMN_GAP, width: WIDTH * 0.6 - COLUMN_GAP },
] as const
const LABEL_WIDTH = 96

/** The letterhead: the name on the left, the address on the right. */
const drawSender = (pen: Pen, { name, lines }: Sheet['sender']): number => {
  const width = WIDTH * 0.58
  const x = AREA.left + width + COLUMN_GAP
  pen.text(pen.root, 'P', name, { x: AREA.left, y: AREA.top - 4, width }, NAME)
  let y: number = AREA.top
  for (const line of lines) {
    const box = { x, y, width: AREA.right - x }
    pen.text(pen.root, 'P', line, box, ADDRESS)
    y += pen.height(line, box.width, ADDRESS)
  }
  const below = Math.max(y, AREA.top + pen.height(name, width, NAME)) + 12
  pen.line(below)
  pen.line(below, { to: AREA.left + 48, thick: 2.5, color: 'green' })
  return below + 28
}

const drawTitle = (pen: Pen, { title, subtitle }: Sheet, from: number): number => {
  pen.text(pen.root, 'H1', title, { x: AREA.left, y: from, width: WIDTH }, TITLE)
  let y = from + pen.height(title, WIDTH, TITLE) + 2
  if (subtitle) {
    pen.text(pen.root, 'P', subtitle, { x: AREA.left, y, width: WIDTH }, SUBTITLE)
    y += pen.height(subtitle, WIDTH, SUBTITLE)
  }
  return y + 22
}

const drawBlock = (
  pen: Pen,
  { title, rows }: SheetBlock,
  { x, width: whole }: { x: number; width: number },
  from: number,
): number => {
  pen.text(pen.root, 'H2', title, { x, y: from, width: whole }, LABEL)
  let y = from + pen.height(title, whole, LABEL) + 3
  for (const { label, value } of rows) {
    const indent = label ? LABEL_WIDTH : 0
    const width = whole - indent
    const row = pen.element(pen.root, 'P')
    if (label) pen.text(row, 'Span', label, { x, y, width: indent - 8 }, { ...VALUE, color: 'soft' })
    pen.text(row, 'Span', value, { x: x + indent, y, width }, VALUE)
    y += Math.max(pen.height(value, width, VALUE), label ? pen.height(label, indent - 8, VALUE) : 0) + 1
  }
  return y
}

/** Draws blocks two in a line. */
const drawBlocks = (pen: Pen, blocks: readonly SheetBlock[], from: number): number => {
  let y = from
  for (let at = 0; at < blocks.length; at += 2) {
    const top = y
    const ends = SIDES.flatMap((side, nth) => {
      const block = blocks[at + nth]
      return block ? [drawBlock(pen, block, side, top)] : []
    })
    y = Math.max(...ends) + 20
  }
  return y + 4
}

const drawNotes = (pen: Pen, notes: readonly string[], from: number): void => {
  const width = WIDTH * 0.8
  let y = from
  for (const note of notes) {
    const height = pen.height(note, width, NOTE)
    if (y + height > AREA.bottom) {
      pen.newPage()
      y = AREA.top
    }
    pen.text(pen.root, 'P', note, { x: AREA.left, y, width }, NOTE)
    y += height + 8
  }
}

const drawFeet = (pen: Pen, doc: PDFKit.PDFDocument, { footer, pageLabel }: Sheet): void => {
  const { count } = doc.bufferedPageRange()
  const width = WIDTH * 0.75
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    pen.line(AREA.foot - 10)
    pen.aside(footer, { x: AREA.left, y: AREA.foot, width }, FOOT)
    const box = { x: AREA.left + width, y: AREA.foot, width: WIDTH - width }
    pen.aside(pageLabel(page + 1, count), box, { ...FOOT, isNumber: true })
  }
}

/** Makes the file. `issued` is the moment in its properties: the same sheet and moment give the same file. */
export const renderPdf = async (sheet: Sheet, issued: Date): Promise<Buffer> => {
  const { title, sender, language } = sheet
  const { doc, ended } = await makeDoc({ title, author: sender.name, language, moment: issued })
  const pen = await makePen(doc)
  let y = drawSender(pen, sheet.sender)
  y = drawTitle(pen, sheet, y)
  y = drawBlocks(pen, sheet.blocks, y)
  for (const table of sheet.tables) y = drawTable(pen, table, y) + 20
  drawNotes(pen, sheet.notes, y)
  pen.root.end()
  drawFeet(pen, doc, sheet)
  doc.end()
  return ended
}
