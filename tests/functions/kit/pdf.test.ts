/** Documents as PDF: real text in three languages, names of any script, tables over several pages. */
import { expect, test } from 'vitest'
import { renderPdf } from '#functions/kit/pdf/render.ts'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { receiptMoney } from '#shared/payments/document.ts'
import type { PaymentDocument } from '#shared/payments/document-shape.ts'
import { documentFileName, documentSheet } from '#shared/payments/document-sheet.ts'
import { readPdf } from '../../read/read-pdf.ts'

const ISSUED = new Date('2026-11-23T10:00:00Z')

const requests = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `request${at}`,
    shelfType: { name: 'Standardhylde' },
    shelf: { name: `A${at + 1}` },
    bookingPeriod: { days: 0, weeks: 1, months: 0 },
    dateStartCustomer: '2026-11-24',
    dateEndCustomer: '2026-11-30',
    discountedPrice: 19_900,
    bookingAddons: [],
  }))

const receipt = (more: Partial<PaymentDocument> = {}, lines = 1): PaymentDocument => ({
  number: 17,
  kind: 'receipt',
  txId: '01M83DANBTJJY5281487H1BMB5',
  refund: null,
  issuedTs: 1_795_000_000,
  issuedOn: '2026-11-23',
  paidOn: '2026-11-23',
  currency: 'DKK',
  seller: {
    name: 'Loppehjørnet',
    language: 'da',
    address: 'Mejlgade 48, 8000 Aarhus C',
    phone: '+45 86 12 34 56',
    email: 'hej@loppehjoernet.example',
    vatId: 'DK13585628',
  },
  buyer: { name: 'Anna Jensen', email: 'anna@pdf.example', userNumber: '100001', address: '', vatId: '' },
  vatMode: 'charged',
  ...receiptMoney(requests(lines), lines * 19_900, 25),
  undoes: null,
  ...more,
})

const read = async (document: PaymentDocument, language: Language) =>
  readPdf(await renderPdf(documentSheet(document, language), ISSUED))

const buyer = (name: string) => receipt({ buyer: { ...receipt().buyer, name } })

test.each([
  [
    'da',
    'Kvittering nr. 17',
    '23. november 2026',
    'Standardhylde, hylde A1',
    'Moms 25 %',
    '39,80 kr.',
    '199,00 kr.',
  ],
  [
    'de',
    'Quittung Nr. 17',
    '23. November 2026',
    'Standardhylde, Regal A1',
    'MwSt. 25 %',
    '39,80 DKK',
    '199,00 DKK',
  ],
  [
    'en',
    'Receipt no. 17',
    '23 November 2026',
    'Standardhylde, shelf A1',
    'VAT 25%',
    'DKK 39.80',
    'DKK 199.00',
  ],
] as const)('A receipt says all in %s', async (language, ...texts) => {
  const [page = [], ...others] = await read(receipt(), language)
  for (const text of [...texts, 'Loppehjørnet', 'Anna Jensen', '100001']) expect(page).toContain(text)
  expect(others).toEqual([])
})

test.each(LANGUAGES)('A shop that charges no VAT has none on its document in %s', async language => {
  const [page = []] = await read(
    receipt({ vatMode: 'none', ...receiptMoney(requests(1), 19_900, 0) }),
    language,
  )
  expect(page.filter(text => /moms|\bvat|\bust|mwst|steuer/i.test(text))).toEqual([])
  expect(page.some(text => text.endsWith('DK13585628'))).toBe(true)
})

test('A business of another country reads that it owes the VAT, and both ids', async () => {
  const business = { ...receipt().buyer, address: 'Lange Straße 1, 24103 Kiel', vatId: 'DE129273398' }
  const money = receiptMoney(requests(1), 19_900, 0)
  const [page = []] = await read(receipt({ vatMode: 'reverse', buyer: business, ...money }), 'de')
  expect(page).toEqual(
    expect.arrayContaining([
      'DE129273398',
      'USt-IdNr. DK13585628',
      'Lange Straße 1',
      'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
    ]),
  )
})

test('A credit note names its receipt, and its amounts are negative', async () => {
  const note = receipt({
    kind: 'credit_note',
    number: 18,
    refund: 'r',
    undoes: { number: 17, issuedOn: '2026-11-23' },
  })
  const [page = []] = await read(note, 'en')
  expect(page).toEqual(expect.arrayContaining(['Credit note no. 18', 'Receipt no. 17', '−DKK 199.00']))
  expect(documentFileName(note, 'da')).toBe('kreditnota-18.pdf')
})

test.each([
  ['Polish, Czech and Nordic letters', 'Łukasz Žižka Æbelø-Ångström ßü', 'Łukasz Žižka Æbelø-Ångström ßü'],
  ['Cyrillic and Greek letters', 'Оксана Їжак, Ελένη', 'Оксана Їжак, Ελένη'],
  ['an accent as a sign of its own', 'Jose\u0301', 'José'],
  ['an accent that the font does not have', 'Kx\u1dc4', 'Kx'],
  ['an emoji of several parts', 'Ida 👩‍👩‍👧 Holm', 'Ida ? Holm'],
  ['a right-to-left name', 'שלום', '????'],
  ['signs of direction and half an emoji', 'a\u202eb\u0000\ud83c', 'ab?'],
  ['money and minus', '€ − „“ ’', '€ − „“ ’'],
])('A name with %s', async (_, name, shown) => {
  const [page = []] = await read(buyer(name), 'da')
  expect(page).toContain(shown)
  expect(page.join('')).not.toContain('\ufffd')
})

test('Sixty lines go over several pages, each with the head of the table and its number', async () => {
  const pages = await read(receipt({}, 60), 'da')
  expect(pages.length).toBeGreaterThan(1)
  pages.forEach((page, at) => {
    expect(page).toContain('Ydelse')
    expect(page.at(-1)).toBe(`Side ${at + 1} af ${pages.length}`)
  })
  const shelves = pages.flat().filter(text => text.startsWith('Standardhylde, hylde'))
  expect(shelves).toEqual(Array.from({ length: 60 }, (_, at) => `Standardhylde, hylde A${at + 1}`))
  expect(pages.at(-1)).toContain('11.940,00 kr.')
})

test('The longest name and address stay on the page', async () => {
  const long = 'W'.repeat(120)
  const pages = await read(receipt({ buyer: { ...receipt().buyer, name: long, address: long } }), 'da')
  expect(pages).toHaveLength(1)
  expect(pages[0]?.join('').split('W').length).toBeGreaterThan(240)
})

test('The file has title, language and structure, and the same document gives the same file', async () => {
  const file = await renderPdf(documentSheet(receipt(), 'da'), ISSUED)
  const text = file.toString('latin1')
  expect(text).toContain('/Lang (da)')
  expect(text).toContain('/Marked true')
  expect(text).toMatch(/\/S \/H1\b/)
  expect(text).toMatch(/\/S \/Table\b/)
  expect(text).toContain('/DisplayDocTitle true')
  expect(file.equals(await renderPdf(documentSheet(receipt(), 'da'), ISSUED))).toBe(true)
  expect(file.length).toBeLessThan(40_000)
})
