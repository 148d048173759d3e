import { Button, Group } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { useLanguage } from '../i18n/language.ts'
import { call } from '../kit/call.ts'
import { asFields } from '../kit/form/as-fields.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { useThisMarket } from '../markets/market.ts'
import { CustomerFields, typedCustomer, useCustomerWords } from './customer-fields.tsx'
import type { Customer } from './customer-marks.tsx'

/** What staff change of a customer. */
export const CustomerForm = ({ customer, onSaved }: { customer: Customer; onSaved: () => void }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const language = useLanguage()
  const { labels, nameOf, textOf } = useCustomerWords()
  const { userNumber, version } = customer
  const form = useRouteForm({
    route: staffCalls.change,
    initial: typedCustomer(customer, language),
    version,
    labels,
    nameOf,
    textOf,
    send: body =>
      asFields(
        call(staffCalls.change, { audience: 'admin', market: marketId, params: { userNumber }, body }),
        found => ({ ...found, ...typedCustomer(found, language) }),
      ),
    busy: t('customers.saving'),
    done: t('customers.saved'),
    onDone: onSaved,
  })
  return (
    <GuardedForm form={form} draft={`customer ${userNumber}`}>
      <CustomerFields form={form} />
      <Group>
        <Button type="submit" leftSection={<IconDeviceFloppy size={20} aria-hidden />}>
          {t('customers.save')}
        </Button>
      </Group>
    </GuardedForm>
  )
}
