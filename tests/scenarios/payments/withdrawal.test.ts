/** A buyer ends a booking by themselves (decision 026): quoted, confirmed, acknowledged, and paid back once. */
import { beforeAll, expect, test } from 'vitest'
import { putRequest, readRequest } from '#functions/bookings/table/request.ts'
import { commit } from '#functions/kit/table.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import type { WithdrawalQuote } from '#shared/payments/withdrawal-calls.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { tenantsOf } from '../../people/tenant.ts'
import { type Visitor, visitorOf } from '../../people/visitor.ts'
import { type Bought, type Ended, withdrawingBuyers } from '../../people/withdrawing.ts'

const cloud = cloudForTests()
const MARKET = 'withdrawals'
const { staff, open, settings, ask, quoteOf, confirm, mailed, rangesOf } = withdrawingBuyers(cloud, MARKET)
const { visitor, later, call, buy, request, notes, givenBack } = staff
const DAY = 86_400
let service: Awaited<ReturnType<typeof open>>

beforeAll(async () => {
  service = await open()
}, 60_000)

/** A guest who chose a password by the link in the mail. */
const loggedIn = async ({ email }: Pick<Bought, 'email'>): Promise<Visitor> => {
  await cloud.idle()
  const mail = (await visitor.mails(email)).find(({ subject }) => subject.startsWith('Vælg din adgangskode'))
  const token = mail?.links[0]?.split('token=')[1] ?? ''
  const tenants = tenantsOf(cloud, MARKET)
  expect((await tenants.choose(token)).status).toBe(200)
  return visitorOf(cloud, MARKET, { token: (await tenants.logIn(email)).body.accessToken })
}

test('Before the first day a guest gets all back: quoted, confirmed, acknowledged; the shelf is free at once', async () => {
  const bought = await buy({ service: service.id, beginWish: true })
  await cloud.idle()
  const quote = await quoteOf(bought)
  expect(quote).toMatchObject({
    kind: 'withdrawal',
    why: null,
    hasWish: true,
    hasBegun: false,
    paid: bought.totalPrice,
    amount: bought.totalPrice,
    used: null,
    emptyBy: null,
    card: expect.stringMatching(/^\d{4}$/),
    backBy: addDays(await visitor.today(), 14),
    done: null,
  })
  const ended = await confirm(bought, quote.amount)
  expect([ended.status, ended.body]).toMatchObject([
    200,
    { kind: 'withdrawal', amount: bought.totalPrice, email: bought.email, emptyBy: null },
  ])
  // The other tab, and an impatient finger: the same receipt.
  expect((await confirm(bought, quote.amount)).body).toEqual(ended.body)
  expect((await quoteOf(bought)).done).toEqual(ended.body)
  expect(await rangesOf(bought)).toEqual([])
  await cloud.idle()
  expect(await givenBack(bought.txId)).toBe(bought.totalPrice)
  expect(await notes(bought.id)).toEqual([bought.totalPrice])
  expect(await request(bought.id)).toMatchObject({
    status: 'refunded',
    withdrawnAt: ended.body.at,
    beginWishAt: expect.any(String),
    freedFrom: await visitor.today(),
  })
  const mails = await mailed(bought.email)
  const acknowledged = mails.filter(({ subject }) => subject.startsWith('Du har fortrudt'))
  expect(acknowledged).toHaveLength(1)
  expect(acknowledged[0]?.text).toMatch(/Vi har modtaget din fortrydelse .+ kl\. \d\d:\d\d\./)
  for (const part of [bought.name, bought.txId, bought.email, 'Hylden er givet fri med det samme.'])
    expect(acknowledged[0]?.text).toContain(part)
  expect(mails.some(({ subject }) => subject.startsWith('Du får dine penge tilbage'))).toBe(false)
  const told = (await mailed('shop@withdrawals.example')).filter(({ subject }) =>
    subject.includes(bought.name),
  )
  expect(told.some(({ subject }) => subject.startsWith('En kunde har fortrudt'))).toBe(true)
  const { body: history } = await call<{ results: { changes: object[] }[] }>(
    'GET',
    `audit/?kind=booking&id=${bought.id}`,
  )
  expect(history.results[0]?.changes).toContainEqual({
    field: 'withdrawn',
    before: null,
    after: 'withdrawal',
  })
})

