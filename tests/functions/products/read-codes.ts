/** Reads the codes of a file of labels with a decoder of another maker, as a scanner would from the printed pages. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
void prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer } })

interface Page {
  width: number
  height: number
  /** Filled black, in points from the upper left corner. */
  black: [x: number, y: number, width: number, height: number][]
}

/** What is drawn on each page, unpacked. */
const contentsOf = (pdf: Buffer): string[] => {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/<<[^>]*\/Length (\d+)[^>]*>>\s*stream\r?\n/g)].flatMap(found => {
    const from = found.index + found[0].length
    const body = pdf.subarray(from, from + Number(found[1]))
    const content = found[0].includes('FlateDecode') ? inflateSync(body).toString('latin1') : ''
    return /^1 0 0 -1 0 [\d.]+ cm/m.test(content) ? [content] : []
  })
}

/** The rectangles that a page fills; those that it only strokes are frames. */
const pageOf = (content: string, width: number, height: number): Page => {
  const black: Page['black'] = []
  let waiting: Page['black'] = []
  for (const line of content.split('\n')) {
    const [, ...rect] = /^(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+) re$/.exec(line) ?? []
    if (rect.length) waiting.push(rect.map(Number) as [number, number, number, number])
    if (line === 'f') black.push(...waiting)
    if (line === 'f' || line === 'S') waiting = []
  }
  return { width, height, black }
}

export const pagesOf = (pdf: Buffer): Page[] => {
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? []
  return contentsOf(pdf).map(content => pageOf(content, Number(width), Number(height)))
}

/** A page as a printer of so many dots an inch puts it on paper. */
const printed = ({ width, height, black }: Page, dpi: number): ImageData => {
  const dots = (points: number): number => Math.round((points / 72) * dpi)
  const [across, down] = [dots(width), dots(height)]
  const data = new Uint8ClampedArray(across * down * 4).fill(255)
  for (const [x, y, wide, tall] of black)
    for (let row = dots(y); row < dots(y + tall); row++)
      for (let at = dots(x); at < dots(x + wide); at++) data.set([0, 0, 0], (row * across + at) * 4)
  return { data, width: across, height: down, colorSpace: 'srgb' } as ImageData
}

/** The texts of all codes of a file, with their kinds, in no order. */
export const codesOf = async (pdf: Buffer, dpi: number): Promise<{ kind: string; text: string }[]> => {
  const found = await Promise.all(
    pagesOf(pdf).map(page =>
      readBarcodes(printed(page, dpi), {
        formats: ['Code128', 'QRCode'],
        tryHarder: true,
        maxNumberOfSymbols: 255,
      }),
    ),
  )
  return found.flat().map(({ format, text }) => ({ kind: format, text }))
}
