/** Lays out a tenant's settlement in the reader's language (D79). It shows what was stored and computes no money but nets. */
import { dateFormat, numberFormat } from '../kit/formats.ts'
import { type Language, LOCALE } from '../kit/language.ts'
import type { Sheet, SheetBlock, SheetRow, SheetTable } from '../kit/sheet.ts'
import { toMillis } from '../kit/units.ts'
import { DOCUMENT_TEXTS } from '../payments/document-texts.ts'
import { addressLines, letterheadOf, longDay, printedMoney } from '../payments/letterhead.ts'
import type { GoodsType } from '../products/number.ts'
import { NO_FIGURES } from '../sales/figures.ts'
import { maskedAccount } from './masked-account.ts'
import type { RentLine } from './rent.ts'
import { balanceAfter, type SettlementReport } from './settlement-report.ts'
import { SETTLEMENT_WORDS } from './settlement-words.ts'
import { ownVatOf, type Terms, taxOf } from './terms.ts'

/** What its file is called: `afregning-17.pdf`. */
export const settlementFileName = (
  { number }: Pick<SettlementReport, 'number'>,
  language: Language,
): string => `${SETTLEMENT_WORDS[language].file}-${number}.pdf`

/** The moment in the properties of its file. */
export const finalizedAt = ({ finalizedTs }: Pick<SettlementReport, 'finalizedTs'>): Date =>
  new Date(toMillis(finalizedTs))

