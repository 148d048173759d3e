/** A card window, a confirmation and late money whose events are lost. */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { readMarketStates } from '../../cloud/market-state.ts'
import { loseAll } from '../../people/losing.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'lost-money'

beforeAll(() => openMarket(MARKET, 6))

test('A card window whose event was lost keeps no shelf', async () => {
  const at = visitorOf(cloud, MARKET)
  const reserved = await loseAll(cloud, async () => {
    const held = await at.reserveOne()
    await at.init(at.checkout([held], newGuest()))
    return held
  })
  expect(await at.statuses(reserved)).toEqual(['expired'])
  const [state] = await readMarketStates(cloud, [MARKET])
  expect(state?.payments.map(({ status }) => status)).toEqual(['lapsed'])
})

test('Money that came too late is given back, and the buyer hears of it', async () => {
  const at = visitorOf(cloud, MARKET)
  const guest = newGuest()
  const reserved = await at.reserveOne()
  const checkout = at.checkout([reserved], guest)
  const { body } = await at.init(checkout)
  const { id: bookingRequest, cartToken } = reserved
  await at.call('DELETE', 'booking_request/delete/', { bookingRequest, cartToken })
  await loseAll(cloud, async () => {
    await at.pay(body.paymentId)
    await at.confirm(checkout, body.paymentId)
  })
  const [state] = await readMarketStates(cloud, [MARKET])
  expect(state?.requests.find(({ id }) => id === reserved.id)?.status).toBe('refunded')
  expect(await at.refundMails(guest.customerEmail)).toHaveLength(1)
})
