/** What the shop owes each of its tenants, and what they owe it. */
import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconArrowDownLeft, IconArrowUpRight, IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import { fromWire } from '#shared/kit/money.ts'
import { balanceCalls } from '#shared/payouts/balance-calls.ts'
import { balanceFileCalls } from '#shared/payouts/balance-file-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Card } from '../../kit/card.tsx'
import type { Filter } from '../../kit/list/column.ts'
import { useListAddress } from '../../kit/list/list-address.ts'
import { RouteList } from '../../kit/list/route-list.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { Empty } from '../../kit/states.tsx'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { isOff, useAmounts } from '../balance-words.tsx'
import styles from '../balances.module.css'
import { useFile } from './settlement/use-file.ts'

type Balances = Answer<typeof balanceCalls.listBalances>
type Tenant = Balances['results'][number]

/** What is owed in all, in both directions. */
const Sums = ({ of: { owed, owing } }: { of: Balances }) => {
  const { t } = useTranslation()
  const { money } = useAmounts()
  const sums = [
    { name: t('balances.owed'), amount: fromWire(owed) },
    { name: t('balances.owing'), amount: Math.abs(fromWire(owing)) },
  ]
  return (
    <Card>
      <dl className={styles.sums}>
        {sums.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.large}>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Who owes, and how much of what is owed can be paid out where that is less. */
const Who = ({ of: { balance, available } }: { of: Tenant }) => {
  const { t } = useTranslation()
  const { money } = useAmounts()
  return (
    <>
      {fromWire(balance) > 0 ? (
        <StatusMark icon={IconArrowUpRight} tone="good">
          {t('balances.isOwed')}
        </StatusMark>
      ) : (
        <StatusMark icon={IconArrowDownLeft} tone="waiting">
          {t('balances.isOwing')}
        </StatusMark>
      )}
      {available !== balance && (
        <Text size="sm" c="dimmed">
          {t('balances.canBePaid', { amount: money(available) })}
        </Text>
      )}
    </>
  )
}

const useFilters = (): Filter[] => {
  const { t } = useTranslation()
  return [
    {
      name: 'state',
      label: t('balances.who'),
      options: [
        { value: 'owed', label: t('balances.isOwed') },
        { value: 'owing', label: t('balances.isOwing') },
      ],
    },
  ]
}

/** The list as a spreadsheet, narrowed down as it is. */
const Excel = ({ filters }: { filters: Filter[] }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { filter } = useListAddress({ filters })
  const { isMaking, open } = useFile()
  const state = (['owed', 'owing'] as const).find(one => one === filter('state'))
  const query = { ...(state && { state }), language }
  return (
    <Button
      variant="default"
      loading={isMaking}
      leftSection={<IconDownload size={20} aria-hidden />}
      onClick={() => void open(send => send(balanceFileCalls.exportBalances, { query }))}
    >
      {t('balances.excel')}
    </Button>
  )
}

const nameOf = ({ customer, customerName }: Tenant): string => customerName || customer

export const BalancesPage = () => {
  const { t } = useTranslation()
  const { money } = useAmounts()
  const filters = useFilters()
  const { data, failure } = useRoute(balanceCalls.listBalances, { query: {} })
  if (isOff(failure))
    return (
      <>
        <PageTitle>{t('balances.title')}</PageTitle>
        <StepTitle>{t('balances.title')}</StepTitle>
        <Empty>{t('balances.off')}</Empty>
      </>
    )
  const sums = data ? <Sums of={data} /> : <Skeleton height={112} radius="lg" />
  return (
    <RouteList
      route={balanceCalls.listBalances}
      title={t('balances.title')}
      summary={t('balances.lead')}
      action={
        <Group>
          <Excel filters={filters} />
          <IfMay right="money">
            <Button
              component={Link}
              to="/payments/balances/import"
              variant="default"
              leftSection={<IconFileSpreadsheet size={20} aria-hidden />}
            >
              {t('balances.startFile')}
            </Button>
          </IfMay>
        </Group>
      }
      above={failure && !data ? null : sums}
      columns={[
        { name: 'tenant', title: t('balances.tenant'), cell: nameOf },
        { name: 'number', title: t('balances.number'), cell: ({ customer }) => customer, isWhole: true },
        { name: 'who', title: t('balances.who'), cell: tenant => <Who of={tenant} /> },
        {
          name: 'balance',
          title: t('sold.balanceNow'),
          cell: ({ balance }) => money(balance),
          isNumber: true,
        },
      ]}
      rowKey={({ customer }) => customer}
      linkTo={({ customer }) => `/customers/${customer}/balance`}
      card={tenant => ({
        name: nameOf(tenant),
        end: money(tenant.balance),
        details: [t('balances.customer', { number: tenant.customer })],
        status: <Who of={tenant} />,
      })}
      filters={filters}
      empty={t('balances.empty')}
    />
  )
}
