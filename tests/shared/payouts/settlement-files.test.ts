/** Settlements as files: what stands on them, in which order, in three languages, for one tenant and for five hundred. */
import { expect, test } from 'vitest'
import { renderPdf } from '#functions/kit/pdf/render.ts'
import { renderXlsx } from '#functions/kit/xlsx/render.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { maskedAccount } from '#shared/payouts/masked-account.ts'
import { NOT_PAID } from '#shared/payouts/payout.ts'
import { periodFileName, periodSheet } from '#shared/payouts/period-sheet.ts'
import { PERIOD_WORDS } from '#shared/payouts/period-words.ts'
import { balanceAfter, type SettledTenant, type SettlementReport } from '#shared/payouts/settlement-report.ts'
import { finalizedAt, settlementFileName, settlementSheet } from '#shared/payouts/settlement-sheet.ts'
import { SETTLEMENT_WORDS } from '#shared/payouts/settlement-words.ts'
import { settlementWorkbook } from '#shared/payouts/settlement-workbook.ts'
import { rentVatOf, type Terms, taxOf, termsOf } from '#shared/payouts/terms.ts'
import { readPdf } from '../../read/read-pdf.ts'
import { readXlsx } from '../../read/read-xlsx.ts'

const MARKET = {
  country: 'dk',
  vatPercent: 25,
  vatPercentUsed: 0,
  vatPercentNew: 25,
  noVatOnSales: false,
  noVatOnRent: false,
  salesAs: 'agent',
} as const
const PRIVATE = { customerType: 'private', country: null, vatId: '' } as const
const DANISH = { customerType: 'business', country: 'dk', vatId: 'DK13585628' } as const
const GERMAN = { customerType: 'business', country: 'de', vatId: 'DE136695976' } as const

const SELLER = {
  name: 'Loppehjørnet',
  language: 'da',
  address: 'Mejlgade 48, 8000 Aarhus C',
  phone: '+45 86 12 34 56',
  email: 'hej@loppehjoernet.example',
  vatId: 'DK13585628',
} as const

const settlementWith = (terms: Terms, { feeNew = 4_000 } = {}): SettlementReport['settlement'] => ({
  dateFrom: '2026-11-01',
  dateTo: '2026-11-15',
  terms,
  turnoverUsed: 162_000,
  turnoverNew: feeNew * 5,
  feeUsed: 32_400,
  feeNew,
  tax: taxOf(
    {
      1: { number: 38, rows: 38, paid: 162_000, commission: 32_400 },
      2: { number: 2, rows: 2, paid: feeNew * 5, commission: feeNew },
    },
    terms,
  ),
  rentOffset: 44_800,
  rentVat: rentVatOf(44_800, terms),
  rentLines: [
    { booking: null, day: '2026-10-31', name: '', amount: 24_900 },
    { booking: 'b1', day: '2026-11-02', name: 'A6', amount: 19_900 },
  ],
  share: 162_000 + feeNew * 5 - 32_400 - feeNew - 44_800,
  borneByShop: 0,
  late: [{ day: '2026-10-30', paid: -6_000, share: -4_800 }],
})

const report = (more: Partial<SettlementReport> = {}): SettlementReport => {
  const given = {
    number: 414,
    finalizedTs: 1_795_000_000,
    finalizedOn: '2026-11-16',
    currency: 'DKK',
    seller: SELLER,
    tenant: { userNumber: '100001', name: 'Anna Jensen', address: 'Vestergade 1, 8000 Aarhus C' },
    settlement: settlementWith(termsOf(MARKET, PRIVATE)),
    pieces: 40,
    sold: 188_000,
    returned: 6_000,
    purchases: 1_150,
    carriedOver: 2_000,
    why: null,
    bank: '2105 0004474417',
    ...more,
  }
  return { youReceive: given.why ? 0 : balanceAfter(given), ...given }
}

const amounts = (sheet: ReturnType<typeof settlementSheet>) =>
  [...(sheet.tables[0]?.rows ?? []).map(({ cells }) => cells), ...(sheet.tables[0]?.sums ?? [])].map(line =>
    Array.isArray(line) ? line.join(': ') : `${line.label}: ${line.value}`,
  )

const minorOf = (shown = '') => Number(shown.replace('−', '-').replace(/[^\d-]/g, ''))

