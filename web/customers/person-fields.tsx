/** What a customer says of themselves, as they type it: when they register, and in their settings. */
import { NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { countryOptions } from '../kit/form/country-options.ts'
import sideBySide from '../kit/form/side-by-side.module.css'
import type { useRouteForm } from '../kit/form/use-route-form.ts'

type Field = ReturnType<ReturnType<typeof useRouteForm>['field']>

type PersonField = 'name' | 'phone' | 'address' | 'postalCode' | 'city' | 'country'

/** The names of the fields; three of them may stay empty, and say so. */
export const usePersonLabels = (): Record<PersonField, string> => {
  const { t } = useTranslation()
  const optional = (field: string) => t('person.optional', { field })
  return {
    name: t('person.name'),
    phone: t('person.phone'),
    address: optional(t('person.address')),
    postalCode: optional(t('person.postalCode')),
    city: optional(t('person.city')),
    country: t('person.country'),
  }
}

interface PersonFieldsProps {
  field: (name: PersonField) => Field
  /** The field of the address that gets our mails, below the name. */
  email: ReactNode
}

/** A phone number without a country's own digits is one of the country. */
export const PersonFields = ({ field, email }: PersonFieldsProps) => {
  const countries = countryOptions(useLanguage())
  const country = field('country')
  return (
    <>
      <TextInput {...field('name')} autoComplete="name" />
      {email}
      <div className={sideBySide.fields}>
        <NativeSelect
          {...country}
          autoComplete="country"
          data={country.value ? countries : [{ value: '', label: '' }, ...countries]}
        />
        <TextInput {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      <TextInput {...field('address')} autoComplete="street-address" />
      <div className={sideBySide.fields}>
        <TextInput {...field('postalCode')} autoComplete="postal-code" />
        <TextInput {...field('city')} autoComplete="address-level2" />
      </div>
    </>
  )
}
