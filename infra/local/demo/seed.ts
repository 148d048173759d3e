/** Writes the demo data of a new local cloud, through the domains' own table functions. */
import { setPassword } from '#functions/identity/provider.ts'
import { DEMO_MARKETS } from './markets.ts'
import { putPictures } from './pictures.ts'
import { seedBookings } from './seed-bookings.ts'
import { seedMarket } from './seed-market.ts'
import { seedMessages } from './seed-messages.ts'

/** Needs an empty data folder. */
export const seed = async (): Promise<void> => {
  for (const demo of DEMO_MARKETS) {
    const { marketId } = demo
    const catalogue = await seedMarket(demo)
    await Promise.all([
      putPictures(demo),
      seedBookings(demo, catalogue),
      seedMessages(demo),
      setPassword({ market: marketId, username: 'admin' }, 'Admin-demo-1', 'admins'),
      setPassword({ market: marketId, username: '100001' }, 'Kunde-demo-1', 'customers'),
    ])
  }
}
