import { Anchor, NativeSelect, Stack, TextInput } from '@mantine/core'
import { getCountryCallingCode, type CountryCode as PhoneCountry } from 'libphonenumber-js/min'
import { useTranslation } from 'react-i18next'
import { COUNTRY_CODES, type CountryCode } from '#shared/kit/countries.ts'
import { useLanguage } from '../i18n/language.ts'
import styles from './checkout.module.css'
import { type GuestField, isCountry, type Typed } from './guest.ts'

interface GuestFormProps {
  typed: Typed
  country: CountryCode
  /** Texts of what is wrong. */
  errors: Partial<Record<GuestField, string>>
  onChange: (change: Partial<Typed>, field: GuestField) => void
  onLogIn: () => void
}

const useCountries = () => {
  const language = useLanguage()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return COUNTRY_CODES.map(code => ({
    value: code,
    label: `${names.of(code.toUpperCase())} +${getCountryCallingCode(code.toUpperCase() as PhoneCountry)}`,
  })).sort((one, other) => one.label.localeCompare(other.label, language))
}

/** Name, mail address and phone of someone who books without an account. */
export const GuestForm = ({ typed, country, errors, onChange, onLogIn }: GuestFormProps) => {
  const { t } = useTranslation()
  const countries = useCountries()
  return (
    <Stack gap="md">
      <TextInput
        id="customerName"
        label={t('fields.customerName')}
        autoComplete="name"
        value={typed.name}
        error={errors.customerName}
        onChange={({ currentTarget: { value } }) => onChange({ name: value }, 'customerName')}
      />
      <TextInput
        id="customerEmail"
        type="email"
        label={t('fields.customerEmail')}
        description={t('payments.emailHint')}
        autoComplete="email"
        value={typed.email}
        error={errors.customerEmail}
        onChange={({ currentTarget: { value } }) => onChange({ email: value }, 'customerEmail')}
      />
      <div className={styles.phone}>
        <NativeSelect
          label={t('payments.phoneCountry')}
          autoComplete="tel-country-code"
          data={countries}
          value={country}
          onChange={({ currentTarget: { value } }) => {
            if (isCountry(value)) onChange({ phoneCountry: value }, 'customerPhone')
          }}
        />
        <TextInput
          id="customerPhone"
          type="tel"
          label={t('fields.customerPhone')}
          autoComplete="tel-national"
          value={typed.phone}
          error={errors.customerPhone}
          onChange={({ currentTarget: { value } }) => onChange({ phone: value }, 'customerPhone')}
        />
      </div>
      <Anchor component="button" type="button" ta="start" onClick={onLogIn}>
        {t('payments.iAmTenant')}
      </Anchor>
    </Stack>
  )
}
