/** The total payment report of a period: a row a tenant, and what all of them come to. */
import { numberFormat } from '../kit/formats.ts'
import { type Language, LOCALE } from '../kit/language.ts'
import { sum } from '../kit/money.ts'
import type { Sheet, SheetTable } from '../kit/sheet.ts'
import type { Minor } from '../kit/units.ts'
import { letterheadOf, longDay } from '../payments/letterhead.ts'
import { lacksAccount } from './payout.ts'
import { PERIOD_WORDS } from './period-words.ts'
import type { PeriodReport, SettledTenant } from './settlement-report.ts'
import { longDays } from './settlement-sheet.ts'
import { SETTLEMENT_WORDS } from './settlement-words.ts'
import { totalsOf } from './totals.ts'

/** What its file is called: `afregninger-2026-11-01-2026-11-15.pdf`. */
export const periodFileName = (
  { dateFrom, dateTo }: Pick<PeriodReport, 'dateFrom' | 'dateTo'>,
  language: Language,
  ending: 'pdf' | 'xlsx' = 'pdf',
): string => `${PERIOD_WORDS[language].periodFile}-${dateFrom}-${dateTo}.${ending}`

/** Without the currency, which would be there six times in each row. */
const bareMoney = (language: Language) => {
  const format = numberFormat(LOCALE[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (amount: Minor): string => format.format(amount / 100).replace('-', '−')
}

export const periodSheet = (report: PeriodReport, language: Language): Sheet => {
  const say = { ...SETTLEMENT_WORDS[language], ...PERIOD_WORDS[language] }
  const { seller, currency, finalizedOn, tenants } = report
  return {
    language,
    ...letterheadOf(seller, true, language),
    title: finalizedOn ? say.periodTitle : say.draftTitle,
    subtitle: longDays(report, language),
    blocks: [
      { title: say.sheet, rows: [{ value: say.tenants(tenants.length) }, { value: say.currency(currency) }] },
      ...(finalizedOn ? [{ title: say.finalized, rows: [{ value: longDay(finalizedOn, language) }] }] : []),
    ],
    tables: [tableOf(report, language)],
    notes: [],
  }
}

const tableOf = ({ tenants }: PeriodReport, language: Language): SheetTable => {
  const say = { ...SETTLEMENT_WORDS[language], ...PERIOD_WORDS[language] }
  const money = bareMoney(language)
  const amount = (title: string) => ({ title, share: 2, isNumber: true })
  return {
    columns: [
      { title: say.tenant, share: 4.4 },
      ...[say.turnover, say.commission, say.rent, say.carriedOver, say.tenantReceives].map(amount),
    ],
    rows: tenants.map(one => ({
      cells: [
        one.name,
        money(one.turnoverUsed + one.turnoverNew),
        money(0 - one.feeUsed - one.feeNew),
        money(0 - one.rentOffset),
        money(one.carriedOver),
        money(one.youReceive),
      ],
      details: [
        one.number === null ? one.userNumber : `${one.userNumber} · ${say.short(one.number)}`,
        ...(one.why ? [say.shortWhy[one.why]] : []),
      ],
    })),
    sums: sumsOf(tenants, language).map(({ amount: of, ...line }) => ({ ...line, value: money(of) })),
  }
}

/** What a tenant has on the balance afterwards, paid out or not; below zero it is owed to the shop. */
const left = ({ share, carriedOver }: SettledTenant): Minor => share + carriedOver

const sumsOf = (tenants: readonly SettledTenant[], language: Language) => {
  const say = { ...SETTLEMENT_WORDS[language], ...PERIOD_WORDS[language] }
  const all = totalsOf(tenants)
  const because = (why: SettledTenant['why']) => tenants.filter(one => one.why === why)
  const held = tenants.filter(({ why }) => lacksAccount(why))
  const [paid, owing] = [because(null), because('owes')]
  return [
    { label: say.turnoverUsed, amount: all.turnoverUsed },
    { label: say.turnoverNew, amount: all.turnoverNew },
    { label: say.commission, amount: 0 - all.feeUsed - all.feeNew },
    { label: say.tax, amount: all.tax },
    { label: say.rent, amount: 0 - all.rentOffset },
    { label: say.rentVat, amount: all.rentVat },
    { label: say.share, amount: all.share },
    { label: say.carriedOver, amount: sum(tenants.map(({ carriedOver }) => carriedOver)) },
    { label: say.held(say.tenants(held.length)), amount: sum(held.map(left)) },
    { label: say.owing(say.tenants(owing.length)), amount: sum(owing.map(left)) },
    {
      label: say.paidOut(say.tenants(paid.length)),
      amount: sum(paid.map(({ youReceive }) => youReceive)),
      isTotal: true,
    },
  ]
}
