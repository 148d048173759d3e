/**
 * What the books of an agreement have to choose from. An agreement whose token has `july` in its name keeps its years from
 * July to June, one with `many` has over a thousand accounts, and one with `nofiles` does not let Reol attach documents.
 */
import { nowIso } from '#functions/kit/clock.ts'
import type { Account, AccountingYear, Journal } from './shapes.ts'

/** The sandbox has journals for a shop, for Reol, and one whose numbers are used up. */
export const JOURNALS: readonly Journal[] = [
  { journalNumber: 1, name: 'Daglig kassekladde', minimumVoucherNumber: 1, maximumVoucherNumber: 9_999 },
  { journalNumber: 2, name: 'Reol', minimumVoucherNumber: 50_000, maximumVoucherNumber: 59_999 },
  { journalNumber: 3, name: 'Fuld', minimumVoucherNumber: 60_000, maximumVoucherNumber: 60_000 },
]

export const VAT_CODES = [
  { vatCode: 'U25', name: 'Salgsmoms 25 %', ratePercentage: 25, account: { accountNumber: 6902 } },
  { vatCode: 'UEUY', name: 'Ydelser til EU', ratePercentage: 0, account: { accountNumber: 6902 } },
  { vatCode: 'I25', name: 'Købsmoms 25 %', ratePercentage: 25, account: { accountNumber: 6903 } },
  {
    vatCode: 'U22',
    name: 'Salgsmoms 22 %',
    ratePercentage: 22,
    barred: true,
    account: { accountNumber: 6902 },
  },
] as const

export const LAYOUTS = [
  { layoutNumber: 19, name: 'Dansk standard' },
  { layoutNumber: 21, name: 'Dansk uden logo' },
] as const

const VAT = { vatAccount: { vatCode: 'U25' } }

const ACCOUNTS: readonly Account[] = [
  { accountNumber: 1000, name: 'Indtægter', accountType: 'heading' },
  { accountNumber: 1010, name: 'Salg af egne varer', accountType: 'profitAndLoss', ...VAT },
  { accountNumber: 1020, name: 'Café', accountType: 'profitAndLoss', ...VAT },
  { accountNumber: 1050, name: 'Kommission', accountType: 'profitAndLoss', ...VAT },
  { accountNumber: 1055, name: 'Kommission, EU', accountType: 'profitAndLoss' },
  { accountNumber: 1060, name: 'Reolleje', accountType: 'profitAndLoss', ...VAT },
  { accountNumber: 1065, name: 'Reolleje, EU', accountType: 'profitAndLoss' },
  { accountNumber: 1099, name: 'Kassedifferencer', accountType: 'profitAndLoss' },
  { accountNumber: 2000, name: 'Gammel omsætning', accountType: 'profitAndLoss', barred: true },
  { accountNumber: 5600, name: 'Debitorer', accountType: 'status', blockDirectEntries: true },
  { accountNumber: 5700, name: 'Kasse', accountType: 'status' },
  { accountNumber: 5710, name: 'Solgt for lejere', accountType: 'status' },
  { accountNumber: 5720, name: 'Kortindløser', accountType: 'status' },
  { accountNumber: 5820, name: 'Bank', accountType: 'status' },
  { accountNumber: 6800, name: 'Skyldig til lejere', accountType: 'status' },
  { accountNumber: 6810, name: 'Gavekort', accountType: 'status' },
  { accountNumber: 6820, name: 'Skyldige tilbagebetalinger', accountType: 'status' },
  { accountNumber: 6902, name: 'Salgsmoms', accountType: 'status' },
  { accountNumber: 6903, name: 'Købsmoms', accountType: 'status' },
]

const MANY = 1_200

/** The chart of an agreement. */
export const accountsOf = (agreement: string): Account[] => [
  ...ACCOUNTS,
  ...(agreement.includes('many')
    ? Array.from(
        { length: MANY },
        (_, at): Account => ({
          accountNumber: 10_000 + at,
          name: `Konto ${10_000 + at}`,
          accountType: 'profitAndLoss',
        }),
      )
    : []),
]

/** The years around now: the first of the four is closed. */
export const yearsOf = (agreement: string): AccountingYear[] => {
  const now = Number(nowIso().slice(0, 4))
  return [now - 2, now - 1, now, now + 1].map((year, at): AccountingYear => {
    const closed = at === 0 ? { closed: true } : {}
    return agreement.includes('july')
      ? { year: `${year}/${year + 1}`, fromDate: `${year}-07-01`, toDate: `${year + 1}-06-30`, ...closed }
      : { year: String(year), fromDate: `${year}-01-01`, toDate: `${year}-12-31`, ...closed }
  })
}

/** The accounting year that has a day. */
export const yearOf = (agreement: string, day: string): AccountingYear | undefined =>
  yearsOf(agreement).find(({ fromDate, toDate }) => fromDate <= day && day <= toDate)
