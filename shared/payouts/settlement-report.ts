/** What the documents of settlements are made of. Amounts in minor units. */
import type { Day } from '../kit/day.ts'
import type { Minor, Seconds } from '../kit/units.ts'
import type { PaymentDocument } from '../payments/document-shape.ts'
import type { NOT_PAID } from './payout.ts'
import type { Settlement } from './settlement.ts'

type NotPaid = (typeof NOT_PAID)[number]

/** A settlement of one tenant that was finalized. */
export interface SettlementReport {
  number: number
  /** The moment in the properties of its file, and the market's day then. */
  finalizedTs: Seconds
  finalizedOn: Day
  currency: string
  seller: PaymentDocument['seller']
  /** `address`: "Mejlgade 48, 8000 Aarhus C"; empty where it is not known. Their VAT id is among the terms. */
  tenant: { userNumber: string; name: string; address: string }
  settlement: Omit<Settlement, 'taken'>
  /** Of the tenant's lines, also late ones. Both above zero: sold − returned are the turnovers. */
  pieces: number
  sold: Minor
  returned: Minor
  /** What the tenant bought in the shop since the last settlement, above zero; and the rest of the balance before. */
  purchases: Minor
  carriedOver: Minor
  /** 0 where `why` says why nothing is paid. */
  youReceive: Minor
  why: NotPaid | null
  /** As the tenant gave it; empty for none. */
  bank: string
}

/** A tenant's row in the report of a period and in its spreadsheet. */
export interface SettledTenant
  extends Pick<
    Settlement,
    'turnoverUsed' | 'turnoverNew' | 'feeUsed' | 'feeNew' | 'tax' | 'rentOffset' | 'rentVat' | 'share'
  > {
  /** Null in a draft. */
  number: number | null
  userNumber: string
  name: string
  /** The whole balance before, purchases included. */
  carriedOver: Minor
  youReceive: Minor
  why: NotPaid | null
  bank: string
}

export interface PeriodReport {
  dateFrom: Day
  dateTo: Day
  /** The market's day; null for a draft. */
  finalizedOn: Day | null
  currency: string
  seller: PaymentDocument['seller']
  tenants: readonly SettledTenant[]
}

/** What stands on the balance after the settlement. */
export const balanceAfter = ({
  settlement: { share },
  purchases,
  carriedOver,
}: Pick<SettlementReport, 'settlement' | 'purchases' | 'carriedOver'>): Minor =>
  share - purchases + carriedOver
