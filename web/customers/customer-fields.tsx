/** The fields of a customer, as staff type them: the same for a new one and for one that is there. */
import { Checkbox, NativeSelect, Stack, Textarea, TextInput, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomerFieldName } from '#shared/customers/customer-fields.ts'
import { CUSTOMER_TYPES } from '#shared/customers/customer-types.ts'
import { rightOf } from '#shared/customers/field-rights.ts'
import type { staffCalls } from '#shared/customers/staff-calls.ts'
import { COUNTRY_CODES } from '#shared/kit/country-codes.ts'
import { numberFormat } from '#shared/kit/formats.ts'
import { useLanguage } from '../i18n/language.ts'
import { countryOptions } from '../kit/form/country-options.ts'
import sideBySide from '../kit/form/side-by-side.module.css'
import type { useRouteForm } from '../kit/form/use-route-form.ts'
import { later } from '../kit/later.tsx'
import { useMayDo } from '../kit/rights/may.ts'
import { type Customer, useTypeNames } from './customer-marks.tsx'

const AddressBox = later(['addresses'], async () => (await import('../markets/address-box.tsx')).AddressBox)

/** Without separators of thousands, which nobody needs to type. */
const AMOUNT = { minimumFractionDigits: 2, useGrouping: false } as const

export type TypedCustomer = Record<Exclude<CustomerFieldName, 'isActive'>, string> & { isActive: boolean }

/** What stands in the fields of a customer, with numbers as the reader writes them. */
export const typedCustomer = (customer: Customer, locale: string): TypedCustomer => ({
  name: customer.name,
  email: customer.email,
  phone: customer.phone,
  address: customer.address,
  postalCode: customer.postalCode,
  city: customer.city,
  country: customer.country ?? '',
  customerType: customer.customerType,
  vatRateType: String(customer.vatRateType),
  vatId: customer.vatId,
  fee: numberFormat(locale, {}).format(customer.fee),
  rentAmount: numberFormat(locale, AMOUNT).format(Number(customer.rentAmount)),
  shelfNumber: customer.shelfNumber,
  bankRegNumber: customer.bankRegNumber,
  bankAccount: customer.bankAccount,
  sortCode: customer.sortCode,
  iban: customer.iban,
  printType: String(customer.printType),
  labelsToPrint: customer.labelsToPrint,
  description: customer.description,
  isActive: customer.isActive,
})

/** What stands in them for a new one. */
export const newTypedCustomer = (marketCountry: string): TypedCustomer => ({
  name: '',
  email: '',
  phone: '',
  address: '',
  postalCode: '',
  city: '',
  country: marketCountry,
  customerType: 'private',
  vatRateType: '1',
  vatId: '',
  fee: '',
  rentAmount: '',
  shelfNumber: '',
  bankRegNumber: '',
  bankAccount: '',
  sortCode: '',
  iban: '',
  printType: '1',
  labelsToPrint: '',
  description: '',
  isActive: true,
})

/** Which fields the reader's role may not change. */
export const useLockedFields = (): ((field: string) => boolean) => {
  const may = useMayDo()
  return field => !may(rightOf(field))
}

/** The names of the fields, and of what can be chosen in them. */
export const useCustomerWords = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const typeNames = useTypeNames()
  const countries = countryOptions(language)
  const labels: Record<CustomerFieldName, string> = {
    name: t('customers.name'),
    email: t('customers.email'),
    phone: t('customers.phone'),
    address: t('customer.address'),
    postalCode: t('customer.postalCode'),
    city: t('customer.city'),
    country: t('customer.country'),
    customerType: t('customers.type'),
    vatRateType: t('customer.vatRateType'),
    vatId: t('customer.vatId'),
    fee: t('customer.fee'),
    rentAmount: t('customer.rentAmount'),
    shelfNumber: t('customer.shelfNumber'),
    bankRegNumber: t('customer.bankRegNumber'),
    bankAccount: t('customer.bankAccount'),
    sortCode: t('customer.sortCode'),
    iban: t('customer.iban'),
    printType: t('customer.printType'),
    labelsToPrint: t('customer.labelsToPrint'),
    description: t('customer.description'),
    isActive: t('customers.access'),
  }
  const options = {
    country: countries,
    customerType: CUSTOMER_TYPES.map(value => ({ value, label: typeNames[value] })),
    vatRateType: [
      { value: '1', label: t('customer.usedGoods') },
      { value: '2', label: t('customer.newGoods') },
    ],
    printType: [
      { value: '1', label: t('customer.a4') },
      { value: '2', label: t('customer.roll') },
    ],
  }
  const nameOf = (field: string, value: unknown): string | undefined =>
    options[field as keyof typeof options]?.find(option => option.value === String(value))?.label
  const textOf = (field: string, code: string): string | undefined =>
    field === 'email' && code === 'customer_exists' ? t('customer.emailTaken') : undefined
  return { labels, options, nameOf, textOf }
}

