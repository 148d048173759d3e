/** The withdrawal without a login meets an extension or another address. */
import { beforeAll, expect, test } from 'vitest'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { type Bought, type Ended, statementOf, withdrawingBuyers } from '../../people/withdrawing.ts'

const cloud = cloudForTests()
const MARKET = 'withdrawal-late'

const { staff, open, ask, quoteOf, confirm, mailed } = withdrawingBuyers(cloud, MARKET)
const { visitor, call, buy, refund, request, givenBack } = staff

beforeAll(open, 60_000)

test('The extension is withdrawn before what it extends; one that is paid meanwhile stands, or its money goes back', async () => {
  const bought = await buy({ from: 12 })
  const extension = (await visitor.reserve(await visitor.extensionOf(bought))).body
  const guest = {
    customerName: bought.name,
    customerEmail: `ext-${bought.email}`,
    customerPhone: '20 12 34 56',
  }
  const body = visitor.checkout([extension], guest)
  const { paymentId, txId } = (await visitor.init(body)).body
  await visitor.pay(paymentId)
  const [ended, paid] = await Promise.all([
    confirm(bought, bought.totalPrice),
    visitor.confirm(body, paymentId),
  ])
  await cloud.idle()
  const now = await request(extension.id)
  if (ended.status === 200) {
    expect(now).toMatchObject({ status: 'refunded' })
    expect(await givenBack(txId)).toBe(extension.totalPrice)
    return
  }
  expect([ended.body.detail, ended.body.quote?.extension]).toMatchObject([
    'extension_first',
    { id: extension.id },
  ])
  expect([paid.status, now]).toMatchObject([200, { status: 'paid' }])
  const extended = { ...bought, ...extension, txId, email: guest.customerEmail } as Bought
  expect((await confirm(extended, extension.totalPrice)).status).toBe(200)
  expect((await confirm(bought, bought.totalPrice)).status).toBe(200)
})

test('Money for an extension of a booking that was withdrawn meanwhile goes back whole', async () => {
  const bought = await buy({ from: 12 })
  // A reservation that nobody pays must not hold up a withdrawal.
  const extension = (await visitor.reserve(await visitor.extensionOf(bought))).body
  expect((await confirm(bought, bought.totalPrice)).status).toBe(200)
  const guest = {
    customerName: bought.name,
    customerEmail: `late-${bought.email}`,
    customerPhone: '20 12 34 56',
  }
  const body = visitor.checkout([extension], guest)
  const { paymentId, txId } = (await visitor.init(body)).body
  await visitor.pay(paymentId)
  const { bookingRequests } = (await visitor.confirm(body, paymentId)).body
  expect(bookingRequests.map(({ status }) => status)).toEqual(['refund_initiated'])
  await cloud.idle()
  expect(await request(extension.id)).toMatchObject({ status: 'refunded', shelfStatus: 0 })
  expect(await givenBack(txId)).toBe(extension.totalPrice)
})

test('Money for an extension of a booking that staff refunded meanwhile goes back whole', async () => {
  const bought = await buy({ from: 12 })
  const extension = (await visitor.reserve(await visitor.extensionOf(bought))).body
  const guest = {
    customerName: bought.name,
    customerEmail: `ended-${bought.email}`,
    customerPhone: '20 12 34 56',
  }
  const body = visitor.checkout([extension], guest)
  const { paymentId, txId } = (await visitor.init(body)).body
  expect((await refund(bought.id, { amount: bought.totalPrice })).status).toBe(200)
  await visitor.pay(paymentId)
  const { bookingRequests } = (await visitor.confirm(body, paymentId)).body
  expect(bookingRequests.map(({ status }) => status)).toEqual(['refund_initiated'])
  await cloud.idle()
  expect(await givenBack(txId)).toBe(extension.totalPrice)
})

test('Who has another address since withdraws by it too, and all about the money goes there, whatever the link was sent to', async () => {
  const bought = await buy({ bookings: 2 })
  const links = (await mailed(bought.email)).flatMap(mail => mail.links)
  const linkToken = links.find(one => one.includes('/withdraw#'))?.split('#')[1]
  const email = `new-${bought.email}`
  const { customer } = await request(bought.id)
  expect((await call('PATCH', `customers/${customer}/`, { email })).status).toBe(200)
  const before = await mailed(bought.email)
  for (const one of [email, bought.email])
    expect((await ask({ ...statementOf(bought), email: one })).status).toBe(200)
  const { amount } = await quoteOf(bought)
  const ended = await visitor.call<Ended>('POST', 'withdrawal/confirm/', {
    linkToken,
    bookingRequest: bought.id,
    amount,
  })
  expect([ended.status, ended.body.email]).toEqual([200, email])
  expect((await refund(bought.all[1]?.id ?? '', {})).status).toBe(200)
  // The provider gives a part back once it has settled the payment.
  await staff.later(86_400)
  const subjects = (await mailed(email)).map(({ subject }) => subject)
  for (const part of ['Du har fortrudt', 'Du får dine penge tilbage', 'Pengene er sendt retur'])
    expect(subjects.some(subject => subject.startsWith(part))).toBe(true)
  expect(await mailed(bought.email)).toEqual(before)
})