test('After the first day: with the wish the used days and the prepared services are paid, without it nothing', async () => {
  const wished = await buy({ service: service.id, from: 1, beginWish: true })
  const silent = await buy({ service: service.id, from: 1 })
  const first = wished.dateStart
  // The wish does not shorten the fourteen days of which the instruction speaks.
  const periodIn = async ({ email }: Bought) =>
    (await mailed(email)).flatMap(({ text }) => /udløber med udgangen af (.+)\./.exec(text)?.[1] ?? [])
  expect(await periodIn(wished)).toEqual(await periodIn(silent))
  expect(await periodIn(wished)).toHaveLength(1)
  await later(2 * DAY)
  const ticked = await call('PUT', `day_board/ticks/${first}/prepare/${wished.id}/`)
  expect(ticked.status, JSON.stringify(ticked.body)).toBe(200)
  const today = await visitor.today()
  const before = await quoteOf(wished)
  expect(before).toMatchObject({
    kind: 'withdrawal',
    hasBegun: true,
    used: { first, last: today },
    performed: service.discountedPrice,
    emptyBy: { day: addDays(today, 1), time: '17:00' },
  })
  expect(Number(before.paid) - Number(before.used?.amount) - Number(before.performed)).toBeCloseTo(
    Number(before.amount),
  )
  // Midnight passes between the two steps.
  await later(DAY)
  const tooLate = await confirm(wished, before.amount)
  expect([tooLate.status, tooLate.body.detail]).toEqual([409, 'amount_changed'])
  const quote = tooLate.body.quote
  expect(quote?.used?.days).toBe((before.used?.days ?? 0) + 1)
  const ended = await confirm(wished, quote?.amount ?? '')
  expect(ended.body).toMatchObject({ amount: quote?.amount, emptyBy: { day: addDays(today, 2) } })
  expect(await rangesOf(wished)).toMatchObject([{ first, last: addDays(today, 2) }])
  // The tenant's page and staff's calendar say the same.
  const own = await loggedIn(wished)
  expect((await own.call<OwnBooking>('GET', `booking_requests/${wished.id}/`)).body.emptyBy).toEqual(
    ended.body.emptyBy,
  )
  expect((await call<ShelfBooking>('GET', `shelf_bookings/${wished.id}/`)).body).toMatchObject({
    freedFrom: addDays(today, 3),
    dateEnd: wished.dateEnd,
  })
  expect(await quoteOf(silent)).toMatchObject({ hasWish: false, used: null, amount: silent.totalPrice })
  expect((await confirm(silent, silent.totalPrice)).status).toBe(200)
  // A part of a sale goes back once the day's takings are settled.
  await later(DAY)
  await cloud.idle()
  expect(await givenBack(wished.txId)).toBe(quote?.amount)
  expect(await notes(wished.id)).toEqual([quote?.amount])
})

test('The market’s tiers count as they were at the reservation, after the right has ended', async () => {
  const refused = await settings({
    cancellation: [
      { daysBefore: 2, percent: 50 },
      { daysBefore: 7, percent: 100 },
    ],
  })
  expect([refused.status, refused.body]).toMatchObject([400, { cancellation: ['tiers_descend'] }])
  expect((await settings({ cancellation: [{ daysBefore: 2, percent: 50 }] })).status).toBe(200)
  const bought = await buy({ from: 10 })
  expect((await settings({ cancellation: [] })).status).toBe(200)
  const without = await buy({ from: 10 })
  expect(await quoteOf(bought)).toMatchObject({ kind: 'withdrawal', amount: bought.totalPrice })
  // Paid three weeks ago: the clock of all files moves too little for that.
  for (const { id } of [bought, without]) {
    const booking = await readRequest(MARKET, id)
    await commit(putRequest(MARKET, { ...booking, paidTs: (booking.paidTs ?? 0) - 21 * DAY }))
  }
  expect(await quoteOf(without)).toMatchObject({ kind: null, why: 'withdrawal_over', amount: '0.00' })
  expect((await confirm(without, without.totalPrice)).body.detail).toBe('withdrawal_over')
  const half = (Math.ceil(Number(bought.totalPrice) * 50) / 100).toFixed(2)
  expect(await quoteOf(bought)).toMatchObject({
    kind: 'cancellation',
    amount: half,
    kept: { percent: 50 },
    until: addDays(bought.dateStart, -2),
  })
  expect((await confirm(bought, half)).body).toMatchObject({ kind: 'cancellation', amount: half })
  expect(await rangesOf(bought)).toEqual([])
  const mails = await mailed(bought.email)
  expect(mails.some(({ subject }) => subject.startsWith('Du har afbestilt din booking'))).toBe(true)
})

