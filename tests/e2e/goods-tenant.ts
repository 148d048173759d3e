/** Anna, who rents at a market of her own and prices goods there. */
import { beforeAll } from 'vitest'
import { openMarket } from '../cloud/local-cloud.ts'
import { STAFF_PASSWORD } from '../people/staff.ts'
import { writtenTenant } from '../people/written-tenant.ts'
import type { LogIn } from './session.ts'
import type { Site } from './site.ts'

const MARKET = 'tenant-goods'
const ANNA = { userNumber: '100001', name: 'Anna Holm', email: 'anna@tenant-goods.example' }

/** Opens Anna's market before the tests of a file. Returns how she logs in. */
export const annaAt = (site: Site): LogIn => {
  beforeAll(async () => {
    await openMarket(MARKET, 2)
    await writtenTenant(site, MARKET, ANNA, 'da')
  })
  return { market: MARKET, username: ANNA.userNumber, password: STAFF_PASSWORD }
}
