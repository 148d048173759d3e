import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import type { ShelfBooking } from '#shared/bookings/shelf-bookings-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests, openMarket } from '../local-cloud.ts'
import { staffToken } from '../staff.ts'
import { visitorOf } from '../visitor.ts'

const cloud = cloudForTests()
const MARKET = 'zztwo'
const OTHER = 'zzother'
const visitor = visitorOf(cloud, MARKET)
let token = ''
let shelves: { id: string; type: string }[] = []
let today = ''
expect.anything()

const call = <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token, ...(headers ? { headers } : {}) })

beforeAll(async () => {
  await openMarket(MARKET, 40)
  await openMarket(OTHER, 2)
  for (let n = 1; n <= 20; n++) {
    const u = String(100000 + n)
    await commit(newCustomer(MARKET, { name: `K ${n}`, email: `${u}@zz-two.example`, phone: '+4520123456', language: 'en', userNumber: u, verified: true, createdTs: 1 }))
  }
  token = await staffToken(cloud, MARKET)
  for (let page = 1; page < 4; page++) {
    const r = (await call<any>('GET', `shelves/?page=${page}`)).body
    shelves.push(...(r.results ?? []))
    if (page >= (r.pagesCount ?? 1)) break
  }
  console.log('shelves', shelves.length)
  today = await visitor.today()
}, 60_000)
const d = (n: number) => addDays(today, n)
const book = async (more: object = {}) => {
  const r = await call<ShelfBooking>('POST', 'shelf_bookings/', { shelf: shelves[0]?.id, status: 1, customer: '100001', price: '250.00', ...more })
  if (r.status !== 201) console.log('book', r.status, JSON.stringify(r.body))
  return r.body
}
const mailedToken = async (to: string) => {
  await cloud.idle()
  const mail = (await visitor.mails(to)).find(({ subject }) => subject.startsWith('Pay your booking'))
  return mail?.links[0]?.split('token=')[1] ?? ''
}
const open = (id: string, linkToken: string, v = visitor) => v.call<{ paymentId: string; txId: string }>('POST', 'booking_request/init_payment/', { bookingIds: [id], linkToken, termsAccepted: true })
const confirm = (id: string, linkToken: string, paymentId: string) => visitor.call<{ bookingRequests: { status: string }[] }>('POST', 'booking_request/confirm_payment/', { bookingIds: [id], linkToken, paymentId })
const read = async (id: string) => (await call<ShelfBooking>('GET', `shelf_bookings/${id}/`)).body
const money = async (id: string) => (await call<any>('GET', `booking_requests/${id}/payment/`)).body
const send = (id: string, body: object = {}, h?: Record<string, string>) => call<any>('POST', `shelf_bookings/${id}/send_payment_request_email/`, body, h)

test('fifteen long bookings of fifteen customers swap to other shelves', async () => {
  const all = []
  for (let n = 0; n < 15; n++) all.push(await book({ shelf: shelves[n]?.id, customer: String(100001 + n), dateStart: d(0), dateEnd: d(720), bookingAddons: [] }))
  const m = await call<any>('POST', 'shelf_bookings/move/', { moves: all.map((b, n) => ({ id: b.id, version: b.version, shelf: shelves[n + 16]?.id, dateStart: d(2), dateEnd: d(725) })) })
  console.log('move15', m.status, JSON.stringify(m.body).slice(0, 200))
  await cloud.idle()
  const p = await call<any>('GET', `booking_plan/?shelfType=${shelves[0]?.type}&dateStart=${d(400)}&dateEnd=${d(420)}`)
  console.log('plan', p.body.results.length, new Set(p.body.results.map((r: any) => r.dateEnd)).size, p.body.results.filter((r: any) => shelves.slice(16, 31).some(s => s.id === r.shelf)).length)
  const ver = await Promise.all(all.map(b => read(b.id)))
  const back = await Promise.all([1, 2].map(() => call<any>('POST', 'shelf_bookings/move/', { moves: ver.map((b, n) => ({ id: b.id, version: b.version, shelf: shelves[n]?.id, dateStart: d(0), dateEnd: d(720) })) })))
  console.log('back', back.map(b => b.status))
  for (const b of all) await call('DELETE', `shelf_bookings/${b.id}/`)
  await cloud.later(90); token = await staffToken(cloud, MARKET)
  console.log('mails', (await visitor.mails('100001@zz-two.example')).length)
}, 120_000)

