/** Files as shops have them: which bytes are text, and which text is a table. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { tableOf, textOf } from '#functions/kit/read-csv.ts'
import { csvOf } from '#shared/kit/csv.ts'
import { columnOfHead } from '#shared/tills/csv-columns.ts'

describe('bytes', () => {
  it.each([
    ['UTF-8', Buffer.from('Åse;Ærø')],
    ['UTF-8 with a BOM', Buffer.from('\ufeffÅse;Ærø')],
    ['Windows-1252', Buffer.from('Åse;Ærø', 'latin1')],
    ['UTF-16 with a BOM', Buffer.from('\ufeffÅse;Ærø', 'utf16le')],
    ['UTF-16, high bytes first', Buffer.from('\ufeffÅse;Ærø', 'utf16le').swap16()],
  ])('in %s are read', (_, bytes) => expect(textOf(bytes)).toBe('Åse;Ærø'))

  it('with the euro sign of Windows are read', () =>
    expect(textOf(Uint8Array.of(0x80, 0x20, 0xe5))).toBe('€ å'))

  it('of a picture or a workbook are no text', () => {
    expect(textOf(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x00))).toBeUndefined()
    expect(textOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBeUndefined()
  })
})

/** The head and the rows of a text, without their lines. */
const rowsOf = (text: string, heads = ['a', 'b', 'c']) => {
  const table = tableOf(text, cells => cells.filter(cell => heads.includes(cell)).length)
  return table && [table.heads, ...table.rows.map(({ cells }) => cells)]
}

describe('a table', () => {
  it.each([';', ',', '\t', '|'])('may be separated by %j', mark =>
    expect(rowsOf(`a${mark}b\r\n1${mark}2`)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]),
  )

  it('has quoted cells with line breaks, quotes and separators', () =>
    expect(rowsOf('a;"b, c";d\n"1\r\n2";"say ""x""";"3;4"\n')).toEqual([
      ['a', 'b, c', 'd'],
      ['1\n2', 'say "x"', '3;4'],
    ]))

  it('may have one column', () => expect(rowsOf('email\na@b.dk')).toEqual([['email'], ['a@b.dk']]))

  it('whose quote never ends is none', () => expect(rowsOf('a;b\n"1;2\n3;4')).toBeUndefined())

  const HEAD = 'Datum;Bon;Artikelnummer;Betrag'
  const of = (text: string) => {
    const table = tableOf(text, cells => cells.filter(columnOfHead).length)
    return (
      table && {
        heads: table.heads.length,
        headLine: table.headLine,
        lines: table.rows.map(({ line }) => line),
      }
    )
  }

  it.each([
    ['a head with CR LF and rows with LF', `${HEAD}\r\n1;2;3;4\n5;6;7;8\n`, 1, [2, 3]],
    ['rows with LF, CR and CR LF', `${HEAD}\n1;2;3;4\r5;6;7;8\r\n9;9;9;9`, 1, [2, 3, 4]],
    ['a line that names the separator', `sep=;\r\n${HEAD}\r\n1;2;3;4,5`, 1, [2]],
    ['a title line', `Salg i uge 47\n\n${HEAD}\n1;2;3;4,5`, 3, [4]],
    ['a title with separators', `Rapport;uge 47;;\n${HEAD}\n1;2;3;4`, 2, [3]],
    ['a title with commas', `Salg, uge 47, Aarhus, kasse 1, alle varer\n${HEAD}\n1;2;3;4`, 2, [3]],
    ['pipes', `${HEAD.replaceAll(';', '|')}\n1|2|3|4,50`, 1, [2]],
  ])('has its head and all its rows: %s', (_, text, headLine, lines) =>
    expect(of(text)).toEqual({ heads: 4, headLine, lines }),
  )

  it('may name a separator that is no usual one', () =>
    expect(rowsOf('sep=#\na#b\n1#2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]))

  test('Each row that is written is read, whatever ends its line', () => {
    const cell = fc.constantFrom('1', 'x', '12,50', '"a\nb"', '"say ""x"""')
    const row = fc.tuple(cell, cell, fc.constantFrom('\r\n', '\n', '\r'))
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), rows => {
        const text = `Datum;Betrag\r\n${rows.map(([one, other, end]) => `${one};${other}${end}`).join('')}`
        expect(of(text)?.lines).toEqual(rows.map((_, at) => at + 2))
      }),
    )
  })
})

it('No cell that is written can be run, not even one of several lines', () => {
  const csv = csvOf([['=1+1', '+45', '=SUM(A1)\nmore', '-x', '@y', 'a=b']], { isFirst: false })
  expect(rowsOf(csv)?.[0]).toEqual(["'=1+1", "'+45", "'=SUM(A1)\nmore", "'-x", "'@y", 'a=b'])
})

it.each(['＝1+1', '＋45', '－x', '＠y', '\n=1+1', '\t=1', '\r=1'])('A spreadsheet does not run %j', cell => {
  expect(rowsOf(csvOf([['Ida', cell]], { isFirst: false }))?.[0]).toEqual([
    'Ida',
    `'${cell.replace('\r', '\n')}`,
  ])
})