test('A customer withdraws from their own booking by its id; another’s is not there', async () => {
  const bought = await buy()
  const own = await loggedIn(bought)
  const path = `booking_requests/${bought.id}/withdrawal/`
  expect(
    (await own.call<OwnBooking>('GET', `booking_requests/${bought.id}/`)).body.can.withdraw,
  ).toMatchObject({
    kind: 'withdrawal',
    why: null,
  })
  const quote = await own.call<WithdrawalQuote>('GET', path)
  expect(quote.body).toMatchObject({ kind: 'withdrawal', email: bought.email, amount: bought.totalPrice })
  const other = await buy()
  for (const [method, body] of [['GET'], ['POST', { amount: other.totalPrice }]] as const)
    expect((await own.call(method, `booking_requests/${other.id}/withdrawal/`, body)).status).toBe(404)
  const ended = await own.call<Ended>('POST', path, { amount: quote.body.amount })
  expect([ended.status, ended.body.amount]).toEqual([200, bought.totalPrice])
  expect(
    (await own.call<OwnBooking>('GET', `booking_requests/${bought.id}/`)).body.can.withdraw,
  ).toMatchObject({
    kind: null,
    why: 'withdrawal_done',
  })
})

test('What staff booked and the buyer paid by a link can be withdrawn too, with the wish that was ticked there', async () => {
  const email = `link@${MARKET}.example`
  const person = { name: 'Lis Link', email, phone: '20 12 34 56', country: 'dk' }
  const { userNumber } = (await call<{ userNumber: string }>('POST', 'customers/', person)).body
  const [shelf] = (await call<{ results: { id: string }[] }>('GET', 'shelf_names/')).body.results
  const dateStart = addDays(await visitor.today(), 40)
  const fields = { shelf: shelf?.id, status: 1, customer: userNumber, price: '250.00' }
  const dates = { dateStart, dateEnd: addDays(dateStart, 6) }
  const { id } = (await call<{ id: string }>('POST', 'shelf_bookings/', { ...fields, ...dates })).body
  await call('POST', `shelf_bookings/${id}/send_payment_request_email/`, {})
  const asked = (await mailed(email)).find(({ links }) => links.some(link => link.includes('finalize')))
  const linkToken = asked?.links.find(link => link.includes('finalize'))?.split('token=')[1]
  const body = { bookingIds: [id], linkToken, termsAccepted: true, beginWish: true }
  const { paymentId, txId } = (await visitor.init(body)).body
  await visitor.pay(paymentId)
  expect((await visitor.confirm({ bookingIds: [id], linkToken }, paymentId)).status).toBe(200)
  await cloud.idle()
  // It starts long after the right has ended, so nothing is lost by the wish.
  expect(await request(id)).toMatchObject({ status: 'confirmed', shelfStatus: 5, beginWishAt: null })
  const { body: found } = await ask({ name: 'Lis Link', reference: txId, email })
  expect(found.bookings).toMatchObject([{ bookingRequest: id, kind: 'withdrawal', amount: '250.00' }])
  const ended = await visitor.call<Ended>('POST', 'withdrawal/confirm/', {
    name: 'Lis Link',
    reference: txId,
    email,
    bookingRequest: id,
    amount: '250.00',
  })
  expect([ended.status, ended.body.amount]).toEqual([200, '250.00'])
  await cloud.idle()
  expect(await givenBack(txId)).toBe('250.00')
  expect(await request(id)).toMatchObject({ status: 'refunded', shelfStatus: 0 })
})
