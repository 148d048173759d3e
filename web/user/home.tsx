/** A tenant's home: how long they have their shelves, and beside it what they have sold, what they get for it, and their balance. */
import { Skeleton } from '@mantine/core'
import { showsTenantsCampaigns } from '#shared/markets/tenants-access.ts'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { OwnHome } from '../bookings/own/home.tsx'
import { later } from '../kit/later.tsx'
import { useRoute } from '../kit/use-route.ts'
import { OwnBalanceCard, useSeesBalance } from './own-balance-card.tsx'
import { useSeesSales } from './sees-sales.ts'

const SalesCard = later(['sold'], async () => (await import('../sales/home-card.tsx')).SalesHomeCard)

const PayoutCard = later(
  ['payout', 'sold'],
  async () => (await import('../payouts/own/payout-card.tsx')).PayoutCard,
)

const CampaignNote = later(
  ['campaigns', 'products'],
  async () => (await import('../campaigns/own/campaign-note.tsx')).CampaignNote,
)

const AskForPush = later(
  ['notices'],
  async () => (await import('../messages/notices/ask-for-push.tsx')).AskForPush,
)

const HEIGHT = 320

/** A market without a till, and a tenant who sees no figures (D61), have no sales beside the shelf. */
export const Home = () => {
  const seesSales = useSeesSales()
  const seesBalance = useSeesBalance()
  const { data: market } = useRoute(tenantsCalls.readTenants, {})
  const seesPayout = market?.paymentsFeature === true
  const beside = (
    <>
      {market && showsTenantsCampaigns(market) && <CampaignNote instead={null} />}
      {seesSales && (
        <SalesCard ask={<AskForPush instead={null} />} instead={<Skeleton height={HEIGHT} radius="lg" />} />
      )}
      {seesPayout && <PayoutCard instead={<Skeleton height={200} radius="lg" />} />}
      <OwnBalanceCard />
    </>
  )
  return <OwnHome beside={(seesSales || seesPayout || seesBalance) && beside} />
}
