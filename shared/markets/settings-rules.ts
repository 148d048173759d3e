/**
 * What a shape alone cannot say of a market's settings: it depends on the country, or needs a large library. Only the
 * server loads this, when such a field is changed.
 */
import type { CountryCode } from '../kit/country-codes.ts'
import { fieldRefusals } from '../kit/field-refusals.ts'
import type { Reason } from '../kit/reasons.ts'
import { vatIdOf } from '../kit/vat-id.ts'
import { internationalPhone } from './phone.ts'
import { settingsRefusals } from './settings-refusals.ts'
import { isVatRateOf } from './vat-rates.ts'

/** The fields that this file checks, as they are saved. */
export interface CheckedFields {
  supportPhone?: string | undefined
  vatId?: string | undefined
  vatPercentUsed?: number | undefined
  vatPercentNew?: number | undefined
}

/** A field as it is saved, or why it is refused. */
const CHECKS: {
  [F in keyof CheckedFields]-?: (
    typed: NonNullable<CheckedFields[F]>,
    country: CountryCode,
  ) => { saved: NonNullable<CheckedFields[F]> | undefined; otherwise: Reason }
} = {
  supportPhone: (typed, country) => {
    const number = internationalPhone(typed, country)
    return {
      // Staff may group the digits as they like, where the number names its country.
      saved: number && typed.startsWith('+') ? typed : number,
      otherwise: settingsRefusals.invalid_support_phone,
    }
  },
  vatId: (typed, country) => ({ saved: vatIdOf(typed, country), otherwise: fieldRefusals.invalid_vat_id }),
  vatPercentUsed: (typed, country) => rate(typed, country),
  vatPercentNew: (typed, country) => rate(typed, country),
}

const rate = (typed: number, country: CountryCode) => ({
  saved: isVatRateOf(country, typed) ? typed : undefined,
  otherwise: settingsRefusals.invalid_vat_rate,
})

/** Checks what was sent of these fields: the values to save, and the reasons to refuse by field. Empty clears a text. */
export const checkSettings = (
  sent: CheckedFields,
  country: CountryCode,
): { saved: CheckedFields; refused: Record<string, Reason[]> } => {
  const saved: Record<string, unknown> = {}
  const refused: Record<string, Reason[]> = {}
  for (const field of Object.keys(CHECKS) as (keyof CheckedFields)[]) {
    const typed = sent[field]
    if (typed === undefined) continue
    const check = CHECKS[field] as (
      value: string | number,
      of: CountryCode,
    ) => { saved: unknown; otherwise: Reason }
    const found = typed === '' ? { saved: '', otherwise: undefined } : check(typed, country)
    if (found.saved === undefined && found.otherwise) refused[field] = [found.otherwise]
    else saved[field] = found.saved
  }
  return { saved, refused }
}