interface GroupProps {
  title: string
  note?: ReactNode
  children: ReactNode
}

const Group = ({ title, note, children }: GroupProps) => (
  <Stack gap="sm" component="section" aria-label={title}>
    <Title order={2} size="h3">
      {title}
    </Title>
    {note}
    <div className={sideBySide.fields}>{children}</div>
  </Stack>
)

type Form = Pick<
  ReturnType<typeof useRouteForm<typeof staffCalls.create, TypedCustomer>>,
  'field' | 'box' | 'change' | 'text' | 'typed'
>

interface CustomerFieldsProps {
  form: Form
  /** From which day a changed commission counts, of a customer who is there. */
  feeHint?: string
  /** What stands above the account. */
  bankNote?: ReactNode
}

export const CustomerFields = ({ form, feeHint, bankNote }: CustomerFieldsProps) => {
  const { t } = useTranslation()
  const { options } = useCustomerWords()
  const text = { autoComplete: 'off' } as const
  const { field, box, change, text: shown, typed } = form
  return (
    <Stack gap="xl">
      <Group title={t('customer.contact')}>
        <TextInput {...field('name')} {...text} />
        <TextInput {...field('email')} {...text} type="email" />
        <TextInput {...field('phone')} {...text} type="tel" />
        <AddressBox
          {...shown('address')}
          country={COUNTRY_CODES.find(code => code === typed.country)}
          instead={<TextInput {...field('address')} {...text} />}
          onType={address => change({ address })}
          onChoose={({ address, postalCode, city }) => change({ address, postalCode, city })}
        />
        <TextInput {...field('postalCode')} {...text} />
        <TextInput {...field('city')} {...text} />
        <NativeSelect
          {...field('country')}
          data={typed.country ? options.country : [{ value: '', label: '' }, ...options.country]}
        />
      </Group>
      <Group title={t('customer.taxes')}>
        <NativeSelect {...field('customerType')} data={options.customerType} />
        <NativeSelect {...field('vatRateType')} data={options.vatRateType} />
        {(typed.customerType === 'business' || typed.vatId !== '') && (
          <TextInput {...field('vatId')} {...text} description={t('customer.vatIdHint')} />
        )}
      </Group>
      <Group title={t('customer.terms')}>
        <TextInput {...field('fee')} {...text} inputMode="decimal" description={feeHint} />
        <TextInput
          {...field('rentAmount')}
          {...text}
          inputMode="decimal"
          description={t('customer.rentHint')}
        />
        <TextInput {...field('shelfNumber')} {...text} />
      </Group>
      <Group title={t('customer.bank')} note={bankNote}>
        <TextInput {...field('bankRegNumber')} {...text} inputMode="numeric" />
        <TextInput {...field('bankAccount')} {...text} inputMode="numeric" />
        <TextInput {...field('sortCode')} {...text} inputMode="numeric" />
        <TextInput {...field('iban')} {...text} />
      </Group>
      <Group title={t('customer.labels')}>
        <NativeSelect {...field('printType')} data={options.printType} />
        <TextInput {...field('labelsToPrint')} {...text} description={t('customer.labelsHint')} />
      </Group>
      <Stack gap="sm" component="section" aria-label={t('customer.notes')}>
        <Title order={2} size="h3">
          {t('customer.notes')}
        </Title>
        <Checkbox {...box('isActive')} description={t('customers.accessHint')} />
        <Textarea
          {...field('description')}
          autosize
          minRows={2}
          description={t('customer.descriptionHint')}
        />
      </Stack>
    </Stack>
  )
}
