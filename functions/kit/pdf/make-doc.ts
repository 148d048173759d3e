/** Begins a PDF file: A4 unless it says otherwise, real text, tagged for screen readers. The library is loaded at the first call. */
import type { Language } from '#shared/kit/language.ts'

interface About {
  title: string
  author: string
  language: Language
  /** The moment in its properties: the same content and moment give the same file. */
  moment: Date
}

/** `ended` has the file once the document was ended. A function that rarely makes a document starts fast. */
export const makeDoc = async (
  { title, author, language, moment }: About,
  page: Pick<PDFKit.PDFDocumentOptions, 'size' | 'layout'> = {},
): Promise<{ doc: PDFKit.PDFDocument; ended: Promise<Buffer> }> => {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    ...page,
    // Text never breaks the page by itself: whoever draws does.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    // Without a font of its own the library would load Helvetica from a file.
    font: null as unknown as string,
    info: { Title: `${title} – ${author}`, Author: author, Creator: 'Reol', CreationDate: moment },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<Buffer>((resolve, reject) =>
    doc.on('end', () => resolve(Buffer.concat(parts))).on('error', reject),
  )
  return { doc, ended }
}
