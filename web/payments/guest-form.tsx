import { NativeSelect, TextInput } from '@mantine/core'
import { getCountryCallingCode, type CountryCode as PhoneCountry } from 'libphonenumber-js/min'
import { useTranslation } from 'react-i18next'
import { COUNTRY_CODES } from '#shared/kit/country-codes.ts'
import { useLanguage } from '../i18n/language.ts'
import styles from './checkout.module.css'
import type { CheckoutForm } from './use-checkout-form.ts'

const useCountries = () => {
  const language = useLanguage()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return COUNTRY_CODES.map(code => ({
    value: code,
    label: `${names.of(code.toUpperCase())} +${getCountryCallingCode(code.toUpperCase() as PhoneCountry)}`,
  })).sort((one, other) => one.label.localeCompare(other.label, language))
}

/** Asks a guest for name, mail address and phone. */
export const GuestForm = ({ form }: { form: CheckoutForm }) => {
  const { t } = useTranslation()
  const countries = useCountries()
  return (
    <>
      <TextInput {...form.field('customerName')} autoComplete="name" />
      <TextInput
        {...form.field('customerEmail')}
        type="email"
        description={t('payments.emailHint')}
        autoComplete="email"
      />
      <div className={styles.phone}>
        <NativeSelect {...form.field('phoneCountry')} autoComplete="tel-country-code" data={countries} />
        <TextInput {...form.field('customerPhone')} type="tel" autoComplete="tel-national" />
      </div>
    </>
  )
}