test('A settlement has the lines of D79 in their order, and they add up to what the tenant gets', () => {
  const sheet = settlementSheet(report(), 'da')
  expect(amounts(sheet)).toEqual([
    'Solgt, 40 ting: 1.880,00 kr.',
    'Kom retur: −60,00 kr.',
    'Kommission, brugte varer: −324,00 kr.',
    'Kommission, nye varer: −40,00 kr.',
    'Leje, oktober 2026: −249,00 kr.',
    'Leje, A6: −199,00 kr.',
    'Køb i butikken: −11,50 kr.',
    'Med fra før: 20,00 kr.',
    'Du får: 1.016,50 kr.',
  ])
  expect(sheet.tables[1]?.rows).toEqual([{ cells: ['30. oktober 2026', '−60,00 kr.', '−48,00 kr.'] }])
  expect(sheet.tables[2]?.rows.map(({ cells }) => cells)).toEqual([
    ['Kommission, brugte varer, 25 %', '259,20 kr.', '64,80 kr.', '324,00 kr.'],
    ['Kommission, nye varer, 25 %', '32,00 kr.', '8,00 kr.', '40,00 kr.'],
    ['Leje, 25 %', '358,40 kr.', '89,60 kr.', '448,00 kr.'],
  ])
  expect(sheet.title).toBe('Afregning nr. 414')
  expect(JSON.stringify(sheet.blocks)).toContain('••••\u00a04417')
  expect(JSON.stringify(sheet)).not.toContain('0004474417')
})

test.each(LANGUAGES)('In %s the lines add up, and no deduction is left out where it is zero', language => {
  const rows = settlementSheet(report(), language).tables[0]
  const all = (rows?.rows ?? []).reduce((sum, { cells }) => sum + minorOf(cells[1]), 0)
  expect(all).toBe(minorOf(rows?.sums.at(-1)?.value))
  const none = { ...settlementWith(termsOf(MARKET, PRIVATE), { feeNew: 0 }), rentLines: [], rentOffset: 0 }
  const bare = settlementSheet(
    report({ settlement: { ...none, share: 129_600 }, purchases: 0, carriedOver: 0 }),
    language,
  )
  const say = SETTLEMENT_WORDS[language]
  expect(bare.tables[0]?.rows.map(({ cells }) => cells[0])).toEqual([
    say.sold(40),
    say.returned,
    say.commission,
    say.rent,
    say.purchases,
    say.carriedOver,
  ])
  expect(settlementFileName(report(), language)).toBe(`${say.file}-414.pdf`)
})

test.each(NOT_PAID)('Why nothing is paid (%s) is said, with what stands on the balance', why => {
  for (const language of LANGUAGES) {
    const sheet = settlementSheet(report({ why }), language)
    const sums = sheet.tables[0]?.sums ?? []
    expect(sums.map(({ label }) => label)).toEqual([
      SETTLEMENT_WORDS[language].balance,
      SETTLEMENT_WORDS[language].youReceive,
    ])
    expect(minorOf(sums[0]?.value)).toBe(101_650)
    expect(minorOf(sums[1]?.value)).toBe(0)
    expect(sheet.notes[0]?.length).toBeGreaterThan(20)
  }
})

test('What is on its way in another payout is a line, so that the lines still add up', () => {
  const sheet = settlementSheet(report({ youReceive: 100_000 }), 'da')
  expect(amounts(sheet).slice(-2)).toEqual(['Allerede på vej til dig: −16,50 kr.', 'Du får: 1.000,00 kr.'])
})

test('VAT is shown as the shop owes it: not at all, by the tenant, or in the shop’s own name', () => {
  const sheetWith = (market: object, tenant: Parameters<typeof termsOf>[1] = PRIVATE) =>
    settlementSheet(report({ settlement: settlementWith(termsOf({ ...MARKET, ...market }, tenant)) }), 'da')
  const free = sheetWith({ noVatOnSales: true, noVatOnRent: true })
  expect(free.tables).toHaveLength(2)
  expect(JSON.stringify(free)).not.toMatch(/moms/i)
  const rentOnly = sheetWith({ noVatOnSales: true })
  expect(rentOnly.tables[2]?.rows.map(({ cells }) => cells[0])).toEqual(['Leje, 25 %'])
  const reverse = sheetWith({}, GERMAN)
  expect(reverse.tables).toHaveLength(2)
  expect(reverse.notes).toContain(SETTLEMENT_WORDS.da.reverse)
  expect(JSON.stringify(reverse.blocks)).toContain('DE136695976')
  const business = sheetWith({}, DANISH)
  expect(business.notes).toEqual([
    'Moms i dit eget salg af brugte varer, 0 %: 0,00 kr.',
    'Moms i dit eget salg af nye varer, 25 %: 40,00 kr.',
  ])
  expect(sheetWith({ salesAs: 'own_name' }).notes).toEqual([
    SETTLEMENT_WORDS.da.ownName,
    SETTLEMENT_WORDS.da.margin,
    SETTLEMENT_WORDS.da.wholePrice,
  ])
  expect(sheetWith({ salesAs: 'own_name' }, DANISH).notes).not.toContain(SETTLEMENT_WORDS.da.margin)
  expect(sheetWith({ salesAs: 'own_name' }).tables[2]?.rows).toHaveLength(1)
})

