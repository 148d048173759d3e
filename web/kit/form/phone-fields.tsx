import { NativeSelect, TextInput } from '@mantine/core'
import { getCountries, getCountryCallingCode, type CountryCode as PhoneCountry } from 'libphonenumber-js/min'
import { useMemo } from 'react'
import { isCountryCode } from '#shared/kit/country-codes.ts'
import type { Language } from '#shared/kit/language.ts'
import { useLanguage } from '../../i18n/language.ts'
import { countryOptions } from './country-options.ts'
import styles from './phone-fields.module.css'
import type { useRouteForm } from './use-route-form.ts'

type Field = ReturnType<ReturnType<typeof useRouteForm>['field']>

const withCode = ({ value, label }: { value: string; label: string }) => ({
  value,
  label: `${label} +${getCountryCallingCode(value.toUpperCase() as PhoneCountry)}`,
})

/** Every country with its calling code: those that a market can stand in, then all others (D63). */
const phoneCountries = (language: Language) => {
  const all = countryOptions(
    language,
    getCountries().map(code => code.toLowerCase()),
  ).map(withCode)
  return [
    ...all.filter(({ value }) => isCountryCode(value)),
    { value: '', label: '──────', disabled: true },
    ...all.filter(({ value }) => !isCountryCode(value)),
  ]
}

/** A phone number, beside the country that it is of when it is typed without one. */
export const PhoneFields = ({ country, phone }: { country: Field; phone: Field }) => {
  const language = useLanguage()
  const countries = useMemo(() => phoneCountries(language), [language])
  return (
    <div className={styles.phone}>
      <NativeSelect {...country} autoComplete="tel-country-code" data={countries} />
      <TextInput {...phone} type="tel" autoComplete="tel-national" />
    </div>
  )
}
