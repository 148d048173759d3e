/** Writes the demo data of a new local cloud, through the domains' own table functions. */
import { readCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { newAdministrator } from '#functions/identity/table/administrator.ts'
import { confirmLogin } from '#functions/identity/table/login.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { commit } from '#functions/kit/table.ts'
import type { LocalCloud } from '../cloud.ts'
import { DEMO_MARKETS, type DemoMarket } from './markets.ts'
import { putPictures } from './pictures.ts'
import { seedBookings } from './seed-bookings.ts'
import { seedGoods } from './seed-goods.ts'
import { seedMarket } from './seed-market.ts'
import { seedMessages } from './seed-messages.ts'
import { seedTill } from './seed-till.ts'

/** Who logs in: the first of the tenants. */
const TENANT = '100001'

/** The market that sells with a till. */
const WITH_TILL = 'demo'

const administratorOf = ({ supportEmail, language }: DemoMarket) => ({
  username: 'admin',
  email: supportEmail,
  verified: true,
  language,
  createdTs: nowSeconds(),
})

/** Needs an empty data folder. */
export const seed = async ({
  sell,
  sellOffline,
}: Pick<LocalCloud, 'sell' | 'sellOffline'>): Promise<void> => {
  for (const demo of DEMO_MARKETS) {
    const { marketId } = demo
    const catalogue = await seedMarket({ ...demo, waitlistEnabled: true })
    await Promise.all([
      putPictures(demo),
      seedBookings(demo, catalogue, sell),
      seedMessages(demo),
      seedGoods(demo),
      commit(newAdministrator(marketId, administratorOf(demo))),
      setPassword({ market: marketId, username: 'admin' }, 'Admin-demo-1', 'admins'),
      setPassword({ market: marketId, username: TENANT }, 'Kunde-demo-1', 'customers'),
    ])
    const { email } = await readCustomer(marketId, TENANT)
    await commit([confirmLogin(marketId, email, TENANT, new Error(`${email} is not ${TENANT}`))])
    if (marketId === WITH_TILL) await seedTill(demo, sellOffline)
  }
}