const LONG = 'Grevinde Wilhelmine-Charlotte von Rosenkrantz-Løvenskiold og Sønner, Genbrugsantikviteter'

const tenants = (count: number): SettledTenant[] =>
  Array.from({ length: count }, (_, at) => ({
    number: 1_000 + at,
    userNumber: String(100_001 + at),
    name: at % 50 ? `Lejer ${at}` : LONG,
    turnoverUsed: 100_000 + at,
    turnoverNew: at,
    feeUsed: 20_000,
    feeNew: 0,
    tax: 4_000,
    rentOffset: 19_900,
    rentVat: 3_980,
    share: 60_100 + 2 * at,
    carriedOver: at % 7 ? 0 : -90_000,
    youReceive: at % 7 ? 60_100 + 2 * at : 0,
    why: at % 7 ? null : 'owes',
    bank: '2105 0004474417',
  }))

const PERIOD = {
  dateFrom: '2026-11-01',
  dateTo: '2026-11-15',
  finalizedOn: '2026-11-16',
  currency: 'DKK',
  seller: SELLER,
}

test.each(LANGUAGES)('The report of 500 tenants has a row for each, and their sums below: %s', language => {
  const all = tenants(500)
  const { sums = [], rows = [] } = periodSheet({ ...PERIOD, tenants: all }, language).tables[0] ?? {}
  expect(rows).toHaveLength(500)
  const paid = all.reduce((sum, { youReceive }) => sum + youReceive, 0)
  expect(minorOf(sums.at(-1)?.value)).toBe(paid)
  expect(minorOf(sums[6]?.value)).toBe(all.reduce((sum, { share }) => sum + share, 0))
  expect(sums.at(-1)?.label).toBe(PERIOD_WORDS[language].paidOut(PERIOD_WORDS[language].tenants(428)))
})

test('The report of many tenants goes over pages, and no tenant is left out', async () => {
  const all = tenants(120)
  const pages = await readPdf(await renderPdf(periodSheet({ ...PERIOD, tenants: all }, 'da'), new Date(0)))
  expect(pages.length).toBeGreaterThan(4)
  const text = JSON.stringify(pages)
  for (const { userNumber } of all) expect(text).toContain(userNumber)
})

test('A draft says that it is one, and its tenants have no numbers', () => {
  const draft = tenants(2).map(one => ({ ...one, number: null }))
  const sheet = periodSheet({ ...PERIOD, finalizedOn: null, tenants: draft }, 'da')
  expect(sheet.title).toBe('Alle afregninger, kladde')
  expect(sheet.tables[0]?.rows[1]?.details).toEqual(['100002'])
  expect(periodFileName(PERIOD, 'de', 'xlsx')).toBe('abrechnungen-2026-11-01-2026-11-15.xlsx')
})

test.each(LANGUAGES)(
  'The spreadsheet has a row a tenant with the account, and sums of all money: %s',
  async language => {
    const all = tenants(500)
    const [sheet] = readXlsx(await renderXlsx(settlementWorkbook({ tenants: all }, language)))
    const rows = sheet?.rows ?? []
    expect(rows).toHaveLength(502)
    expect(rows[1]?.map(cell => cell?.value)).toEqual([
      '100001',
      LONG,
      1_000,
      1_000,
      0,
      200,
      0,
      40,
      199,
      39.8,
      601,
      -900,
      0,
      SETTLEMENT_WORDS[language].shortWhy.owes,
      '2105 0004474417',
    ])
    const total = rows.at(-1)
    expect(total?.[0]?.value).toBe(PERIOD_WORDS[language].total)
    expect(total?.[10]?.value).toBe(all.reduce((sum, { share }) => sum + share, 0) / 100)
  },
)

test('The file of a settlement is the same each time, and reads in any language', async () => {
  const long = report({ tenant: { userNumber: '100001', name: LONG, address: '' } })
  for (const language of LANGUAGES) {
    const make = () => renderPdf(settlementSheet(long, language), finalizedAt(long))
    const [one, other] = [await make(), await make()]
    expect(one.equals(other)).toBe(true)
    const text = JSON.stringify(await readPdf(one))
    expect(text).toContain(SETTLEMENT_WORDS[language].youReceive)
  }
})

test('An account is known by its end', () => {
  expect(maskedAccount('DK50 0040 0440 1162 43')).toBe('••••\u00a06243')
  expect(maskedAccount('••••\u00a04417')).toBe('••••\u00a04417')
  expect(maskedAccount('')).toBe('')
})
