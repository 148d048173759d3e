/** The vouchers of a sales period (D46): the sum of its settlements, one voucher an accounting year. */
import { addDays, type Day } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import { sum } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { GoodsType } from '../products/number.ts'
import { inAll, shareOf, sumOf } from '../sales/figures.ts'
import type { Settlement } from './settlement.ts'
import { rentVatOf, type Terms, taxOfKind } from './terms.ts'
import { joinedPosted, type Posted, turned, type Voucher, type VoucherAccount } from './voucher.ts'
import { periodText, withTexts } from './voucher-words.ts'

type Settled = Pick<Settlement, 'taken' | 'rentLines' | 'terms'>

interface Period {
  /** Both included. */
  dateFrom: Day
  dateTo: Day
}

/** What is left of sales is commission, or in the shop's own name the margin of goods whose VAT is on the whole price. */
const ofKind = (type: GoodsType, terms: Terms): { account: VoucherAccount; vatPercent: number } => {
  const { customerType, isReverseCharge } = terms.tenant
  if (terms.salesAs === 'own_name' && (type === 2 || customerType === 'business'))
    return type === 1
      ? { account: 'goods_used', vatPercent: terms.vatPercentUsed }
      : { account: 'goods_new', vatPercent: terms.vatPercentNew }
  return { account: isReverseCharge ? 'commission_reverse' : 'commission', vatPercent: terms.vatPercent }
}

/** VAT with its rate. A line names no rate where the terms charge none. */
const within = (vat: Minor, vatPercent: number, isCharged: boolean) =>
  isCharged ? { ...(vat && { vat: 0 - vat }), vatPercent } : {}

/** What a settlement posts for all of its days up to one. VAT is taken once from what the days sum to, as D81 says. */
const postedUntil = ({ taken, rentLines, terms }: Settled, until: Day): Posted[] => {
  const figures = sumOf([taken], '', until)
  const rent = sum(rentLines.filter(({ day }) => day <= until).map(({ amount }) => amount))
  const { isReverseCharge } = terms.tenant
  const hasRentVat = !terms.noVatOnRent && !isReverseCharge
  const kinds = ([1, 2] as const).map((type): Posted => {
    const { account, vatPercent } = ofKind(type, terms)
    const isCharged = !terms.noVatOnSales && account !== 'commission_reverse'
    const tax = taxOfKind(figures[type], type, terms)
    return { account, amount: 0 - figures[type].commission, ...within(tax, vatPercent, isCharged) }
  })
  return [
    { account: 'till', amount: inAll(figures).paid },
    { account: 'tenants', amount: rent - shareOf(inAll(figures)) },
    ...kinds,
    {
      account: isReverseCharge ? 'rent_reverse' : 'rent',
      amount: 0 - rent,
      ...within(rentVatOf(rent, terms), terms.vatPercent, hasRentVat),
    },
  ]
}

/** Cuts the days of a period before each first day of an accounting year. */
const cut = ({ dateFrom, dateTo }: Period, yearStarts: readonly Day[]): Period[] => {
  const starts = [dateFrom, ...yearStarts.filter(day => day > dateFrom && day <= dateTo).toSorted()]
  return starts.map((from, at) => {
    const next = starts[at + 1]
    return { dateFrom: from, dateTo: next ? addDays(next, -1) : dateTo }
  })
}

/** The first of January of each year that begins within some days. */
const calendarYears = ({ dateFrom, dateTo }: Period): Day[] => {
  const first = Number(dateFrom.slice(0, 4))
  const years = Number(dateTo.slice(0, 4)) - first
  return Array.from({ length: years }, (_, at) => `${first + at + 1}-01-01`)
}

/**
 * Makes the vouchers of a period: one, or one an accounting year that it crosses, each dated on its last day. `yearStarts`:
 * the first days of the accounting years that the books have; calendar years where they name none. Sales stand in the year
 * of their day and rent in that of its line. What is of days before the period stands in the period's first year, because
 * the year of a late line may be closed.
 *
 * A settlement's VAT up to the end of a year is taken from its sums up to then, and a year has what that adds to the years
 * before. So the years sum to the settlement's own VAT, to the minor unit. A voucher without lines is left out.
 */
export const periodVouchers = (
  settlements: readonly Settled[],
  period: Period,
  yearStarts: readonly Day[],
  language: Language,
): Voucher[] => {
  const parts = cut(period, yearStarts.length ? yearStarts : calendarYears(period))
  return parts.flatMap((part, at): Voucher[] => {
    const before = parts[at - 1]
    const posted = settlements.flatMap(one => [
      ...postedUntil(one, part.dateTo),
      ...(before ? turned(postedUntil(one, before.dateTo)) : []),
    ])
    const joined = joinedPosted(posted)
    if (joined.length === 0) return []
    const text = periodText(part, language)
    return [{ ...part, text, lines: withTexts(joined, text, language) }]
  })
}
