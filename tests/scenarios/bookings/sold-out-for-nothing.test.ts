/** Nobody keeps others out of a market by holding its shelves without paying. */
import { expect, test } from 'vitest'
import { MOST_HELD } from '#shared/bookings/rules.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { ADDRESS, hoardersOf } from '../../people/hoarding.ts'

const cloud = cloudForTests()
const { hold, openWithAccount } = hoardersOf(cloud)

test('One address cannot hold more than forty shelves, however many carts it uses', async () => {
  await openMarket('hoarded', 60)
  const answers = await hold('hoarded', MOST_HELD + 3, ADDRESS)
  const refused = answers.slice(MOST_HELD)
  expect(answers.slice(0, MOST_HELD).every(({ status }) => status === 201)).toBe(true)
  expect(refused.map(({ status, body }) => [status, body.detail])).toEqual(
    refused.map(() => [429, 'too_many_holds']),
  )
  const [elsewhere] = await hold('hoarded', 1, '203.0.113.10')
  expect(elsewhere?.status).toBe(201)
})

test('One account cannot hold more than forty shelves, whatever address it calls from', async () => {
  const token = await openWithAccount('account')
  const statuses = (await hold('account', MOST_HELD + 1, undefined, token)).map(({ status }) => status)
  expect(statuses).toEqual([...Array(MOST_HELD).fill(201), 429])
})
