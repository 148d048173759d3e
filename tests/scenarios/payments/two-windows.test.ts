/** Several card windows are open for one reservation. Reol keeps track of each while it may be paid (D13). */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { windowsOf } from '../../people/card-windows.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const at = visitorOf(cloud, 'windows')
const { expectHeld, twoWindows } = windowsOf(cloud, at)

beforeAll(() => openMarket('windows', 1))

test('The older window is paid while the newer one is closed: the shelf stays taken', async () => {
  const { reserved, first, second } = await twoWindows()
  await at.pay(first.paymentId)
  await at.close('cancel', second.txId, reserved.cartToken)
  expect(await at.statuses(reserved)).toEqual(['payment_initiated'])
  await expectHeld(reserved, first)
})

test('Two unpaid windows free the shelf when the hold ends', async () => {
  const { reserved, second } = await twoWindows()
  await at.close('cancel', second.txId, reserved.cartToken)
  await cloud.later(961)
  expect(await at.statuses(reserved)).toEqual(['expired'])
  expect((await at.reserveOne()).dateStart).toBe(reserved.dateStart)
})

test('A reservation has ten card windows at most, cancelled ones too, and the first is not forgotten', async () => {
  await openMarket('windows-many', 1)
  const shop = visitorOf(cloud, 'windows-many')
  const reserved = await shop.reserveOne()
  const two = [newGuest(), newGuest()]
  const opened = []
  for (let nth = 0; nth < 11; nth++) {
    const checkout = shop.checkout([reserved], two[nth % 2] ?? {})
    opened.push({ checkout, ...(await shop.init(checkout)) })
  }
  expect(opened.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429])
  const [first, second] = opened
  await shop.close('cancel', second?.body.txId ?? '', reserved.cartToken)
  expect((await shop.init(shop.checkout([reserved], newGuest()))).status).toBe(429)
  await cloud.later(901)
  const [price] = await shop.prices()
  const again = { shelfPeriodPrice: price?.id, dateStart: reserved.dateStart }
  expect((await shop.reserve(again)).status).toBe(201)
  await shop.pay(first?.body.paymentId ?? '')
  expect((await shop.confirm(first?.checkout ?? {}, first?.body.paymentId ?? '')).status).toBe(200)
  await cloud.idle()
  expect(await shop.statuses(reserved)).toEqual(['refunded'])
})
