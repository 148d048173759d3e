import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CUSTOMER_TYPES } from '#shared/customers/customer-types.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { call } from '../kit/call.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { useThisMarket } from '../markets/market.ts'
import { type Customer, useTypeNames } from './customer-marks.tsx'

/** What staff change of a customer. */
export const CustomerForm = ({ customer, onSaved }: { customer: Customer; onSaved: () => void }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const typeNames = useTypeNames()
  const { userNumber, name, phone, customerType, isActive, version } = customer
  const form = useRouteForm({
    route: staffCalls.change,
    initial: { name, phone, customerType, isActive },
    version,
    labels: {
      name: t('customers.name'),
      phone: t('customers.phone'),
      customerType: t('customers.type'),
      isActive: t('customers.access'),
    },
    nameOf: (field, value) =>
      field === 'customerType' ? Object.entries(typeNames).find(([type]) => type === value)?.[1] : undefined,
    send: body =>
      call(staffCalls.change, { audience: 'admin', market: marketId, params: { userNumber }, body }),
    busy: t('customers.saving'),
    done: t('customers.saved'),
    onDone: onSaved,
  })
  return (
    <GuardedForm form={form} draft={`customer ${userNumber}`}>
      <TextInput {...form.field('name')} autoComplete="off" />
      <TextInput {...form.field('phone')} type="tel" autoComplete="off" />
      <NativeSelect
        {...form.field('customerType')}
        data={CUSTOMER_TYPES.map(type => ({ value: type, label: typeNames[type] }))}
      />
      <Checkbox {...form.box('isActive')} description={t('customers.accessHint')} />
      <Group>
        <Button type="submit" leftSection={<IconDeviceFloppy size={20} aria-hidden />}>
          {t('customers.save')}
        </Button>
      </Group>
    </GuardedForm>
  )
}
