/** The balance of a tenant as they see it: what the shop owes them or they owe it, and every row with what it left. */
import { Skeleton, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { balanceCalls } from '#shared/payouts/balance-calls.ts'
import { Card } from '../../kit/card.tsx'
import type { Column } from '../../kit/list/column.ts'
import { RouteList } from '../../kit/list/route-list.tsx'
import { BackToList } from '../../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { type BalanceRow, isOff, Kind, useAmounts, useDayOf, useRowFile } from '../balance-words.tsx'
import styles from '../balances.module.css'
import { OwnOwed } from './own-owed.tsx'

const useColumns = () => {
  const { t } = useTranslation()
  const { money, signed } = useAmounts()
  const dayOf = useDayOf()
  const day = ({ timestamp }: BalanceRow) => dayOf(timestamp)
  const amount = (row: BalanceRow) => signed(row.amount)
  const file = useRowFile()
  const description = (row: BalanceRow) =>
    row.description && <div className={styles.more}>{row.description}</div>
  const columns: Column<BalanceRow>[] = [
    { name: 'date', title: t('sold.balanceDate'), file: file.day, cell: day, isWhole: true },
    {
      name: 'what',
      title: t('sold.balanceWhat'),
      file: file.what,
      cell: (row: BalanceRow) => (
        <>
          <Kind type={row.type} />
          {description(row)}
        </>
      ),
    },
    { name: 'amount', title: t('sold.balanceAmount'), file: file.amount, cell: amount, isNumber: true },
    {
      name: 'balance',
      title: t('sold.balanceNow'),
      file: file.balance,
      cell: ({ balance }: BalanceRow) => <strong>{money(balance)}</strong>,
      isNumber: true,
    },
  ]
  return {
    columns,
    card: (row: BalanceRow) => ({
      name: <Kind type={row.type} />,
      end: amount(row),
      details: [day(row), t('sold.balanceThen', { amount: money(row.balance) })],
      status: description(row),
    }),
  }
}

const Rows = () => {
  const { t } = useTranslation()
  const { data, failure } = useRoute(balanceCalls.listBalanceTransactions, { query: {} })
  return (
    <RouteList
      route={balanceCalls.listBalanceTransactions}
      title={t('sold.balanceOwn')}
      above={
        data ? (
          <Card>
            <OwnOwed of={data} />
          </Card>
        ) : (
          failure === undefined && <Skeleton height={140} radius="lg" />
        )
      }
      {...useColumns()}
      rowKey={({ id }) => id}
      filters={[
        { name: 'dateFrom', label: t('sold.firstDay') },
        { name: 'dateTo', label: t('sold.lastDay'), firstDay: 'dateFrom' },
      ]}
      hasFile
      empty={t('sold.balanceNone')}
    />
  )
}

/** Back to what is paid, where the market settles here. */
const Back = () => {
  const { t } = useTranslation()
  const { data: market } = useRoute(tenantsCalls.readTenants, {})
  return market?.paymentsFeature ? (
    <BackToList to="/payments">{t('customers.payout')}</BackToList>
  ) : (
    <BackToList to="/">{t('customers.home')}</BackToList>
  )
}

export const OwnBalance = () => {
  const { t } = useTranslation()
  const { failure } = useRoute(balanceCalls.listBalanceTransactions, { query: {} })
  return (
    <Stack gap="md">
      <Back />
      {isOff(failure) ? (
        <>
          <PageTitle>{t('sold.balanceOwn')}</PageTitle>
          <StepTitle>{t('sold.balanceOwn')}</StepTitle>
          <Empty>{t('sold.balanceOff')}</Empty>
        </>
      ) : (
        <Rows />
      )}
    </Stack>
  )
}
