/** What a customer is and may do, as marks and words of staff. */
import { Group } from '@mantine/core'
import {
  IconBriefcase,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconMail,
  IconShoppingBag,
  IconUser,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { staffCalls } from '#shared/customers/staff-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { StatusMark } from '../kit/status-mark.tsx'

export type Customer = Answer<typeof staffCalls.read>
/** What a list shows of a customer. */
export type CustomerRow = Answer<typeof staffCalls.list>['results'][number]
type CustomerType = Customer['customerType']

export const useTypeNames = (): Record<CustomerType, string> => {
  const { t } = useTranslation()
  return { private: t('customers.private'), business: t('customers.business') }
}

export const TypeMark = ({ type }: { type: CustomerType }) => (
  <StatusMark icon={type === 'business' ? IconBriefcase : IconUser} tone="quiet">
    {useTypeNames()[type]}
  </StatusMark>
)

/** Whether the address is confirmed, and whether the customer sees sales figures. */
export const CustomerStatus = ({ customer: { verified, isActive } }: { customer: CustomerRow }) => {
  const { t } = useTranslation()
  return (
    <Group gap="sm" component="span">
      {verified ? (
        <StatusMark icon={IconCircleCheckFilled} tone="good">
          {t('customers.verified')}
        </StatusMark>
      ) : (
        <StatusMark icon={IconMail} tone="waiting">
          {t('customers.notVerified')}
        </StatusMark>
      )}
      {isActive ? (
        <StatusMark icon={IconShoppingBag} tone="good">
          {t('customers.active')}
        </StatusMark>
      ) : (
        <StatusMark icon={IconCircleMinus} tone="quiet">
          {t('customers.notActive')}
        </StatusMark>
      )}
    </Group>
  )
}
