import { Button, Group } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { feeSince } from '#shared/customers/fees.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { useLanguage } from '../i18n/language.ts'
import { asFields } from '../kit/form/as-fields.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { useShow } from '../kit/show.ts'
import { accountCodes } from './account-codes.ts'
import { CustomerFields, typedCustomer, useCustomerWords, useLockedFields } from './customer-fields.tsx'
import type { Customer } from './customer-marks.tsx'
import { UnconfirmedAccount } from './unconfirmed-account.tsx'

/** From which day the commission counts, and a changed one. */
const useFeeHint = (customer: Customer): string => {
  const { t } = useTranslation()
  const show = useShow()
  const since = feeSince(customer)
  return [...(since ? [t('customer.feeSince', { day: show.day(since) })] : []), t('customer.feeHint')].join(
    ' ',
  )
}

/** What staff change of a customer. */
export const CustomerForm = ({ customer }: { customer: Customer }) => {
  const { t } = useTranslation()
  const { labels, nameOf, textOf } = useCustomerWords()
  const isLocked = useLockedFields()
  const feeHint = useFeeHint(customer)
  const { userNumber, version } = customer
  const locale = LOCALE[useLanguage()]
  const withFields = (found: Customer) => ({ ...found, ...typedCustomer(found, locale) })
  const form = useRouteForm({
    route: staffCalls.change,
    initial: typedCustomer(customer, locale),
    version,
    check: typed => accountCodes(typed, customer),
    isLocked,
    labels,
    nameOf,
    textOf,
    send: (body, send) => asFields(send(staffCalls.change, { params: { userNumber }, body }), withFields),
    busy: t('customers.saving'),
    done: t('customers.saved'),
  })
  return (
    <GuardedForm form={form} draft={`customer ${userNumber}`}>
      <CustomerFields form={form} feeHint={feeHint} bankNote={<UnconfirmedAccount customer={customer} />} />
      <Group>
        <Button type="submit" leftSection={<IconDeviceFloppy size={20} aria-hidden />}>
          {t('customers.save')}
        </Button>
      </Group>
    </GuardedForm>
  )
}
