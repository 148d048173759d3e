/**
 * What a shape alone cannot say of a market's settings: it depends on the country, or needs a large library. Only the
 * server loads this, when such a field is changed.
 */
import { isValidBIC, isValidIBAN } from 'ibantools'
import {
  brazil,
  checkVAT,
  denmark,
  finland,
  france,
  germany,
  italy,
  netherlands,
  norway,
  spain,
  sweden,
  unitedKingdom,
} from 'jsvat'
import type { CountryCode } from '../kit/country-codes.ts'
import type { Reason } from '../kit/reasons.ts'
import { internationalPhone } from './phone.ts'
import { settingsRefusals } from './settings-refusals.ts'
import { isVatRateOf } from './vat-rates.ts'

const VAT_COUNTRIES = {
  br: brazil,
  de: germany,
  dk: denmark,
  es: spain,
  fi: finland,
  fr: france,
  gb: unitedKingdom,
  it: italy,
  nl: netherlands,
  no: norway,
  se: sweden,
} as const

/** Countries whose numbers jsvat does not know: Greenland's CVR, Mexico's RFC, the EIN of the United States. */
const OTHER_VAT_IDS: Partial<Record<CountryCode, RegExp>> = {
  gl: /^(GL)?\d{8}$/,
  mx: /^(MX)?[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/,
  us: /^(US)?\d{9}$/,
}

/** The VAT id as it is written on documents, its country first where that belongs to it; undefined when it is not valid. */
export const vatIdOf = (typed: string, country: CountryCode): string | undefined => {
  const text = typed.toUpperCase().replace(/[\s.-]/g, '')
  const other = OTHER_VAT_IDS[country]
  if (other) return other.test(text) ? text : undefined
  const known = VAT_COUNTRIES[country as keyof typeof VAT_COUNTRIES]
  return [text, `${country.toUpperCase()}${text}`].find(id => checkVAT(id, [known]).isValid)
}

const bankCode = (typed: string): string => typed.toUpperCase().replace(/\s/g, '')

/** The fields that this file checks, as they are saved. */
export interface CheckedFields {
  supportPhone?: string | undefined
  vatId?: string | undefined
  vatPercentUsed?: number | undefined
  vatPercentNew?: number | undefined
  iban?: string | undefined
  bic?: string | undefined
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
  vatId: (typed, country) => ({ saved: vatIdOf(typed, country), otherwise: settingsRefusals.invalid_vat_id }),
  vatPercentUsed: (typed, country) => rate(typed, country),
  vatPercentNew: (typed, country) => rate(typed, country),
  iban: typed => ({
    saved: isValidIBAN(bankCode(typed)) ? bankCode(typed) : undefined,
    otherwise: settingsRefusals.invalid_iban,
  }),
  bic: typed => ({
    saved: isValidBIC(bankCode(typed)) ? bankCode(typed) : undefined,
    otherwise: settingsRefusals.invalid_bic,
  }),
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
