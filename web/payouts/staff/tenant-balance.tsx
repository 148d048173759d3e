/** The balance of a tenant as staff see it: who owes whom, and every row with what it left. */
import { Anchor, Button, Skeleton, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router-dom'
import { BALANCE_TYPES } from '#shared/balances/types.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { balanceCalls } from '#shared/payouts/balance-calls.ts'
import { Card } from '../../kit/card.tsx'
import { later } from '../../kit/later.tsx'
import type { Filter } from '../../kit/list/column.ts'
import { RouteList } from '../../kit/list/route-list.tsx'
import { BackToList } from '../../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { type BalanceRow, isOff, Owed, useTypeNames } from '../balance-words.tsx'
import { useRowCard, useRowColumns } from './row-columns.tsx'
import { useOwedWords } from './use-owed-words.ts'

const NewRow = later(['fields', 'form'], async () => (await import('./row-dialog.tsx')).NewRow)
const ChangeRow = later(['fields', 'form'], async () => (await import('./row-dialog.tsx')).ChangeRow)

const useFilters = (): Filter[] => {
  const { t } = useTranslation()
  const names = useTypeNames()
  return [
    {
      name: 'type',
      label: t('balances.type'),
      options: BALANCE_TYPES.map(type => ({ value: String(type), label: names[type] })),
    },
    { name: 'dateFrom', label: t('sold.firstDay') },
    { name: 'dateTo', label: t('sold.lastDay'), firstDay: 'dateFrom' },
  ]
}

/** Back to the list of balances for who came from it, otherwise to the tenant's page. */
const Back = ({ userNumber, name }: { userNumber: string; name: string }) => {
  const { t } = useTranslation()
  const isFromList = typeof useLocation().state === 'string'
  return isFromList ? (
    <BackToList to="/payments/balances">{t('balances.title')}</BackToList>
  ) : (
    <BackToList to={`/customers/${userNumber}`}>{name}</BackToList>
  )
}

type Opened = 'new' | BalanceRow | undefined

const useTenant = () => {
  const { userNumber = '' } = useParams()
  const customer = useRoute(staffCalls.read, { params: { userNumber } })
  const balance = useRoute(balanceCalls.listBalanceTransactions, { params: { userNumber }, query: {} })
  return { userNumber, name: customer.data?.name ?? userNumber, balance }
}

interface TenantBalanceProps {
  /** What they get next. */
  payout: ComponentType<{ userNumber: string; instead: null }>
}

const Rows = ({
  userNumber,
  name,
  balance,
  payout: Payout,
}: ReturnType<typeof useTenant> & TenantBalanceProps) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened>()
  const owedWords = useOwedWords(name)
  const of = { userNumber, balance: balance.data?.balance, onChange: setOpened }
  const tenant = {
    userNumber,
    name,
    balance: balance.data?.balance ?? '0.00',
    onClose: () => setOpened(undefined),
  }
  return (
    <>
      <RouteList
        route={balanceCalls.listBalanceTransactions}
        params={{ userNumber }}
        title={t('balances.of', { name })}
        summary={
          <Anchor component={Link} to={`/customers/${userNumber}`}>
            {t('balances.customer', { number: userNumber })}
          </Anchor>
        }
        action={
          <IfMay right="money">
            <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setOpened('new')}>
              {t('balances.newRow')}
            </Button>
          </IfMay>
        }
        above={
          <>
            {balance.data ? (
              <Card>
                <Owed of={balance.data} words={owedWords}>
                  {t('balances.rule')}
                </Owed>
              </Card>
            ) : (
              balance.failure === undefined && <Skeleton height={140} radius="lg" />
            )}
            <Payout userNumber={userNumber} instead={null} />
          </>
        }
        columns={useRowColumns(of)}
        rowKey={({ id }) => id}
        card={useRowCard(of)}
        filters={useFilters()}
        hasFile
        empty={t('balances.none')}
      />
      {opened === 'new' && <NewRow instead={null} {...tenant} />}
      {typeof opened === 'object' && <ChangeRow instead={null} key={opened.id} row={opened} {...tenant} />}
    </>
  )
}

export const TenantBalance = ({ payout: Payout }: TenantBalanceProps) => {
  const { t } = useTranslation()
  const tenant = useTenant()
  const title = t('balances.of', { name: tenant.name })
  return (
    <Stack gap="md">
      <Back {...tenant} />
      {isOff(tenant.balance.failure) ? (
        <>
          <PageTitle>{title}</PageTitle>
          <StepTitle>{title}</StepTitle>
          <Empty>{t('balances.off')}</Empty>
        </>
      ) : (
        <Rows {...tenant} payout={Payout} />
      )}
    </Stack>
  )
}
