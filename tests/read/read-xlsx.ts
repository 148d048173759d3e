/**
 * Reads an XLSX file back, sheet by sheet, as a spreadsheet sees its cells: numbers, days as their serial numbers, and
 * texts. Knows what our files have, and no more.
 */
import { inflateRawSync } from 'node:zlib'

const CENTRAL = 0x02014b50

/** The files of a ZIP archive by their paths. */
const unzip = (archive: Buffer): Map<string, string> => {
  const files = new Map<string, string>()
  let at = archive.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  while (at >= 0 && at + 46 <= archive.length && archive.readUInt32LE(at) === CENTRAL) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const [name, extra, comment] = [28, 30, 32].map(place => archive.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    const local = archive.readUInt32LE(at + 42)
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(from, from + size)
    files.set(
      archive.toString('utf8', at + 46, at + 46 + name),
      (method ? inflateRawSync(packed) : packed).toString('utf8'),
    )
    at += 46 + name + extra + comment
  }
  return files
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }
const plain = (xml: string): string => xml.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole)

const textsIn = (xml: string): string[] =>
  [...xml.matchAll(/<si>([\s\S]*?)<\/si>/g)].map(([, inner = '']) =>
    plain([...inner.matchAll(/<t[^>]*>([\s\S]*?)<\/t>/g)].map(([, text]) => text).join('')),
  )

export interface ReadCell {
  value: string | number | null
  isFormula: boolean
}

export interface ReadSheet {
  name: string
  rows: ReadCell[][]
  /** How many rows stay in sight. */
  frozen: number
}

const columnOf = (reference: string): number =>
  [...reference.replace(/\d/g, '')].reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0) - 1

const rowOf = (xml: string, texts: readonly string[]): ReadCell[] => {
  const cells: ReadCell[] = []
  for (const [, reference = '', more = '', inner = ''] of xml.matchAll(
    /<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g,
  )) {
    const raw = /<v>([\s\S]*?)<\/v>/.exec(inner)?.[1]
    const inline = /<t[^>]*>([\s\S]*?)<\/t>/.exec(inner)?.[1]
    const isShared = /t="s"/.test(more)
    const value =
      inline !== undefined
        ? plain(inline)
        : raw === undefined
          ? null
          : isShared
            ? (texts[Number(raw)] ?? null)
            : Number(raw)
    cells[columnOf(reference)] = { value, isFormula: /<f[ >]/.test(inner) }
  }
  return Array.from(cells, cell => cell ?? { value: null, isFormula: false })
}

export const readXlsx = (file: Buffer): ReadSheet[] => {
  const files = unzip(file)
  const texts = textsIn(files.get('xl/sharedStrings.xml') ?? '')
  const names = [...(files.get('xl/workbook.xml') ?? '').matchAll(/<sheet [^>]*?name="([^"]*)"/g)]
  return names.map(([, name = ''], at) => {
    const xml = files.get(`xl/worksheets/sheet${at + 1}.xml`) ?? ''
    return {
      name: plain(name),
      rows: [...xml.matchAll(/<row [^>]*>([\s\S]*?)<\/row>/g)].map(([, row = '']) => rowOf(row, texts)),
      frozen: Number(/ySplit="(\d+)"/.exec(xml)?.[1] ?? 0),
    }
  })
}

/** The serial number by which spreadsheets know a day. */
export const serialOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569