test('payment requests at once', async () => {
  const b = await book({ dateStart: d(5), dateEnd: d(11) })
  const two = await Promise.all([send(b.id), send(b.id), send(b.id, {}, { 'idempotency-key': 'k'.repeat(20) }), send(b.id, {}, { 'idempotency-key': 'k'.repeat(20) })])
  console.log('send x4', two.map(t => [t.status, t.body.version, t.body.detail].join()))
  const link = await mailedToken('100001@zz-two.example')
  console.log('mails', (await visitor.mails('100001@zz-two.example')).length, new Set((await visitor.mails('100001@zz-two.example')).flatMap(m => m.links)).size)
  const other = visitorOf(cloud, OTHER)
  console.log('other market', (await open(b.id, link, other)).status, (await other.call<any>('GET', `booking_request/by_link/?token=${encodeURIComponent(link)}`)).status)
  const o = (await open(b.id, link)).body
  await visitor.pay(o.paymentId)
  const race = await Promise.all([confirm(b.id, link, o.paymentId), call<any>('POST', `booking_requests/${b.id}/finalize_payment_request/`, {}), call<any>('DELETE', `booking_requests/${b.id}/payment_request/`), confirm(b.id, link, o.paymentId)])
  console.log('race', race.map(r => r.status), JSON.stringify((race[0] as any).body).slice(0, 100))
  await cloud.idle()
  const r = await read(b.id)
  console.log(r.status, r.requestStatus, JSON.stringify((await money(b.id))))
  // amounts
  for (const a of ['0.005', '-1', '0', '0.00', '1e3', '99999999999999', 'NaN', '1,5', '250.01', '', ' 1 ', '1.234,50', 5, null])
    console.log('refund', a, JSON.stringify((await call<any>('POST', `booking_requests/${b.id}/refund/`, { refundAddons: false, amount: a })).body), JSON.stringify((await money(b.id)).refundable))
  const many = await Promise.all(Array.from({ length: 8 }, () => call<any>('POST', `booking_requests/${b.id}/refund/`, { refundAddons: true, amount: '100.00' })))
  console.log('8x100', many.map(x => [x.status, x.body.detail ?? x.body.amount].join()))
  await cloud.idle()
  const m = await money(b.id)
  console.log(JSON.stringify(m.refundable), m.refunds.map((x: any) => [x.amount, x.status].join()))
}, 120_000)

test('lapse in the same second as the payment', async () => {
  const b = await book({ shelf: shelves[1]?.id, dateStart: d(5), dateEnd: d(11) })
  const s = await send(b.id)
  const link = await mailedToken('100001@zz-two.example')
  const left = Math.floor((Date.parse(s.body.validUntil) - Date.parse((await cloud.call<any>('GET', '/local/clock/')).body.now)) / 1000)
  await cloud.later(left - 1); token = await staffToken(cloud, MARKET)
  const o = await open(b.id, link)
  console.log('open last second', o.status)
  await Promise.all([cloud.later(5), visitor.pay(o.body.paymentId)])
  console.log('confirm', (await confirm(b.id, link, o.body.paymentId)).status)
  await cloud.idle()
  console.log((await read(b.id)).status, JSON.stringify((await money(b.id)).refunds))
  const c = await book({ shelf: shelves[2]?.id, dateStart: d(35), dateEnd: d(41) })
  await send(c.id, { validUntil: new Date(Date.parse((await cloud.call<any>('GET', '/local/clock/')).body.now) + 100_000).toISOString() })
  const l2 = await mailedToken('100001@zz-two.example')
  const o2 = await open(c.id, l2)
  await cloud.later(120); token = await staffToken(cloud, MARKET)
  console.log('window open past lapse', (await read(c.id)).requestStatus)
  await visitor.close('cancel', o2.body.txId, undefined)
  const x = await visitor.call('POST', `payment_transaction/${o2.body.txId}/cancel/`, { linkToken: l2 })
  console.log('cancel', x.status, x.body)
  await cloud.idle()
  console.log('after cancel', (await read(c.id)).requestStatus, (await read(c.id)).hasLapsed)
  await cloud.later(2000); token = await staffToken(cloud, MARKET)
  console.log('after window', (await read(c.id)).requestStatus, (await read(c.id)).hasLapsed)
}, 120_000)
test('merged meanwhile', async () => {
  token = await staffToken(cloud, MARKET)
  const b = await book({ shelf: shelves[5]?.id, customer: '100010', dateStart: d(15), dateEnd: d(21) })
  await call('PUT', `shelf_bookings/${b.id}/`, { shelf: shelves[6]?.id })
  const m = await call<any>('POST', 'customers/100011/merge/', { from: '100010' })
  console.log('merge', m.status, JSON.stringify(m.body).slice(0, 200))
  await cloud.later(90)
  console.log('mails merged', (await visitor.mails('100010@zz-two.example')).map(x => x.subject), (await visitor.mails('100011@zz-two.example')).map(x => x.subject))
}, 60_000)
