/** What a settlement is made of, and how its amounts are shown. */

import type { Answer } from '#shared/kit/contract.ts'
import { numberFormat } from '#shared/kit/formats.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { fromWire, toWire } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import { isHeldBack } from '#shared/payouts/payout.ts'
import type { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useShow } from '../../../kit/show.ts'
import { useThisMarket } from '../../../markets/market.ts'

export type Preview = Answer<typeof settlementCalls.previewSettlement>
export type Row = Preview['results'][number]
export type Period = Answer<typeof settlementCalls.listSalesPeriods>['results'][number]
export type Report = Answer<typeof settlementCalls.listPaymentReports>['results'][number]
export type InAll = NonNullable<Period['sums']>

const minorOf = (amount: string | Minor): Minor => (typeof amount === 'number' ? amount : fromWire(amount))

/** As it is shown below what it is taken from. */
export const takenOff = (amount: string): Minor => -fromWire(amount) || 0

export const soldOf = ({ turnoverUsed, turnoverNew }: Row): Minor =>
  fromWire(turnoverUsed) + fromWire(turnoverNew)

export const commissionOf = ({ feeUsed, feeNew }: Pick<Row, 'feeUsed' | 'feeNew'>): Minor =>
  fromWire(feeUsed) + fromWire(feeNew)

/** The balance of a tenant with the settlement. */
const balanceOf = ({ share, carriedOver }: Row): Minor => fromWire(share) + fromWire(carriedOver)

/** What of the balance is on its way already, where some of it is paid out. */
export const heldOf = (row: Row): Minor => (row.why ? 0 : balanceOf(row) - fromWire(row.youReceive))

/** Amounts: with their currency, and without it in a column of many, where nothing is a dash. */
export const useFigures = () => {
  const show = useShow()
  const language = useLanguage()
  const { currencyCode } = useThisMarket()
  const format = numberFormat(LOCALE[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return {
    money: (amount: string | Minor): string => show.money(amount, currencyCode),
    plain: (amount: string | Minor): string => {
      const minor = minorOf(amount)
      return minor === 0 ? '–' : format.format(minor / 100)
    },
  }
}

/** Troubles that somebody must do something about come first, then the order of the server. */
const RANK = { no_account: 0, unconfirmed: 0, owes: 1, held: 2, nothing: 3 } as const

const rankOf = ({ why }: Row): number => (why ? RANK[why] : RANK.nothing)

export const wrongFirst = <R extends Row>(rows: readonly R[]): R[] =>
  rows.toSorted((one, other) => rankOf(one) - rankOf(other))

const addedUp = (rows: readonly Row[], amountOf: (row: Row) => Minor): string =>
  toWire(rows.reduce((total, row) => total + amountOf(row), 0))

const counted = (rows: readonly Row[], amountOf: (row: Row) => Minor) => ({
  count: rows.length,
  total: addedUp(rows, amountOf),
})

/** What rows come to: a draft is answered without sums. */
export const inAllOf = (rows: readonly Row[]): InAll => {
  const total = (name: keyof InAll['totals']) => addedUp(rows, row => fromWire(row[name]))
  return {
    totals: {
      turnoverUsed: total('turnoverUsed'),
      turnoverNew: total('turnoverNew'),
      feeUsed: total('feeUsed'),
      feeNew: total('feeNew'),
      tax: total('tax'),
      rentOffset: total('rentOffset'),
      rentVat: total('rentVat'),
      share: total('share'),
    },
    count: rows.length,
    paid: counted(
      rows.filter(({ why }) => why === null),
      ({ youReceive }) => fromWire(youReceive),
    ),
    held: counted(
      rows.filter(({ why }) => isHeldBack(why)),
      balanceOf,
    ),
    owing: counted(
      rows.filter(({ why }) => why === 'owes'),
      balanceOf,
    ),
  }
}
