/** By which rules a settlement takes VAT (D26). A settlement keeps them as they were when its lines were frozen. */
import type { CUSTOMER_TYPES } from '../customers/customer-types.ts'
import type { CountryCode } from '../kit/country-codes.ts'
import { sum, vatWithin } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import type { SalesAs } from '../markets/sales-as.ts'
import { vatModeOf } from '../payments/document.ts'
import type { GoodsType } from '../products/number.ts'
import type { Figures } from '../sales/figures.ts'

interface MarketTerms {
  country: CountryCode
  /** The standard rate, within rent and within commissions. */
  vatPercent: number
  /** The rates that the till charges within the price of used goods and of new ones. */
  vatPercentUsed: number
  vatPercentNew: number
  noVatOnSales: boolean
  noVatOnRent: boolean
  salesAs: SalesAs
}

interface TenantTerms {
  customerType: (typeof CUSTOMER_TYPES)[number]
  country: CountryCode | null
  vatId: string
}

export interface Terms extends MarketTerms {
  /** `isReverseCharge`: a business of another EU country whose VAT id was valid, so it owes the VAT itself. */
  tenant: TenantTerms & { isReverseCharge: boolean }
}

/** Copies the rules of a market and a tenant, so that a later change of either changes no settlement. */
export const termsOf = (market: MarketTerms, tenant: TenantTerms): Terms => ({
  country: market.country,
  vatPercent: market.vatPercent,
  vatPercentUsed: market.vatPercentUsed,
  vatPercentNew: market.vatPercentNew,
  noVatOnSales: market.noVatOnSales,
  noVatOnRent: market.noVatOnRent,
  salesAs: market.salesAs,
  tenant: {
    customerType: tenant.customerType,
    country: tenant.country,
    vatId: tenant.vatId,
    isReverseCharge: vatModeOf(market, tenant) === 'reverse',
  },
})

/**
 * Computes the VAT that the shop owes of a tenant's sales, in minor units. It is rounded once for used goods and once for
 * new ones. The VAT is within the commission. A shop that sells in its own name owes the VAT within the whole price of new
 * goods and of a business tenant's goods; reverse charge does not change that, because the buyer is a visitor.
 */
export const taxOf = (figures: Record<GoodsType, Figures>, terms: Terms): Minor =>
  sum([taxOfKind(figures[1], 1, terms), taxOfKind(figures[2], 2, terms)])

/** Computes that VAT for one kind of goods, rounded once. */
export const taxOfKind = ({ paid, commission }: Figures, type: GoodsType, terms: Terms): Minor => {
  if (terms.noVatOnSales) return 0
  const { customerType, isReverseCharge } = terms.tenant
  if (terms.salesAs === 'own_name' && (type === 2 || customerType === 'business'))
    return vatWithin(paid, type === 1 ? terms.vatPercentUsed : terms.vatPercentNew)
  return isReverseCharge ? 0 : vatWithin(commission, terms.vatPercent)
}

/** Computes the VAT within withheld rent, in minor units, rounded once. */
export const rentVatOf = (rentOffset: Minor, { noVatOnRent, vatPercent, tenant }: Terms): Minor =>
  noVatOnRent || tenant.isReverseCharge ? 0 : vatWithin(rentOffset, vatPercent)

/** The VAT within what a tenant sold of one kind of goods, at the rate that the till charges. */
export interface OwnVat {
  type: GoodsType
  percent: number
  paid: Minor
  vat: Minor
}

/**
 * Computes the VAT of a business tenant's own sales (D40), rounded once for each kind that was sold. Empty for a private
 * tenant, and where the shop sells in its own name and so owes that VAT itself.
 */
export const ownVatOf = (
  { turnoverUsed, turnoverNew }: { turnoverUsed: Minor; turnoverNew: Minor },
  terms: Terms,
): OwnVat[] => {
  if (!showsOwnVat(terms, terms.tenant)) return []
  const kinds = [
    { type: 1 as const, percent: terms.vatPercentUsed, paid: turnoverUsed },
    { type: 2 as const, percent: terms.vatPercentNew, paid: turnoverNew },
  ]
  return kinds
    .filter(({ paid }) => paid !== 0)
    .map(one => ({ ...one, vat: vatWithin(one.paid, one.percent) }))
}

/** True where a tenant is a business in whose name the shop sells. */
export const showsOwnVat = (
  { salesAs }: Pick<MarketTerms, 'salesAs'>,
  { customerType }: Pick<TenantTerms, 'customerType'>,
): boolean => salesAs === 'agent' && customerType === 'business'
