/** A period, or a preview of one, as a spreadsheet: a row a tenant, with the sums below. */
import type { Language } from '../kit/language.ts'
import { sum } from '../kit/money.ts'
import type { Workbook, WorkbookCell, WorkbookColumn } from '../kit/workbook.ts'
import { PERIOD_WORDS, type PeriodWords } from './period-words.ts'
import type { PeriodReport, SettledTenant } from './settlement-report.ts'
import { SETTLEMENT_WORDS, type SettlementWords } from './settlement-words.ts'

type Words = SettlementWords & PeriodWords

interface Column extends WorkbookColumn {
  of: (tenant: SettledTenant, say: Words) => WorkbookCell
}

const columnsOf = (say: Words): Column[] => {
  const money = (title: string, of: (tenant: SettledTenant) => number): Column => ({
    title,
    type: 'money',
    width: 14,
    of,
  })
  return [
    { title: say.customer, type: 'text', width: 14, of: one => one.userNumber },
    { title: say.tenant, type: 'text', width: 28, of: one => one.name },
    { title: say.number, type: 'number', width: 12, of: one => one.number },
    money(say.turnoverUsed, one => one.turnoverUsed),
    money(say.turnoverNew, one => one.turnoverNew),
    money(say.commissionUsed, one => one.feeUsed),
    money(say.commissionNew, one => one.feeNew),
    money(say.tax, one => one.tax),
    money(say.rent, one => one.rentOffset),
    money(say.rentVat, one => one.rentVat),
    money(say.share, one => one.share),
    money(say.carriedOver, one => one.carriedOver),
    money(say.tenantReceives, one => one.youReceive),
    { title: say.whyColumn, type: 'text', width: 22, of: ({ why }) => why && say.shortWhy[why] },
    { title: say.bank, type: 'text', width: 26, of: one => one.bank },
  ]
}

export const settlementWorkbook = (
  { tenants }: Pick<PeriodReport, 'tenants'>,
  language: Language,
): Workbook => {
  const say = { ...SETTLEMENT_WORDS[language], ...PERIOD_WORDS[language] }
  const columns = columnsOf(say)
  const rows = tenants.map(tenant => columns.map(({ of }) => of(tenant, say)))
  const total = columns.map(({ type }, at): WorkbookCell => {
    if (at === 0) return say.total
    return type === 'money' ? sum(rows.map(row => Number(row[at]))) : null
  })
  return {
    language,
    tables: [{ name: say.sheet, columns: columns.map(({ of: _, ...column }) => column), rows, total }],
    about: say.about,
  }
}
