import { Button, Group } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CUSTOMER_TYPES } from '#shared/customers/customer-types.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { dayIn } from '#shared/kit/day.ts'
import type { Card, Column, Filter } from '../kit/list/column.ts'
import { RouteList } from '../kit/list/route-list.tsx'
import { IfMay } from '../kit/rights/if-may.tsx'
import { useShow } from '../kit/show.ts'
import { useRoute } from '../kit/use-route.ts'
import { useThisMarket } from '../markets/market.ts'
import { CustomerExport } from './customer-export.tsx'
import { type CustomerRow, CustomerStatus, TypeMark, useTypeNames } from './customer-marks.tsx'

const useColumns = (): Column<CustomerRow>[] => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  return [
    {
      name: 'name',
      title: t('customers.name'),
      cell: ({ name }) => name,
      sort: { direction: 'ascending', label: t('customers.byName') },
    },
    {
      name: 'number',
      title: t('customers.userNumber'),
      cell: ({ userNumber }) => userNumber,
      sort: { direction: 'descending', label: t('customers.newestFirst') },
      isNumber: true,
    },
    { name: 'customerType', title: t('customers.type'), cell: one => <TypeMark type={one.customerType} /> },
    { name: 'phone', title: t('customers.phone'), cell: ({ phone }) => phone },
    { name: 'email', title: t('customers.email'), cell: ({ email }) => email },
    {
      name: 'status',
      title: t('customers.status'),
      cell: customer => <CustomerStatus customer={customer} />,
    },
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

const cardOf = (customer: CustomerRow): Card => ({
  name: customer.name,
  details: [customer.userNumber, customer.phone],
  status: <CustomerStatus customer={customer} />,
})

/** The tenants of the market, as staff find them. */
export const CustomerList = () => {
  const { t } = useTranslation()
  const filters = useFilters()
  const summary = useRoute(staffCalls.summary, {})
  return (
    <RouteList
      route={staffCalls.list}
      title={t('customers.listTitle')}
      summary={summary.data && t('customer.summary', summary.data)}
      action={
        <IfMay right="serve">
          <Group gap="sm">
            <IfMay right="own">
              <Button
                component={Link}
                to="/customers/import"
                variant="default"
                leftSection={<IconFileImport size={20} aria-hidden />}
              >
                {t('customer.import')}
              </Button>
            </IfMay>
            <Button component={Link} to="/customers/new" leftSection={<IconPlus size={20} aria-hidden />}>
              {t('customer.new')}
            </Button>
          </Group>
        </IfMay>
      }
      columns={useColumns()}
      rowKey={({ userNumber }) => userNumber}
      card={cardOf}
      linkTo={({ userNumber }) => userNumber}
      firstSort="name"
      filters={filters}
      searchLabel={t('customers.search')}
      empty={t('customers.none')}
      noneFound={t('customers.noneFound')}
      exportButton={
        <IfMay right="own">
          <CustomerExport filters={filters} />
        </IfMay>
      }
    />
  )
}
