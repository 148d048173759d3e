/** Staff reset many customers. */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { resettingStaff } from '../../people/resetting.ts'

const cloud = cloudForTests()
const MARKET = 'staff-resets'
const { open, resetCustomer, logIn, toNextHour } = resettingStaff(cloud, MARKET)

beforeAll(open)

test('Right numbers do not count: staff may reset a dozen customers in an hour', async () => {
  await toNextHour()
  for (let nth = 0; nth < 12; nth++) {
    const { userNumber } = await resetCustomer()
    expect((await logIn(userNumber, userNumber)).status).toBe(200)
  }
})
