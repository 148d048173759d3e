import { Group, Stack } from '@mantine/core'
import {
  IconBriefcase,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconMail,
  IconShoppingBag,
  IconUser,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CUSTOMER_TYPES, customersContract } from '#shared/customers/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { dayIn } from '#shared/kit/day.ts'
import type { Column, Filter } from '../kit/list/column.ts'
import { RouteList } from '../kit/list/route-list.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { useShow } from '../kit/show.ts'
import { Empty } from '../kit/states.tsx'
import { StatusMark } from '../kit/status-mark.tsx'
import { useThisMarket } from '../markets/market.ts'
import { CustomerExport } from './customer-export.tsx'

type Customer = Answer<typeof customersContract.list>['results'][number]
type CustomerType = Customer['customerType']

const useTypeNames = (): Record<CustomerType, string> => {
  const { t } = useTranslation()
  return { private: t('customers.private'), business: t('customers.business') }
}

const Type = ({ type }: { type: CustomerType }) => (
  <StatusMark icon={type === 'business' ? IconBriefcase : IconUser} tone="quiet">
    {useTypeNames()[type]}
  </StatusMark>
)

/** Whether the address is confirmed, and whether the customer sees sales figures. */
const Status = ({ customer: { verified, isActive } }: { customer: Customer }) => {
  const { t } = useTranslation()
  return (
    <Group gap="sm" component="span" justify="inherit">
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

const useColumns = (): Column<Customer>[] => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  return [
    {
      name: 'name',
      title: t('customers.name'),
      cell: ({ name }) => <strong>{name}</strong>,
      sort: { direction: 'ascending', label: t('customers.byName') },
    },
    {
      name: 'number',
      title: t('customers.userNumber'),
      cell: ({ userNumber }) => userNumber,
      sort: { direction: 'descending', label: t('customers.newestFirst') },
      isNumber: true,
    },
    { name: 'customerType', title: t('customers.type'), cell: one => <Type type={one.customerType} /> },
    { name: 'phone', title: t('customers.phone'), cell: ({ phone }) => phone },
    { name: 'email', title: t('customers.email'), cell: ({ email }) => email },
    { name: 'status', title: t('customers.status'), cell: customer => <Status customer={customer} /> },
    {
      name: 'created',
      title: t('customers.created'),
      cell: ({ created }) => show.date(dayIn(timeZone, Date.parse(created))),
      isNumber: true,
    },
  ]
}

const useFilters = (): Filter[] => {
  const { t } = useTranslation()
  const typeNames = useTypeNames()
  return [
    {
      name: 'verified',
      label: t('customers.approval'),
      options: [
        { value: 'true', label: t('customers.verified') },
        { value: 'false', label: t('customers.notVerified') },
      ],
    },
    {
      name: 'isActive',
      label: t('customers.access'),
      options: [
        { value: 'true', label: t('customers.active') },
        { value: 'false', label: t('customers.notActive') },
      ],
    },
    {
      name: 'customerType',
      label: t('customers.type'),
      options: CUSTOMER_TYPES.map(value => ({ value, label: typeNames[value] })),
    },
  ]
}

/** The tenants of the market, as staff find them. */
export const CustomerList = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  return (
    <Stack gap="md">
      <PageTitle>{t('customers.listTitle')}</PageTitle>
      <StepTitle>{t('customers.listTitle')}</StepTitle>
      <RouteList
        route={customersContract.list}
        call={{ audience: 'admin', market: marketId }}
        label={t('customers.listTitle')}
        columns={useColumns()}
        rowKey={({ userNumber }) => userNumber}
        firstSort="name"
        filters={useFilters()}
        searchLabel={t('customers.search')}
        empty={<Empty>{t('customers.none')}</Empty>}
        noneFound={t('customers.noneFound')}
        exportButton={<CustomerExport />}
      />
    </Stack>
  )
}
