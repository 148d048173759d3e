/**
 * Reads the texts of our PDF files back, page by page, as a reader who copies them gets them: through the table of each
 * font that leads from its glyphs to letters. Knows what pdfkit writes, and no more.
 */
import { inflateSync } from 'node:zlib'

interface Part {
  head: string
  /** Inflated. */
  stream: string
}

const partsOf = (file: Buffer): Map<string, Part> => {
  const text = file.toString('latin1')
  return new Map(
    [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
      const [head = '', rest] = body.split(/\nstream\n/)
      const packed = rest?.slice(0, rest.lastIndexOf('\nendstream'))
      const bytes = packed === undefined ? Buffer.alloc(0) : Buffer.from(packed, 'latin1')
      return [
        id,
        { head, stream: (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1') },
      ]
    }),
  )
}

const hexText = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** From the glyphs of a font to letters. */
const lettersOf = (parts: Map<string, Part>, font: string): Map<number, string> => {
  const id = /\/ToUnicode (\d+) 0 R/.exec(parts.get(font)?.head ?? '')?.[1] ?? ''
  const letters = new Map<number, string>()
  for (const [, first = '', list = ''] of (parts.get(id)?.stream ?? '').matchAll(
    /<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g,
  ))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries())
      letters.set(Number.parseInt(first, 16) + at, hexText(hex.replaceAll(' ', '')))
  return letters
}

const numbersIn = (text: string, name: string): string | undefined =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1]

/** The texts of each page, one entry for each piece of text that was drawn, in the order of drawing. */
export const readPdf = (file: Buffer): string[][] => {
  const parts = partsOf(file)
  const pages = [...parts.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const resources = parts.get(numbersIn(head, 'Resources') ?? '')?.head ?? head
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        lettersOf(parts, id),
      ]),
    )
    const content = parts.get(numbersIn(head, 'Contents') ?? '')?.stream ?? ''
    return [...content.matchAll(/BT\n([\s\S]*?)ET/g)].map(([, shown = '']) => {
      const letters = fonts.get(/\/(F\d+) /.exec(shown)?.[1] ?? '')
      return [...shown.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map(glyph => letters?.get(Number.parseInt(glyph, 16)) ?? '\ufffd')
        .join('')
    })
  })
}
