/** A tenant's home: how long they have their shelves, and beside it what they have sold and their balance. */
import { Skeleton } from '@mantine/core'
import { OwnHome } from '../bookings/own/home.tsx'
import { later } from '../kit/later.tsx'
import { OwnBalanceCard, useSeesBalance } from './own-balance-card.tsx'
import { useSeesSales } from './sees-sales.ts'

const SalesCard = later(['sold'], async () => (await import('../sales/home-card.tsx')).SalesHomeCard)

const AskForPush = later(
  ['notices'],
  async () => (await import('../messages/notices/ask-for-push.tsx')).AskForPush,
)

const HEIGHT = 320

/** A market without a till, and a tenant who sees no figures (D61), have no sales beside the shelf. */
export const Home = () => {
  const seesSales = useSeesSales()
  const seesBalance = useSeesBalance()
  const beside = (
    <>
      {seesSales && (
        <SalesCard ask={<AskForPush instead={null} />} instead={<Skeleton height={HEIGHT} radius="lg" />} />
      )}
      <OwnBalanceCard />
    </>
  )
  return <OwnHome beside={(seesSales || seesBalance) && beside} />
}
