/** Staff get a mail when something waits for them. Each kind can be switched off. */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'told'
const SHOP = 'shop@staff-mails.example'
const visitor = visitorOf(cloud, MARKET)

const set = async (fields: object) => {
  const token = await staffToken(cloud, MARKET)
  const answer = await cloud.call('PATCH', `/api/admin/markets/${MARKET}/`, fields, { market: MARKET, token })
  expect(answer.status).toBe(200)
}

beforeAll(async () => {
  await openMarket(MARKET, 3)
  await set({ supportEmail: SHOP })
}, 60_000)

const book = async (name: string) => {
  const reserved = await visitor.reserveOne()
  const customerEmail = `${name.replace(' ', '-')}@staff-mails.example`
  const body = visitor.checkout([reserved], {
    customerName: name,
    customerEmail,
    customerPhone: '+4520123456',
  })
  const { paymentId } = (await visitor.init(body)).body
  await visitor.pay(paymentId)
  await visitor.confirm(body, paymentId)
  await cloud.idle()
  return reserved
}

const write = async (name: string) => {
  const body = { name, email: 'guest@staff-mails.example', phone: '20123456', notes: 'Hej', marketId: MARKET }
  expect((await cloud.call('POST', '/api/market_feedback/', body)).status).toBe(200)
  await cloud.idle()
}

test('A booking and a message are told once, with the way to them', async () => {
  const { id } = await book('Ida Holm')
  await write('Bo Lund')
  const mails = await visitor.mails(SHOP)
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringContaining('Ny besked fra Bo Lund'),
    expect.stringContaining('Ny booking: Ida Holm'),
  ])
  const links = mails.flatMap(mail => mail.links)
  expect(links.some(link => link.endsWith(`/admin_section#/booking/requests/${id}`))).toBe(true)
})

test('What is switched off is not told', async () => {
  await set({ mailOnBooking: false, mailOnMessage: false })
  const before = (await visitor.mails(SHOP)).length
  await book('Cia Vang')
  await write('Cia Vang')
  expect(await visitor.mails(SHOP)).toHaveLength(before)
})
