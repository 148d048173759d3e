/** What a tenant reads before the own account is deleted. */
import { expect, test } from 'vitest'
import { deleteOwnCalls } from '#shared/customers/delete-own-calls.ts'
import { button, seenText } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openTenant } from '../tenant-app.tsx'

const NOTHING = {
  bookings: [],
  count: 0,
  goods: 0,
  unsettled: '0.00',
  balance: '0.00',
  booksUntil: '2032-12-31',
}

test('Goods in the shop and money that is not settled keep the account, and the page says so', async () => {
  stub(deleteOwnCalls.readDeletion, { ...NOTHING, goods: 2, unsettled: '30.00', balance: '-5.00' })
  await openTenant('/settings/delete')
  await seenText('mydata.notYet')
  await seenText('mydata.goods_other', { count: '2' })
  await seenText('mydata.unsettled', { amount: '30,00\u00a0kr.' })
  await seenText('mydata.debt', { amount: '5,00\u00a0kr.' })
  expect(button('mydata.goOn').elements()).toHaveLength(0)
})

test('Where nothing keeps it, the way on is there', async () => {
  stub(deleteOwnCalls.readDeletion, NOTHING)
  await openTenant('/settings/delete')
  await button('mydata.goOn').click()
  await seenText('prove.title')
})
