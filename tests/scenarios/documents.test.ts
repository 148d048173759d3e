/** A receipt for each payment and a credit note for each refund, numbered without a gap (D54). */
import { beforeAll, expect, test } from 'vitest'
import { refundEnded } from '#events/payments.ts'
import { bookingsPaid } from '#events/bookings.ts'
import { nowSeconds } from '#functions/kit/clock.ts'
import { newId } from '#functions/kit/ids.ts'
import { emit } from '#functions/kit/outbox.ts'
import { commit } from '#functions/kit/table.ts'
import { readDocuments } from '#functions/payments/table/document.ts'
import { putPayment, readPayment } from '#functions/payments/table/payment.ts'
import { cloudForTests, openMarket } from '../local-cloud.ts'
import { visitorOf } from '../visitor.ts'

const cloud = cloudForTests()
const MARKET = 'documents'

beforeAll(async () => {
  await openMarket(MARKET, 10)
})

const buy = async (email: string) => {
  const visitor = visitorOf(cloud, MARKET)
  const reserved = await visitor.reserveOne()
  const guest = { customerName: 'Łukasz Ærø', customerEmail: email, customerPhone: '20 12 34 56' }
  const body = visitor.checkout([reserved], guest)
  const { body: opened } = await visitor.init(body)
  await visitor.pay(opened.paymentId)
  expect((await visitor.confirm(body, opened.paymentId)).status).toBe(200)
  return { visitor, reserved, txId: opened.txId, email }
}

test('x', async () => {
  const one = await buy('one@documents.example')
  await cloud.idle()
  console.log(await readDocuments(MARKET, one.txId))
  console.log(await one.visitor.mails(one.email))
})
