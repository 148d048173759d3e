/** VAT ids by the rules of each country (specification 5). */
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
import type { CountryCode } from './country-codes.ts'

const KNOWN = {
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

/** Countries that jsvat does not know: Greenland's CVR, Mexico's RFC, the EIN of the United States. */
const OTHERS = {
  gl: /^(GL)?\d{8}$/,
  mx: /^(MX)?[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/,
  us: /^(US)?\d{9}$/,
} as const

/** The VAT id as documents show it, with its country first where that belongs to it; undefined when it is not valid. */
export const vatIdOf = (typed: string, country: CountryCode): string | undefined => {
  const text = typed.toUpperCase().replace(/[\s.-]/g, '')
  if (country === 'gl' || country === 'mx' || country === 'us')
    return OTHERS[country].test(text) ? text : undefined
  const rules = [KNOWN[country]]
  return [text, `${country.toUpperCase()}${text}`].find(id => checkVAT(id, rules).isValid)
}
