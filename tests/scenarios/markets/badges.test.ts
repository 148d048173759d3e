/** The two numbers in the staff's menu follow what visitors and staff do. */
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#functions/kit/ids.ts'
import { commit } from '#functions/kit/table.ts'
import { newMessage } from '#functions/messages/table/message.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'badges'
let token = ''
beforeAll(async () => {
  await openMarket(MARKET, 10)
  token = await staffToken(cloud, MARKET)
})

const badges = async () => {
  await cloud.idle()
  return (await cloud.call('GET', '/api/admin/badges/', undefined, { market: MARKET, token })).body
}

const message = {
  name: 'Ida',
  email: 'ida@badges.example',
  phone: '',
  message: 'Hej',
  createdTs: 1,
  archived: false,
}

/** What the settings answer of the same counts. */
const settings = async () => {
  const path = `/api/admin/markets/${MARKET}/`
  const { body } = await cloud.call<Record<string, number>>('GET', path, undefined, { market: MARKET, token })
  const { pendingBookingRequests, unseenMessagesNumber, fee } = body
  return { pendingBookingRequests, unseenMessagesNumber, fee }
}

test('A paid booking and an unseen message count, a reservation and a seen message do not', async () => {
  expect(await badges()).toMatchObject({ pendingBookingRequests: 0, unseenMessagesNumber: 0 })
  const guest = visitorOf(cloud, MARKET)
  await guest.reserveOne()
  const paid = await guest.reserveOne()
  const checkout = guest.checkout([paid], newGuest())
  const { body } = await guest.init(checkout)
  await guest.pay(body.paymentId)
  await guest.confirm(checkout, body.paymentId)
  for (const seen of [false, true]) await commit(newMessage(MARKET, { ...message, id: newId(), seen }))
  expect(await badges()).toMatchObject({ pendingBookingRequests: 1, unseenMessagesNumber: 1 })
  expect(await settings()).toEqual({ pendingBookingRequests: 1, unseenMessagesNumber: 1, fee: 0 })
})
