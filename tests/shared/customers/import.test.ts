/** What an import reads in a file: its columns, its cells, and what becomes of its rows. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { choiceIn, wordOf } from '#shared/customers/column-choices.ts'
import { FIELD_WORDS, fieldOfHead, fieldsOnce } from '#shared/customers/column-words.ts'
import { CUSTOMER_FIELDS, newCustomerFields } from '#shared/customers/customer-fields.ts'
import { type Columns, fatesOf, firstLines, typedRow } from '#shared/customers/import-row.ts'
import { LANGUAGES } from '#shared/kit/language.ts'

const fieldsOfHeads = (heads: readonly string[]) => fieldsOnce(heads.map(fieldOfHead))

describe('the heads of a file', () => {
  it.each(LANGUAGES)('may be the labels of the screens in %s', language => {
    const heads = CUSTOMER_FIELDS.map(field => FIELD_WORDS[field][language])
    expect(fieldsOfHeads(heads)).toEqual(CUSTOMER_FIELDS)
  })

  it('may be the names of the fields, in any order, case and punctuation', () => {
    expect(fieldsOfHeads(['EMAIL *', 'Postal-Code', ' name', 'bank_reg_number:'])).toEqual([
      'email',
      'postalCode',
      'name',
      'bankRegNumber',
    ])
  })

  it('may be words of other lists', () => {
    expect(fieldsOfHeads(['Tlf.', 'CVR-nr.', 'Postnr.', 'PLZ', 'Mobil'])).toEqual([
      'phone',
      'vatId',
      'postalCode',
      null,
      null,
    ])
  })

  it('are left alone when they are no field: a number is the market’s to give', () => {
    expect(fieldsOfHeads(['Kundenr.', 'Oprettet', 'Godkendt', ''])).toEqual([null, null, null, null])
  })
})

describe('a cell', () => {
  it.each([
    ['customerType', 'Erhverv', 'business'],
    ['customerType', 'PRIVAT', 'private'],
    ['vatRateType', 'kn', '2'],
    ['vatRateType', '1', '1'],
    ['printType', 'Roll label printer', '2'],
    ['isActive', 'nein', false],
    ['isActive', 'Ja', true],
    ['isActive', 'x', true],
    ['country', 'Danmark', 'dk'],
    ['country', 'Deutschland', 'de'],
    ['country', 'NO', 'no'],
    ['country', 'Atlantis', 'Atlantis'],
    ['customerType', 'måske', 'måske'],
  ] as const)('of %s with %s means %s', (field, cell, value) => expect(choiceIn(field, cell)).toBe(value))

  it.each(LANGUAGES)('that an export wrote in %s means what it was', language => {
    const values = { customerType: ['private', 'business'], vatRateType: [1, 2], printType: [1, 2] } as const
    for (const [field, all] of Object.entries(values) as [
      keyof typeof values,
      readonly (string | number)[],
    ][])
      for (const value of all) expect(choiceIn(field, wordOf(field, value, language))).toBe(String(value))
    for (const value of [true, false])
      expect(choiceIn('isActive', wordOf('isActive', value, language))).toBe(value)
  })
})

describe('a row', () => {
  const columns: Columns = ['name', 'phone', null, 'email', 'fee', 'description']
  const typed = (...cells: string[]) => typedRow(columns, { line: 2, cells }, 'dk')

  it('becomes the fields of a customer of the market’s country', () => {
    const row = typed('Ida Holm', "'+4520123456", 'not read', ' IDA@example.com ', '12,5', 'a\nb')
    expect(newCustomerFields.parse(row)).toEqual({
      name: 'Ida Holm',
      phone: '+4520123456',
      email: 'ida@example.com',
      country: 'dk',
      fee: 12.5,
      description: 'a\nb',
    })
  })

  it('leaves out what is empty, but says what must be there', () => {
    expect(typed('', '', '', 'a@b.dk', ' ', '')).toEqual({
      name: '',
      phone: '',
      email: 'a@b.dk',
      country: 'dk',
    })
    expect(typed('Ida')).toEqual({ name: 'Ida', phone: '', email: '', country: 'dk' })
  })

  it('reads numbers that a spreadsheet keeps as texts', () =>
    expect(typed('Ida', '="20123456"', '', 'a@b.dk', "'10")).toMatchObject({ phone: '20123456', fee: '10' }))

  it('keeps a quote that guards nothing', () =>
    expect(typed("'t Hooft", '1', '', 'a@b.dk')).toMatchObject({ name: "'t Hooft" }))
})

describe('the fate of rows', () => {
  const row = (line: number, address: string, isWrong = false) => ({ line, address, isWrong })
  const first = (rows: readonly { line: number; address: string }[]) =>
    firstLines(
      ['email'],
      rows.map(({ line, address }) => ({ line, cells: [address] })),
    )

  it('is the first line’s of an address, and no later one’s', () => {
    const rows = [row(2, 'a'), row(3, 'b'), row(4, 'a'), row(5, 'c'), row(6, 'c')]
    expect(fatesOf(rows, new Set(['b']), first(rows))).toEqual([
      'create',
      'exists',
      'repeated',
      'create',
      'repeated',
    ])
  })

  it('is the next line’s when the first one is wrong', () => {
    const rows = [row(2, 'a', true), row(3, 'a')]
    expect(fatesOf(rows, new Set(), first(rows))).toEqual(['wrong', 'create'])
  })

  test('an import in steps of any size decides as the preview does', () => {
    const anyRow = fc.record({ address: fc.constantFrom('a', 'b', 'c', 'd'), isWrong: fc.boolean() })
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 30 }), fc.integer({ min: 1, max: 7 }), (some, size) => {
        const rows = some.map((one, at) => ({ ...one, line: at + 2 }))
        const preview = fatesOf(rows, new Set(['d']), first(rows))
        const taken = new Set(['d'])
        const stepped = []
        for (let at = 0; at < rows.length; at += size) {
          const step = rows.slice(at, at + size)
          const fates = fatesOf(step, taken, first(rows))
          for (const [one, fate] of fates.entries())
            if (fate === 'create') taken.add(step[one]?.address ?? '')
          stepped.push(...fates)
        }
        expect(stepped).toEqual(preview)
      }),
    )
  })
})