/** "1.–15. november 2026". */
export const longDays = (
  { dateFrom, dateTo }: { dateFrom: string; dateTo: string },
  language: Language,
): string =>
  dateFormat(LOCALE[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatRange(Date.parse(dateFrom), Date.parse(dateTo))

export const chargesVat = ({ vatPercent, noVatOnSales, noVatOnRent }: Terms): boolean =>
  vatPercent > 0 && !(noVatOnSales && noVatOnRent)

/** What the layout of one report needs everywhere. */
interface Layout {
  report: SettlementReport
  language: Language
  money: (amount: number) => string
}

export const settlementSheet = (report: SettlementReport, language: Language): Sheet => {
  const money = (amount: number) => printedMoney(amount, report.currency, language)
  const layout = { report, language, money }
  const { settlement, seller, number } = report
  const hasVat = chargesVat(settlement.terms)
  return {
    language,
    ...letterheadOf(seller, hasVat, language),
    title: SETTLEMENT_WORDS[language].title(number),
    subtitle: longDays(settlement, language),
    blocks: blocksOf(layout, hasVat),
    tables: [reckoning(layout), ...lateTable(layout), ...vatTable(layout)],
    notes: notesOf(layout),
  }
}

const present = (rows: readonly { label?: string; value: string }[]) => rows.filter(({ value }) => value)

const blocksOf = ({ report, language }: Layout, hasVat: boolean): SheetBlock[] => {
  const say = SETTLEMENT_WORDS[language]
  const { tenant, settlement, finalizedOn, bank, why } = report
  return [
    {
      title: say.tenant,
      rows: present([
        { value: tenant.name },
        ...addressLines(tenant.address).map(value => ({ value })),
        { label: say.customer, value: tenant.userNumber },
        { label: DOCUMENT_TEXTS[language].vatId, value: hasVat ? settlement.terms.tenant.vatId : '' },
      ]),
    },
    {
      title: say.settlement,
      rows: present([
        { label: say.finalized, value: longDay(finalizedOn, language) },
        {
          label: say.account,
          value: why === null || why === 'held' ? maskedAccount(bank) : say.shortWhy[why],
        },
      ]),
    },
  ]
}

/** The lines between what was sold and what the tenant gets, each also where it is zero. */
const reckoning = ({ report, language, money }: Layout): SheetTable => {
  const say = SETTLEMENT_WORDS[language]
  const { settlement, sold, returned, pieces, purchases, carriedOver, youReceive, why } = report
  const { rentLines } = settlement
  const balance = balanceAfter(report)
  const onTheWay = why === null ? balance - youReceive : 0
  const rents = rentLines.map(line => ({ cells: [rentName(line, language), money(-line.amount)] }))
  return {
    columns: [
      { title: say.what, share: 6 },
      { title: say.amount, share: 2.2, isNumber: true },
    ],
    rows: [
      { cells: [say.sold(pieces), money(sold)] },
      { cells: [say.returned, money(0 - returned)] },
      ...commissions(settlement).map(({ type, fee }) => ({
        cells: [type ? commissionName(type, language) : say.commission, money(0 - fee)],
      })),
      ...(rents.length ? rents : [{ cells: [say.rent, money(0)] }]),
      { cells: [say.purchases, money(0 - purchases)] },
      { cells: [say.carriedOver, money(carriedOver)] },
      ...(onTheWay ? [{ cells: [say.onTheWay, money(-onTheWay)] }] : []),
    ],
    sums: [
      ...(why ? [{ label: say.balance, value: money(balance) }] : []),
      { label: say.youReceive, value: money(youReceive), isTotal: true },
    ],
  }
}

type Fees = Pick<SettlementReport['settlement'], 'turnoverUsed' | 'turnoverNew' | 'feeUsed' | 'feeNew'>

/** The commissions of used goods and of new ones, or one without a kind where only one kind was sold. */
const commissions = ({ turnoverUsed, turnoverNew, feeUsed, feeNew }: Fees) => {
  const kinds = [
    { type: 1 as const, fee: feeUsed, paid: turnoverUsed },
    { type: 2 as const, fee: feeNew, paid: turnoverNew },
  ].filter(({ fee, paid }) => fee || paid)
  return kinds.length === 2 ? kinds : [{ type: undefined, fee: feeUsed + feeNew }]
}

const commissionName = (type: GoodsType, language: Language): string =>
  SETTLEMENT_WORDS[language][type === 1 ? 'commissionUsed' : 'commissionNew']

const rentName = ({ booking, day, name }: RentLine, language: Language): string => {
  const say = SETTLEMENT_WORDS[language]
  if (booking !== null) return say.rentOf(name)
  const month = dateFormat(LOCALE[language], { timeZone: 'UTC', month: 'long', year: 'numeric' })
  return say.monthsRent(month.format(Date.parse(day)))
}

/** The days before the period that had more afterwards, by name. */
const lateTable = ({ report, language, money }: Layout): SheetTable[] => {
  const say = SETTLEMENT_WORDS[language]
  const { late } = report.settlement
  if (!late.length) return []
  return [
    {
      columns: [
        { title: say.late, share: 5 },
        { title: say.latePaid, share: 2, isNumber: true },
        { title: say.lateShare, share: 2, isNumber: true },
      ],
      rows: late.map(({ day, paid, share }) => ({
        cells: [longDay(day, language), money(paid), money(share)],
      })),
      sums: [],
    },
  ]
}

/** How the shop owes the VAT of one kind of goods: within its commission, within the whole price, or not by itself. */
const vatOf = (type: GoodsType, { salesAs, noVatOnSales, vatPercent, tenant }: Terms) => {
  if (noVatOnSales || vatPercent <= 0) return 'none'
  if (salesAs === 'own_name') return type === 2 || tenant.customerType === 'business' ? 'price' : 'margin'
  return tenant.isReverseCharge ? 'reverse' : 'commission'
}

/** The VAT within what the shop charges the tenant. No table where it charges none, or the tenant owes it. */
const vatTable = ({ report, language, money }: Layout): SheetTable[] => {
  const say = SETTLEMENT_WORDS[language]
  const { settlement } = report
  const { terms, feeUsed, feeNew, rentOffset, rentVat } = settlement
  const percent = numberFormat(LOCALE[language], {}).format(terms.vatPercent)
  const row = (name: string, gross: number, vat: number): SheetRow => ({
    cells: [`${name}, ${percent} %`, money(gross - vat), money(vat), money(gross)],
  })
  const fees = ([1, 2] as const).flatMap(type => {
    const fee = type === 1 ? feeUsed : feeNew
    if (!fee || vatOf(type, terms) !== 'commission') return []
    return [row(commissionName(type, language), fee, taxOfKind(report, type))]
  })
  const rows = [...fees, ...(rentVat ? [row(say.rent, rentOffset, rentVat)] : [])]
  if (!rows.length) return []
  return [
    {
      columns: [
        { title: say.vat, share: 5 },
        { title: say.net, share: 2, isNumber: true },
        { title: say.vat, share: 2, isNumber: true },
        { title: say.gross, share: 2, isNumber: true },
      ],
      rows,
      sums: [],
    },
  ]
}

/** The part of `tax` that one kind has: it was rounded for each kind apart. */
const taxOfKind = ({ settlement }: SettlementReport, type: GoodsType): number => {
  const { turnoverUsed, turnoverNew, feeUsed, feeNew, terms } = settlement
  const none = { 1: NO_FIGURES, 2: NO_FIGURES }
  const figures =
    type === 1
      ? { ...none, 1: { ...NO_FIGURES, paid: turnoverUsed, commission: feeUsed } }
      : { ...none, 2: { ...NO_FIGURES, paid: turnoverNew, commission: feeNew } }
  return taxOf(figures, terms)
}

const notesOf = (layout: Layout): string[] => {
  const { report, language, money } = layout
  const say = SETTLEMENT_WORDS[language]
  const { why, settlement } = report
  const { borneByShop, terms } = settlement
  return [
    ...(why ? [say.why[why](money(Math.abs(balanceAfter(report))))] : []),
    ...(borneByShop ? [say.borne(money(borneByShop))] : []),
    ...(terms.tenant.isReverseCharge && chargesVat(terms) ? [say.reverse] : []),
    ...inWhoseName(layout),
    ...ownVat(layout),
  ]
}

const sellsKind = ({ settlement }: SettlementReport, type: GoodsType): boolean =>
  (type === 1 ? settlement.turnoverUsed : settlement.turnoverNew) !== 0

/** A shop that sells in its own name owes VAT of another kind for each kind of goods. */
const inWhoseName = ({ report, language }: Layout): string[] => {
  const say = SETTLEMENT_WORDS[language]
  const { terms } = report.settlement
  if (terms.salesAs === 'agent') return []
  const kinds = ([1, 2] as const).filter(type => sellsKind(report, type)).map(type => vatOf(type, terms))
  return [
    say.ownName,
    ...(kinds.includes('margin') ? [say.margin] : []),
    ...(kinds.includes('price') ? [say.wholePrice] : []),
  ]
}

/** A business in whose name the shop sells sees the VAT of its own sales (D40). */
const ownVat = ({ report, language, money }: Layout): string[] => {
  const say = SETTLEMENT_WORDS[language]
  const { format } = numberFormat(LOCALE[language], {})
  return ownVatOf(report.settlement, report.settlement.terms).map(({ type, percent, vat }) =>
    say.ownVat(type === 1 ? say.used : say.new, format(percent), money(vat)),
  )
}
