import { Skeleton } from '@mantine/core'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { later } from '../kit/later.tsx'
import { useRoute } from '../kit/use-route.ts'

const BalanceCard = later(['sold'], async () => (await import('../payouts/own/balance-card.tsx')).BalanceCard)

/** Whether the market shows its tenants their balances. */
export const useSeesBalance = (): boolean => {
  const { data: market } = useRoute(tenantsCalls.readTenants, {})
  return Boolean(market?.accountBalanceFeature && market.customerAccessToAccountBalance)
}

/** The tenant's balance in short, where the market shows it. */
export const OwnBalanceCard = () =>
  useSeesBalance() && <BalanceCard instead={<Skeleton height={160} radius="lg" />} />
