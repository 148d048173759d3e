import { customersContract } from '#shared/customers/contract.ts'
import { customerRefusals } from '#shared/customers/refusals.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { audit } from '../kit/audit.ts'
import type { Verb } from '../kit/http.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { checkVersion } from '../kit/version.ts'
import { readMarket } from '../markets/table/market.ts'
import { putCustomer, readCustomer } from './table/customer.ts'
import { toResponse } from './to-response.ts'

/** Changes the fields that were sent, and notes who did. */
export const change: Verb<typeof customersContract.change> = async ({ market, caller, params, body }) => {
  const { version, phone, ...fields } = body
  const { country } = await readMarket(market)
  const number = phone === undefined ? undefined : await phoneOf(phone, country)
  return retryOnConflict(async () => {
    const before = await readCustomer(market, params.userNumber)
    checkVersion(version, toResponse(before), customersContract.change)
    const after = { ...before, ...fields, ...(number === undefined ? {} : { phone: number }) }
    const noted = audit(market, country, { caller, kind: 'customer', id: params.userNumber, before, after })
    if (!noted.length) return toResponse(before)
    await commit([putCustomer(market, after), ...noted])
    return toResponse({ ...after, version: before.version + 1 })
  })
}

/** Refuses 400 `invalid_phone`. */
const phoneOf = async (typed: string, country: CountryCode): Promise<string> => {
  // The phone rules are large, so only a change of the number loads them.
  const { internationalPhone } = await import('#shared/markets/phone.ts')
  const number = internationalPhone(typed, country)
  if (!number) throw refuseFields({ phone: [customerRefusals.invalid_phone] })
  return number
}
