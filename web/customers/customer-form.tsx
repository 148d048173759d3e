import { Button, Group } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { useLanguage } from '../i18n/language.ts'
import { asFields } from '../kit/form/as-fields.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { IfMay, LockedUnless } from '../kit/rights/if-may.tsx'
import { CustomerFields, typedCustomer, useCustomerWords } from './customer-fields.tsx'
import type { Customer } from './customer-marks.tsx'

/** What staff change of a customer. */
export const CustomerForm = ({ customer }: { customer: Customer }) => {
  const { t } = useTranslation()
  const { labels, nameOf, textOf } = useCustomerWords()
  const { userNumber, version } = customer
  const locale = LOCALE[useLanguage()]
  const withFields = (found: Customer) => ({ ...found, ...typedCustomer(found, locale) })
  const form = useRouteForm({
    route: staffCalls.change,
    initial: typedCustomer(customer, locale),
    version,
    labels,
    nameOf,
    textOf,
    send: (body, send) => asFields(send(staffCalls.change, { params: { userNumber }, body }), withFields),
    busy: t('customers.saving'),
    done: t('customers.saved'),
  })
  return (
    <GuardedForm form={form} draft={`customer ${userNumber}`}>
      <LockedUnless right="serve">
        <CustomerFields form={form} />
      </LockedUnless>
      <IfMay right="serve">
        <Group>
          <Button type="submit" leftSection={<IconDeviceFloppy size={20} aria-hidden />}>
            {t('customers.save')}
          </Button>
        </Group>
      </IfMay>
    </GuardedForm>
  )
}
