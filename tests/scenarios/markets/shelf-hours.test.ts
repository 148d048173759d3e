/** A market says when tenants may set up and when the shelf must be empty; who books reads it. */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'shelf-hours'
const HOURS = { setUpHours: 'Fra kl. 16 dagen før', emptyingHours: 'Kl. 10 den sidste dag' }
const at = visitorOf(cloud, MARKET)

beforeAll(async () => {
  await openMarket(MARKET, 2)
})

const bookedMail = async (): Promise<string> => {
  const guest = newGuest()
  const checkout = at.checkout([await at.reserveOne()], guest)
  const { body } = await at.init(checkout)
  await at.pay(body.paymentId)
  await at.confirm(checkout, body.paymentId)
  await cloud.idle()
  const [mail] = await at.mails(guest.customerEmail)
  return mail?.text ?? ''
}

test('A market that says nothing has no empty lines in its mail; one that does has both, also on its page', async () => {
  expect(await bookedMail()).not.toContain('Opstilling')
  const token = await staffToken(cloud, MARKET)
  const as = { market: MARKET, token }
  expect((await cloud.call('PATCH', `/api/admin/markets/${MARKET}/`, HOURS, as)).status).toBe(200)
  const { body } = await cloud.call('GET', '/api/anonymous/market/', undefined, { market: MARKET })
  expect(body).toMatchObject(HOURS)
  const mail = await bookedMail()
  expect(mail).toContain(HOURS.setUpHours)
  expect(mail).toContain(HOURS.emptyingHours)
})
