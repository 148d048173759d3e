import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PhoneFields } from '../kit/form/phone-fields.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

/** Asks a guest for name, mail address and phone. */
export const GuestForm = ({ form, allowed }: { form: CheckoutForm; allowed: readonly string[] }) => {
  const { t } = useTranslation()
  return (
    <>
      <TextInput {...form.field('customerName')} autoComplete="name" />
      <TextInput
        {...form.field('customerEmail')}
        type="email"
        description={t('payments.emailHint')}
        autoComplete="email"
      />
      <PhoneFields
        country={form.field('phoneCountry')}
        phone={form.field('customerPhone')}
        allowed={allowed}
      />
    </>
  )
}
