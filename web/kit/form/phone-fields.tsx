import { NativeSelect, TextInput } from '@mantine/core'
import { getCountryCallingCode, type CountryCode as PhoneCountry } from 'libphonenumber-js/min'
import { useLanguage } from '../../i18n/language.ts'
import { countryOptions } from './country-options.ts'
import styles from './phone-fields.module.css'
import type { useRouteForm } from './use-route-form.ts'

type Field = ReturnType<ReturnType<typeof useRouteForm>['field']>

/** A phone number, beside the country that it is of when it is typed without one. */
export const PhoneFields = ({ country, phone }: { country: Field; phone: Field }) => {
  const countries = countryOptions(useLanguage()).map(({ value, label }) => ({
    value,
    label: `${label} +${getCountryCallingCode(value.toUpperCase() as PhoneCountry)}`,
  }))
  return (
    <div className={styles.phone}>
      <NativeSelect {...country} autoComplete="tel-country-code" data={countries} />
      <TextInput {...phone} type="tel" autoComplete="tel-national" />
    </div>
  )
}
