/** What the formats do at their edges: names, texts, counts, sums, and what they refuse. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Payer, Payment } from '#functions/payouts/bank-file/format.ts'
import { payerProblem, paymentProblem, writeBankFiles } from '#functions/payouts/bank-file/write.ts'
import { BANK_FILE_FORMATS, BANK_TEXT_LENGTHS, type BankFileFormat } from '#shared/markets/bank-formats.ts'
import { at, type Node, parse, textAt } from './read-pain.ts'
import { byIban, danish, EXAMPLE, manyPayments, PAYER, paymentOf, READERS } from './samples.ts'

const FLAT = BANK_FILE_FORMATS.filter(format => format !== 'iso_20022')
const NAMED = ['bec', 'nordea', 'bankdata', 'iso_20022'] as const

const read = (format: BankFileFormat, payments: readonly Payment[], changes: Partial<Payer> = {}) =>
  writeBankFiles(format, { ...PAYER, ...changes }, payments).flatMap(({ body }) => READERS[format](body))

const painOf = (payments: readonly Payment[], changes: Partial<Payer> = {}): Node => {
  const [file] = writeBankFiles('iso_20022', { ...PAYER, ...changes }, payments)
  return parse(new TextDecoder().decode(file?.body))
}

const BATCH = 'CstmrCdtTrfInitn/PmtInf'
const TRANSFER = `${BATCH}/CdtTrfTxInf`

test('B1: a name of which no letter is left is refused, never an empty field', () => {
  const snowman = paymentOf({ name: '☃ - "/"' })
  for (const format of NAMED) {
    expect(paymentProblem(format, PAYER, snowman)).toBe('name_not_in_format')
    expect(() => read(format, [snowman])).toThrow('name_not_in_format')
    expect(payerProblem(format, { ...PAYER, name: ' ' })).toBe('name_not_in_format')
    expect(read(format, [paymentOf({ name: 'ЮРИЙ' })])).toMatchObject([{ name: 'YuRIY' }])
  }
  // These two have no field for a name.
  for (const format of ['sdc', 'danske_bank'] as const)
    expect(paymentProblem(format, PAYER, snowman)).toBeNull()
})

test('B2: pain.001 keeps a name of 69 ø, shortens a UUID, and says where there is no end-to-end id', () => {
  const name = 'ø'.repeat(69)
  const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'
  const [first, second] = at(
    painOf([paymentOf({ name, reference: uuid }), paymentOf({ reference: '' })]),
    TRANSFER,
  )
  expect(first && textAt(first, 'Cdtr/Nm')).toBe(name)
  expect(first && textAt(first, 'PmtId/EndToEndId')).toBe(uuid.replaceAll('-', ''))
  expect(second && textAt(second, 'PmtId/EndToEndId')).toBe('NOTPROVIDED')
  expect(second && textAt(second, 'PmtId/InstrId')).toBeUndefined()
  const root = painOf([paymentOf()], { messageId: uuid })
  expect(textAt(root, 'CstmrCdtTrfInitn/GrpHdr/MsgId')).toBe(uuid.replaceAll('-', ''))
  expect(textAt(root, `${BATCH}/PmtInfId`)).toBe('0f8fad5bd9cb469fa165708677-20260901')
})

test('B3: two payments of one amount to one account on one day keep their references and texts', () => {
  const twins = [1, 2].map(nth => paymentOf({ reference: `PO-${nth}`, text: `Afregning ${nth}` }))
  for (const format of BANK_FILE_FORMATS) {
    expect(read(format, twins, { bankdataRecord: '6' }).map(({ text }) => text)).toEqual([
      'Afregning 1',
      'Afregning 2',
    ])
    expect(() => read(format, [paymentOf(), paymentOf()])).toThrow('two payments have one reference')
  }
  for (const format of ['danske_bank', 'nordea', 'bankdata', 'iso_20022'] as const)
    expect(read(format, twins, { bankdataRecord: '6' }).map(one => one.reference)).toEqual(['PO-1', 'PO-2'])
})

test('B6: 1,201 payments are two files of Nordea, each with its own hash, nothing in both', () => {
  const files = writeBankFiles('nordea', PAYER, manyPayments(1_201))
  expect(files.map(({ ending, payments }) => [ending, payments.length])).toEqual([
    ['csv', 1_200],
    ['csv', 1],
  ])
  const hashes = files.map(({ body }) => createHash('sha256').update(body).digest('hex'))
  expect(new Set(hashes).size).toBe(2)
  const references = files.flatMap(({ body }) => READERS.nordea(body).map(one => one.reference))
  expect(new Set(references).size).toBe(1_201)
  expect(writeBankFiles('nordea', PAYER, manyPayments(1_200))).toHaveLength(1)
})

test('B6: a quote or a comma moves no field, and a letter is one byte', () => {
  const odd = paymentOf({ name: '"Anne", Søn;"', text: 'a","b', ownText: 'æ'.repeat(40), reference: "a'b" })
  for (const format of FLAT) {
    const [one] = read(format, [odd])
    expect(one?.text).toBe('a , b')
    expect(one?.ownText).toBe('æ'.repeat(format === 'bankdata' ? 35 : 20))
    if (one?.name !== undefined) expect(one.name).toBe('Anne , Søn')
    if (one?.reference !== undefined) expect(one.reference).toBe('a b')
  }
})

test.each(BANK_FILE_FORMATS)('%s: texts are as long as a page may promise', format => {
  const long = paymentOf({ text: 'x'.repeat(40), ownText: 'y'.repeat(40), message: 'z' })
  const [one] = read(format, [long])
  const { text, ownText } = BANK_TEXT_LENGTHS[format]
  // Bankdata hands on more than other banks show.
  expect(one?.text).toHaveLength(format === 'bankdata' ? 35 : text)
  expect(one?.ownText ?? '').toHaveLength(ownText)
})

test('B7: the same payments are the same bytes; with a new message id only the ids differ', () => {
  for (const format of BANK_FILE_FORMATS)
    expect(writeBankFiles(format, PAYER, EXAMPLE)).toEqual(writeBankFiles(format, PAYER, EXAMPLE))
  const [before, after] = ['PAYOUT-4711', 'PAYOUT-4712'].map(messageId => {
    const [file] = writeBankFiles('iso_20022', { ...PAYER, messageId }, EXAMPLE)
    return new TextDecoder().decode(file?.body)
  })
  expect(after).not.toBe(before)
  expect(after?.replaceAll('PAYOUT-4712', 'PAYOUT-4711')).toBe(before)
})

test('P3: an address is structured or only a country, in the elements of each version', () => {
  const address = { street: 'Vej 1', postalCode: '2100', city: 'København', country: 'dk' as const }
  const all = [
    paymentOf({ reference: '1', address }),
    paymentOf({ reference: '2', address: { ...address, city: '' } }),
    paymentOf({ reference: '3', address: { ...address, country: null } }),
    paymentOf({ reference: '4' }),
  ]
  for (const painVersion of ['03', '09'] as const) {
    const root = painOf(all, { painVersion })
    const shown = at(root, TRANSFER).map(transfer =>
      at(transfer, 'Cdtr/PstlAdr').flatMap(({ children }) => children.map(({ name, text }) => [name, text])),
    )
    expect(shown).toEqual([
      [
        ['StrtNm', 'Vej 1'],
        ['PstCd', '2100'],
        ['TwnNm', 'København'],
        ['Ctry', 'DK'],
      ],
      [['Ctry', 'DK']],
      [],
      [],
    ])
    expect(textAt(root, `${BATCH}/ReqdExctnDt/Dt`)).toBe(painVersion === '09' ? '2026-09-01' : undefined)
    const institution = `${BATCH}/DbtrAgt/FinInstnId`
    expect(textAt(root, `${institution}/${painVersion === '09' ? 'BICFI' : 'BIC'}`)).toBe('TESTDKKK')
    expect(textAt(painOf(all, { painVersion, bic: '' }), `${institution}/Othr/Id`)).toBe('NOTPROVIDED')
  }
})

test('P5: the sum of 0.01, 1,234.50 and 99,999.99 is right in each format', () => {
  const amounts = [1, 123_450, 9_999_999]
  const three = amounts.map((amount, nth) => paymentOf({ amount, reference: `PO-${nth}`, name: 'Ærø Åse' }))
  for (const format of BANK_FILE_FORMATS)
    expect(read(format, three).map(({ amount }) => amount)).toEqual(amounts)
  expect(textAt(painOf(three), 'CstmrCdtTrfInitn/GrpHdr/CtrlSum')).toBe('101234.50')
  const [file] = writeBankFiles('bankdata', PAYER, three)
  const records = Buffer.from(file?.body ?? [])
    .toString('latin1')
    .split('\r\n')
  expect(records.slice(0, -1).map(({ length }) => length)).toEqual([894, 894, 894, 894, 894])
  expect(records[1]).toContain('"0000000000001+"')
  expect(records[4]).toMatch(/^"IB999999999999","20260831","000003","0000010123450\+"/)
})

test.each(BANK_FILE_FORMATS)(
  '%s: no payment makes no file, one makes one, and 1,000 are read back',
  format => {
    expect(writeBankFiles(format, PAYER, [])).toEqual([])
    expect(read(format, manyPayments(1))).toHaveLength(1)
    const many = manyPayments(1_000)
    const files = writeBankFiles(format, PAYER, many)
    const written = files.flatMap(({ payments }) => payments)
    expect(written.length === many.length && written.every((one, nth) => one === many[nth])).toBe(true)
    expect(files).toHaveLength(1)
    const amounts = files.flatMap(({ body }) => READERS[format](body).map(({ amount }) => amount))
    expect(amounts.toSorted((one, other) => one - other)).toEqual(many.map(({ amount }) => amount))
  },
)

test('Bankdata counts in six digits and sums in thirteen: what is more goes into another file', () => {
  const most = 9_999_999_999_999
  const three = [most, 1, 2].map((amount, nth) => paymentOf({ amount, reference: `PO-${nth}` }))
  const files = writeBankFiles('bankdata', PAYER, three)
  expect(files.map(({ payments }) => payments.map(({ amount }) => amount))).toEqual([[most], [1, 2]])
  for (const { body } of files) READERS.bankdata(body)
})

test('An amount that is nothing, no whole number, or wider than its field is refused', () => {
  const widest = { sdc: 99_999_999_999_999, bankdata: 9_999_999_999_999 }
  for (const format of BANK_FILE_FORMATS) {
    const most = { bec: 0, danske_bank: 0, nordea: 0, iso_20022: 0, ...widest }[format] || 99_999_999_999
    for (const amount of [0, -1, 0.5, Number.NaN, most + 1])
      expect(paymentProblem(format, PAYER, paymentOf({ amount }))).toBe('amount_not_in_format')
    expect(read(format, [paymentOf({ amount: most })])).toMatchObject([{ amount: most }])
  }
})

test('A pain.001 has one batch a day, and one more for payments in kroner to other countries', () => {
  const abroad = paymentOf({ reference: 'x', account: byIban('DE89370400440532013000') })
  const batches = at(painOf([...manyPayments(5), abroad], { bank: 'danske_bank' }), BATCH)
  expect(
    batches.map(batch => ['PmtInfId', 'NbOfTxs', 'PmtTpInf/LclInstrm/Cd'].map(path => textAt(batch, path))),
  ).toEqual([
    ['PAYOUT-4711-20260901', '2', 'ONCL'],
    ['PAYOUT-4711I20260901', '1', 'IN'],
    ['PAYOUT-4711-20260902', '2', 'ONCL'],
    ['PAYOUT-4711-20260903', '1', 'ONCL'],
  ])
})

test('Each bank has its scheme, its clearing, and its place for the text', () => {
  const known = (['danske_bank', 'nordea', 'bankdata', 'bec', 'sdc', 'handelsbanken', 'other'] as const).map(
    bank => {
      const root = painOf([paymentOf({ message: 'Afregning uge 36, ordre 4711, hylde 12' })], { bank })
      const [transfer] = at(root, TRANSFER)
      const payer = 'Id/OrgId/Othr'
      return [
        textAt(root, `CstmrCdtTrfInitn/GrpHdr/InitgPty/${payer}/SchmeNm/Cd`),
        textAt(root, `${BATCH}/Dbtr/${payer}/SchmeNm/Cd`),
        textAt(root, `${BATCH}/PmtTpInf/LclInstrm/Cd`),
        transfer && textAt(transfer, 'Purp/Prtry'),
        transfer && at(transfer, 'RmtInf/Ustrd').map(({ text }) => text),
      ]
    },
  )
  const one = ['Afregning uge 36', ['Afregning uge 36, ordre 4711, hylde 12']] as const
  expect(known).toEqual([
    ['BANK', undefined, 'ONCL', ...one],
    ['CUST', 'BANK', undefined, ...one],
    ['CUST', undefined, 'ONCL', ...one],
    ['CUST', undefined, 'ONCL', ...one],
    ['CUST', undefined, 'ONCL', undefined, ['Afregning uge 36', 'Afregning uge 36, ordre 4711, hylde', '12']],
    ['BANK', undefined, undefined, ...one],
    ['CUST', undefined, undefined, ...one],
  ])
})

test('The agreement with the bank stands for the payer, else the number of the VAT id', () => {
  const idOf = (changes: Partial<Payer>) =>
    textAt(painOf([paymentOf()], changes), 'CstmrCdtTrfInitn/GrpHdr/InitgPty/Id/OrgId/Othr/Id')
  expect(idOf({ agreement: 'AB 123' })).toBe('AB 123')
  expect(idOf({})).toBe('99999999')
  expect(idOf({ vatId: 'dk 99 99 99 99' })).toBe('99999999')
  expect(idOf({ vatId: '' })).toBeUndefined()
})

test('A payment in euro is SEPA, between IBANs, with one message and no purpose', () => {
  const payer = { currency: 'EUR', account: danish('9995', '1234567') }
  const root = painOf([paymentOf({ text: 'Müller & Søn', name: 'Æ' })], payer)
  const paths = ['PmtTpInf/SvcLvl/Cd', 'ChrgBr', 'DbtrAcct/Id/IBAN', 'CdtTrfTxInf/CdtrAcct/Id/IBAN']
  expect(paths.map(path => textAt(root, `${BATCH}/${path}`))).toEqual([
    ...['SEPA', 'SLEV', 'DK2699950001234567', 'DK5299960000456789'],
  ])
  const [transfer] = at(root, TRANSFER)
  expect(transfer && textAt(transfer, 'RmtInf/Ustrd')).toBe('Muller + Soen')
  expect(transfer && at(transfer, 'Purp')).toEqual([])
  for (const format of FLAT)
    expect(payerProblem(format, { ...PAYER, currency: 'EUR' })).toBe('currency_not_in_format')
  expect(payerProblem('iso_20022', { ...PAYER, account: danish('400', '1') })).toBe('invalid_account')
})

test('A British account stands with its sort code', () => {
  const british = { ...danish('', '31926819'), sortCode: '60-16-13' }
  const root = painOf([paymentOf({ account: british })], {
    currency: 'GBP',
    country: 'gb',
    account: british,
    bic: '',
  })
  const clearing = 'FinInstnId/ClrSysMmbId'
  for (const bank of ['DbtrAgt', 'CdtTrfTxInf/CdtrAgt']) {
    expect(textAt(root, `${BATCH}/${bank}/${clearing}/ClrSysId/Cd`)).toBe('GBDSC')
    expect(textAt(root, `${BATCH}/${bank}/${clearing}/MmbId`)).toBe('601613')
  }
  expect(textAt(root, `${TRANSFER}/CdtrAcct/Id/Othr/Id`)).toBe('31926819')
})
