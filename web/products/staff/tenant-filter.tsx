/** Whose products a list shows: any tenant of the shop is found by some letters. */
import { CloseButton, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { CustomerBox } from '../../customers/customer-box.tsx'
import { useRoute } from '../../kit/use-route.ts'

export interface TenantFilterProps {
  label: string
  /** The number of the tenant; empty: all of them. */
  value: string
  onChoose: (userNumber: string) => void
}

export const TenantFilter = ({ label, value, onChoose }: TenantFilterProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { data } = useRoute(staffCalls.read, value ? { params: { userNumber: value } } : undefined)
  if (!value) return <CustomerBox id={id} label={label} onChoose={onChoose} />
  return (
    <TextInput
      label={label}
      value={data?.name || value}
      data-chosen
      readOnly
      rightSection={<CloseButton aria-label={t('staff-goods.allTenants')} onClick={() => onChoose('')} />}
    />
  )
}
