/** A tenant's home: how long they have their shelves, and beside it what they have sold. */
import { Skeleton } from '@mantine/core'
import { useOutletContext } from 'react-router-dom'
import { showsTenantsSales } from '#shared/markets/tenants-access.ts'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { OwnHome } from '../bookings/own/home.tsx'
import type { CustomerContext } from '../customers/customer-frame.tsx'
import { later } from '../kit/later.tsx'
import { useRoute } from '../kit/use-route.ts'

const SalesCard = later(['sold'], async () => (await import('../sales/home-card.tsx')).SalesHomeCard)

const AskForPush = later(
  ['notices'],
  async () => (await import('../messages/notices/ask-for-push.tsx')).AskForPush,
)

const HEIGHT = 320

/** A market without a till, and a tenant who sees no figures (D61), have the shelves alone. */
export const Home = () => {
  const { me } = useOutletContext<CustomerContext>()
  const { data: market } = useRoute(tenantsCalls.readTenants, {})
  const isSeen = me?.isActive && market && showsTenantsSales(market)
  const sales = (
    <SalesCard ask={<AskForPush instead={null} />} instead={<Skeleton height={HEIGHT} radius="lg" />} />
  )
  return <OwnHome beside={isSeen && sales} />
}
