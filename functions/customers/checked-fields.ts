import { customerRefusals } from '#shared/customers/refusals.ts'
import { missingOfAccount } from '#shared/kit/bank-account.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { fieldRefusals } from '#shared/kit/field-refusals.ts'
import type { Reason } from '#shared/kit/reasons.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import type { Customer } from './table/customer.ts'

/** What a shape alone cannot check, because it depends on the country or on another field. */
type Checked = Partial<
  Pick<Customer, 'phone' | 'vatId' | 'country' | 'bankRegNumber' | 'sortCode' | 'bankAccount'>
>

/**
 * The fields as they are kept: the phone in international form, the VAT id as documents show it. `before`: what stands
 * beside them. `phoneCountries`: those of a market that limits what its visitors and tenants give; staff may give any.
 * Refuses the fields with `invalid_phone`, `phone_country`, `invalid_vat_id`, and `required` for half a bank account.
 */
export const checkedFields = async <Fields extends Checked>(
  typed: Fields,
  before: Checked,
  marketCountry: CountryCode,
  phoneCountries: readonly string[] = [],
): Promise<Fields> => {
  const after = { ...before, ...typed }
  const country = after.country ?? marketCountry
  const { phone, wrong: wrongPhone } = await phoneOf(typed.phone, country, phoneCountries)
  const vatId = typed.vatId ? await vatIdOf(typed.vatId, country) : typed.vatId
  const isAccountTyped = [typed.bankRegNumber, typed.sortCode, typed.bankAccount].some(
    one => one !== undefined,
  )
  const wrong: Record<string, readonly Reason[]> = {
    ...(wrongPhone ? { phone: [customerRefusals[wrongPhone]] } : {}),
    ...(typed.vatId && !vatId ? { vatId: [fieldRefusals.invalid_vat_id] } : {}),
    ...(isAccountTyped
      ? Object.fromEntries(missingOfAccount(after).map(field => [field, [inputRefusals.required]]))
      : {}),
  }
  if (Object.keys(wrong).length) throw refuseFields(wrong)
  return {
    ...typed,
    ...(phone === undefined ? {} : { phone }),
    ...(vatId === undefined ? {} : { vatId }),
  }
}

/** The rules of phone numbers are large, so only a call that has one loads them. */
const phoneOf = async (typed: string | undefined, country: CountryCode, allowed: readonly string[]) => {
  if (typed === undefined) return { phone: undefined, wrong: undefined }
  return (await import('#shared/markets/phone.ts')).checkedPhone(typed, country, allowed)
}

const vatIdOf = async (typed: string, country: CountryCode): Promise<string | undefined> =>
  (await import('#shared/kit/vat-id.ts')).vatIdOf(typed, country)
