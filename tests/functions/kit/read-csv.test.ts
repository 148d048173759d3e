/** Files as shops have them: which bytes are text, and which text is a table. */
import { describe, expect, it } from 'vitest'
import { csvOf } from '#functions/kit/csv.ts'
import { rowsOf, textOf } from '#functions/kit/read-csv.ts'

describe('bytes', () => {
  it.each([
    ['UTF-8', Buffer.from('Åse;Ærø')],
    ['UTF-8 with a BOM', Buffer.from('\ufeffÅse;Ærø')],
    ['Windows-1252', Buffer.from('Åse;Ærø', 'latin1')],
  ])('in %s are read', (_, bytes) => expect(textOf(bytes)).toBe('Åse;Ærø'))

  it('with the euro sign of Windows are read', () =>
    expect(textOf(Uint8Array.of(0x80, 0x20, 0xe5))).toBe('€ å'))

  it('of a picture or a workbook are no text', () => {
    expect(textOf(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x00))).toBeUndefined()
    expect(textOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBeUndefined()
  })
})

describe('a table', () => {
  it.each([';', ',', '\t'])('may be separated by %j', mark =>
    expect(rowsOf(`a${mark}b\r\n1${mark}2`)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]),
  )

  it('has quoted cells with line breaks, quotes and separators', () =>
    expect(rowsOf('a;"b, c";d\n"1\r\n2";"say ""x""";"3;4"\n')).toEqual([
      ['a', 'b, c', 'd'],
      ['1\r\n2', 'say "x"', '3;4'],
      [''],
    ]))

  it('may have one column', () => expect(rowsOf('email\na@b.dk')).toEqual([['email'], ['a@b.dk']]))

  it('whose quote never ends is none', () => expect(rowsOf('a;b\n"1;2\n3;4')).toBeUndefined())
})

it('No cell that is written can be run, not even one of several lines', () => {
  const csv = csvOf([['=1+1', '+45', '=SUM(A1)\nmore', '-x', '@y', 'a=b']], { isFirst: false })
  expect(rowsOf(csv)?.[0]).toEqual(["'=1+1", "'+45", "'=SUM(A1)\nmore", "'-x", "'@y", 'a=b'])
})

it.each(['＝1+1', '＋45', '－x', '＠y', '\n=1+1', '\t=1', '\r=1'])('A spreadsheet does not run %j', cell => {
  expect(rowsOf(csvOf([['Ida', cell]], { isFirst: false }))?.[0]).toEqual(['Ida', `'${cell}`])
})
