import { NativeSelect, TextInput } from '@mantine/core'
import { getCountryCallingCode, type CountryCode as PhoneCountry } from 'libphonenumber-js/min'
import { useMemo } from 'react'
import { isCountryCode } from '#shared/kit/country-codes.ts'
import type { Language } from '#shared/kit/language.ts'
import { PHONE_COUNTRIES } from '#shared/kit/phone-countries.ts'
import { useLanguage } from '../../i18n/language.ts'
import { countryOptions } from './country-options.ts'
import styles from './phone-fields.module.css'
import type { useRouteForm } from './use-route-form.ts'

type Field = ReturnType<ReturnType<typeof useRouteForm>['field']>

const withCode = ({ value, label }: { value: string; label: string }) => ({
  value,
  label: `${label} +${getCountryCallingCode(value.toUpperCase() as PhoneCountry)}`,
})

/**
 * The countries with their calling codes: those that a market can stand in, then all others (D63); of a market that limits
 * them, its own alone.
 */
const phoneCountries = (language: Language, allowed: readonly string[]) => {
  const all = countryOptions(language, PHONE_COUNTRIES)
    .filter(({ value }) => !allowed.length || allowed.includes(value))
    .map(withCode)
  const first = all.filter(({ value }) => isCountryCode(value))
  const others = all.filter(({ value }) => !isCountryCode(value))
  const isDivided = first.length > 0 && others.length > 0
  return [...first, ...(isDivided ? [{ value: '', label: '──────', disabled: true }] : []), ...others]
}

interface PhoneFieldsProps {
  country: Field
  phone: Field
  /** The countries of a market that limits them; empty: all. */
  allowed?: readonly string[] | undefined
}

const ALL: readonly string[] = []

/** A phone number, beside the country that it is of when it is typed without one. */
export const PhoneFields = ({ country, phone, allowed = ALL }: PhoneFieldsProps) => {
  const language = useLanguage()
  const countries = useMemo(() => phoneCountries(language, allowed), [language, allowed])
  return (
    <div className={styles.phone}>
      <NativeSelect {...country} autoComplete="tel-country-code" data={countries} />
      <TextInput {...phone} type="tel" autoComplete="tel-national" />
    </div>
  )
}
