/** Whose goods a call is about, and who asks: the tenant, or staff for a tenant. */
import type { Language } from '#shared/kit/language.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import { showsTenantsProducts } from '#shared/markets/tenants-access.ts'
import { type Customer, readCustomer } from '../customers/table/customer.ts'
import type { Caller, Staff } from '../kit/caller.ts'
import { type Market, readMarket } from '../markets/table/market.ts'

export interface Whose {
  market: Market
  tenant: Customer
  /** Undefined: the tenant asks. */
  staff: Staff | undefined
  language: Language
}

interface Asking {
  market: string
  caller: Caller
  language: Language | undefined
}

/**
 * The goods of the tenant who asks, or of the one whom staff name: two reads. What a tenant names is not looked at. Refuses
 * 404 `not_found`.
 */
export const whose = async (
  { market, caller, language }: Asking,
  named: string | undefined,
): Promise<Whose> => {
  const userNumber = caller.kind === 'customer' ? caller.userNumber : (named ?? '')
  const [present, tenant] = await Promise.all([readMarket(market), readCustomer(market, userNumber)])
  const staff = caller.kind === 'admin' ? caller : undefined
  return { market: present, tenant, staff, language: language ?? (staff ? present : tenant).language }
}

/** Refuses `not_enabled` to tenants where the market keeps the making of products to its staff. */
export const checkMayMake = ({ market, staff }: Whose): void => {
  if (!staff && !market.customerAccessToProductCreation) throw refuse(kitRefusals.not_enabled)
}

/** Tenants see a list of products where a till sells them one by one (specification 2). Refuses `not_enabled`. */
export const checkSeesProducts = ({ market, staff }: Whose): void => {
  if (!staff && !showsTenantsProducts(market)) throw refuse(kitRefusals.not_enabled)
}

/** Whose products a list has: a tenant's, or the whole shop's for staff who name none. */
export interface ListAsked {
  market: Market
  userNumber: string | undefined
  isStaffs: boolean
  language: Language
}

/** Refuses `not_enabled` as `checkSeesProducts`, and 404 `not_found` to a tenant who is gone. */
export const listAsked = async (asking: Asking, named: string | undefined): Promise<ListAsked> => {
  if (asking.caller.kind === 'customer') {
    const own = await whose(asking, undefined)
    checkSeesProducts(own)
    const { market, tenant, language } = own
    return { market, userNumber: tenant.userNumber, isStaffs: false, language }
  }
  const market = await readMarket(asking.market)
  return { market, userNumber: named, isStaffs: true, language: asking.language ?? market.language }
}
