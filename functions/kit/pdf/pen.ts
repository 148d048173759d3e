/** Draws text and lines on the pages of a document, with the structure that a screen reader follows. Lengths in points. */
import { inBestFont } from './letters.ts'

/** The part of an A4 page (595 × 842) that content may fill. The foot of the page lies below it. */
export const AREA = { left: 56, right: 539, top: 56, bottom: 762, foot: 786 } as const
export const WIDTH = AREA.right - AREA.left

/** Colours of the house style. */
const COLORS = { ink: '#1F2A2E', soft: '#5B676B', green: '#1F6F54', line: '#E7E0D3' } as const
type Color = keyof typeof COLORS

export interface Style {
  size: number
  color?: Color
  isBold?: boolean
  /** On the right, all digits alike wide. */
  isNumber?: boolean
}

export interface Box {
  x: number
  y: number
  width: number
}

type Element = PDFKit.PDFStructureElement

/** What pdfkit's types do not name: the font as its library reads it. */
interface WithFont {
  _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } }
}

export type Pen = Awaited<ReturnType<typeof makePen>>

/** A pen on the first page of a document. */
export const makePen = async (doc: PDFKit.PDFDocument) => {
  // A function that rarely makes a document starts fast.
  const { fonts } = await import('./fonts.ts')
  for (const [name, bytes] of Object.entries(fonts())) doc.registerFont(name, bytes as Buffer)
  const family = (regular: string, bold: string) => {
    let opened: WithFont['_font']['font'] | undefined
    const has = (codePoint: number): boolean => {
      opened ??= (doc.font(regular) as unknown as WithFont)._font.font
      return opened.hasGlyphForCodePoint(codePoint)
    }
    return { regular, bold, has }
  }
  const families = [family('regular', 'bold'), family('wideRegular', 'wideBold')] as const

  /** Takes the font and colour of a text. Returns the text as that font can show it. */
  const take = (text: string, { size, isBold, color = 'ink' }: Style): string => {
    const { font, shown } = inBestFont(text, families)
    doc
      .font(isBold ? font.bold : font.regular)
      .fontSize(size)
      .fillColor(COLORS[color])
    return shown
  }
  const options = (width: number, { isNumber }: Style): PDFKit.Mixins.TextOptions => ({
    width,
    lineGap: 2,
    ...(isNumber ? { align: 'right', features: ['tnum'] } : {}),
  })

  const root = doc.struct('Document')
  doc.addStructure(root)

  return {
    root,
    /** A part of the document, for its parent's place in the order of reading. */
    element: (parent: Element, type: string): Element => {
      const child = doc.struct(type)
      parent.add(child)
      return child
    },
    /** The height of a text in a width. */
    height: (text: string, width: number, style: Style): number => {
      const shown = take(text, style)
      return doc.heightOfString(shown || ' ', options(width, style))
    },
    /** The width of a text on one line. */
    width: (text: string, style: Style): number => {
      const shown = take(text, style)
      return doc.widthOfString(shown)
    },
    /** Writes a text as an element of this type. A reader hears the text as it was, whatever the font can show. */
    text: (parent: Element, type: string, text: string, { x, y, width }: Box, style: Style): void => {
      const shown = take(text, style)
      const content = doc.markStructureContent(type, shown === text ? {} : { actual: text.toWellFormed() })
      doc.text(shown, x, y, options(width, style))
      doc.endMarkedContent()
      parent.add(doc.struct(type, {}, [content]))
    },
    /**
     * Writes one line on a drawn ground and cuts what is too long. A reader hears `spoken`, which stands there in other
     * words.
     */
    onGround: (
      parent: Element,
      type: string,
      text: string,
      spoken: string,
      { x, y, width }: Box,
      style: Style,
    ): void => {
      const shown = take(text, style)
      const content = doc.markStructureContent(type, { actual: spoken.toWellFormed() })
      const one = { ...options(width, style), height: style.size, ellipsis: true, lineGap: 0 }
      doc.text(shown, x, y, one)
      doc.endMarkedContent()
      parent.add(doc.struct(type, {}, [content]))
    },
    /** A short text in the middle of its width, no part of the content: the days over a plan. */
    middle: (text: string, { x, y, width }: Box, style: Style): void => {
      const shown = take(text, style)
      doc.markContent('Artifact', { type: 'Layout' })
      doc.text(shown, x, y, { width, align: 'center', lineBreak: false })
      doc.endMarkedContent()
    },
    /** A text that is no part of the content, such as the number of a page. */
    aside: (text: string, { x, y, width }: Box, style: Style): void => {
      const shown = take(text, style)
      doc.markContent('Artifact', { type: 'Pagination' })
      doc.text(shown, x, y, { ...options(width, style), height: 24, ellipsis: true })
      doc.endMarkedContent()
    },
    line: (
      y: number,
      {
        from = AREA.left,
        to = AREA.right,
        thick = 0.75,
        color = 'line',
      }: { from?: number; to?: number; thick?: number; color?: Color } = {},
    ): void => {
      doc.markContent('Artifact', { type: 'Layout' })
      doc.moveTo(from, y).lineTo(to, y).lineWidth(thick).strokeColor(COLORS[color]).stroke()
      doc.endMarkedContent()
    },
    newPage: (): void => {
      doc.addPage()
    },
  }
}
