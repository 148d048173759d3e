/** A buyer ends a booking by themselves (decision 026): quoted, confirmed, acknowledged, and paid back once. */
import { beforeAll, expect, test } from 'vitest'
import { putRequest, readRequest } from '#functions/bookings/table/request.ts'
import { commit } from '#functions/kit/table.ts'
import type { OwnBooking } from '#shared/bookings/own-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import type { WithdrawalQuote, WithdrawalReceipt } from '#shared/payments/withdrawal-calls.ts'
import { cloudForTests, openMarket } from '../local-cloud.ts'
import { refundingStaff } from '../refunding.ts'
import { tenantsOf } from '../tenant.ts'
import { visitorOf } from '../visitor.ts'

const cloud = cloudForTests()
const MARKET = 'withdrawals'
const staff = refundingStaff(cloud, MARKET)
const { visitor, later, call, buy, refund, request, notes, givenBack } = staff
const DAY = 86_400
let service = { id: '', discountedPrice: '' }

const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map(weekdayCode => ({ weekdayCode, fromHour: '10:00', toHour: '17:00' }))

const settings = async (changes: object) => {
  const { version } = (await call<{ version: number }>('GET', `markets/${MARKET}/`)).body
  return call<Record<string, unknown>>('PATCH', `markets/${MARKET}/`, { version, ...changes })
}

beforeAll(async () => {
  await openMarket(MARKET, 20)
  await staff.logIn()
  const opened = await settings({ openingHours: ALWAYS, closingDays: [], supportEmail: 'shop@withdrawals.example' })
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  const type = (await visitor.types())[0]?.id ?? ''
  service = (await visitor.services(type))[0] as unknown as typeof service
}, 60_000)

type Bought = Awaited<ReturnType<typeof buy>>
interface Found {
  detail?: string
  error?: string
  reference: string
  name: string
  email: string
  bookings: WithdrawalQuote[]
}
type Ended = WithdrawalReceipt & { detail?: string; quote?: WithdrawalQuote }

const statementOf = ({ name, txId, email }: Pick<Bought, 'name' | 'txId' | 'email'>) => ({
  name,
  reference: txId,
  email,
})
const ask = (statement: object) => visitor.call<Found>('POST', 'withdrawal/quote/', statement)
const quoteOf = async (bought: Bought): Promise<WithdrawalQuote> => {
  const { body, status } = await ask(statementOf(bought))
  expect(status, JSON.stringify(body)).toBe(200)
  const found = body.bookings.find(({ bookingRequest }) => bookingRequest === bought.id)
  if (!found) throw new Error('the booking is not among those of its payment')
  return found
}
const confirm = (bought: Bought, amount: string, more: object = {}) =>
  visitor.call<Ended>('POST', 'withdrawal/confirm/', {
    ...statementOf(bought),
    bookingRequest: bought.id,
    amount,
    ...more,
  })
const mailed = async (address: string) => {
  await cloud.idle()
  return visitor.mails(address)
}
const rangesOf = async ({ id }: Pick<Bought, 'id'>) => {
  const { calendars } = await staff.state()
  return calendars.flatMap(({ taken }) => taken.filter(({ by }) => by === id))
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
  const told = (await mailed('shop@withdrawals.example')).filter(({ subject }) => subject.includes(bought.name))
  expect(told.some(({ subject }) => subject.startsWith('En kunde har fortrudt'))).toBe(true)
  const { body: history } = await call<{ results: { changes: object[] }[] }>(
    'GET',
    `audit/?kind=booking&id=${bought.id}`,
  )
  expect(history.results[0]?.changes).toContainEqual({ field: 'withdrawn', before: null, after: 'withdrawal' })
})

test('The confirmation carries instruction, form and terms, and its link leads to the withdrawal', async () => {
  const bought = await buy({ bookings: 2 })
  const mail = (await mailed(bought.email)).find(({ attachments }) => attachments.some(({ name }) => name === 'reol.ics'))
  for (const part of ['Din fortrydelsesret', 'Standardfortrydelsesformular', 'udløber med udgangen af'])
    expect(mail?.text).toContain(part)
  expect(mail?.text).not.toContain('Du har bedt om, at lejen begynder')
  expect(mail?.attachments.map(({ name }) => name)).toContain('betingelser.html')
  const link = mail?.links.find(one => one.includes('/withdraw#')) ?? ''
  const linkToken = link.split('#')[1] ?? ''
  const { body } = await ask({ linkToken })
  expect(body).toMatchObject({ name: bought.name, email: bought.email })
  expect(body.bookings.map(({ bookingRequest }) => bookingRequest)).toEqual(bought.all.map(({ id }) => id))
  // The number of the receipt does as well, however the name is typed.
  const byReceipt = await ask({ name: bought.name.toUpperCase(), reference: ` ${body.reference} `, email: bought.email })
  expect(byReceipt.body.bookings).toHaveLength(2)
  const other = bought.all[1]
  const ended = await visitor.call<Ended>('POST', 'withdrawal/confirm/', {
    linkToken,
    bookingRequest: other?.id,
    amount: other?.totalPrice,
  })
  expect(ended.status, JSON.stringify(ended.body)).toBe(200)
  expect(await request(bought.id)).toMatchObject({ status: 'paid' })
  expect((await ask({ linkToken: `${linkToken}x` })).body.detail).toBe('link_invalid')
})

test('Whatever does not fit is refused alike, and nobody may guess for long', async () => {
  const bought = await buy()
  const good = statementOf(bought)
  const wrong = [
    { ...good, name: 'En Anden' },
    { ...good, email: 'another@withdrawal.example' },
    { ...good, reference: '999999' },
    { ...good, reference: 'hvad som helst' },
  ]
  const answers = await Promise.all(wrong.map(ask))
  for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]?.body])
  expect(answers[0]?.body.detail).toBe('withdrawal_no_match')
  expect((await confirm(bought, bought.totalPrice, { name: 'En Anden' })).status).toBe(404)
  const other = await buy()
  expect((await confirm(bought, bought.totalPrice, { bookingRequest: other.id })).status).toBe(404)
  const tries = await Promise.all(
    Array.from({ length: 35 }, (_, at) => ask({ ...good, email: `guess${at}@withdrawal.example` })),
  )
  expect(tries.some(({ status }) => status === 429)).toBe(true)
})

test('Staff refund while the buyer withdraws in two tabs: the money goes back once, by one of them', async () => {
  const bought = await buy()
  const quote = await quoteOf(bought)
  const [tab, otherTab, byStaff] = await Promise.all([
    confirm(bought, quote.amount),
    confirm(bought, quote.amount),
    refund(bought.id, {}),
  ])
  expect(tab.status).toBe(otherTab.status)
  expect([tab.status, byStaff.status].sort()).toEqual([200, 409])
  if (tab.status === 409) expect(tab.body.detail).toBe('withdrawal_done')
  await cloud.idle()
  expect(await givenBack(bought.txId)).toBe(bought.totalPrice)
  expect(await notes(bought.id)).toEqual([bought.totalPrice])
})

test('The extension is withdrawn before what it extends; one that is paid meanwhile stands, or its money goes back', async () => {
  const bought = await buy({ from: 12 })
  const extension = (await visitor.reserve(await visitor.extensionOf(bought))).body
  const guest = { customerName: bought.name, customerEmail: `ext-${bought.email}`, customerPhone: '20 12 34 56' }
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
  expect([ended.body.detail, ended.body.quote?.extension]).toMatchObject(['extension_first', { id: extension.id }])
  expect([paid.status, now]).toMatchObject([200, { status: 'paid' }])
  const extended = { ...bought, ...extension, txId, email: guest.customerEmail } as Bought
  expect((await confirm(extended, extension.totalPrice)).status).toBe(200)
  expect((await confirm(bought, bought.totalPrice)).status).toBe(200)
})

test('After the first day: with the wish the used days and the prepared services are paid, without it nothing', async () => {
  const wished = await buy({ service: service.id, from: 1, beginWish: true })
  const silent = await buy({ service: service.id, from: 1 })
  const first = wished.dateStart
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
  expect(await quoteOf(silent)).toMatchObject({ hasWish: false, used: null, amount: silent.totalPrice })
  expect((await confirm(silent, silent.totalPrice)).status).toBe(200)
  // A part of a sale goes back once the day's takings are settled.
  await later(DAY)
  await cloud.idle()
  expect(await givenBack(wished.txId)).toBe(quote?.amount)
  expect(await notes(wished.id)).toEqual([quote?.amount])
})

test('The market’s tiers count as they were at the reservation, after the right has ended', async () => {
  const refused = await settings({ cancellation: [{ daysBefore: 2, percent: 50 }, { daysBefore: 7, percent: 100 }] })
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
  await cloud.idle()
  const mail = (await visitor.mails(bought.email)).find(({ subject }) => subject.startsWith('Vælg din adgangskode'))
  const token = mail?.links[0]?.split('token=')[1] ?? ''
  const tenants = tenantsOf(cloud, MARKET)
  expect((await tenants.choose(token)).status).toBe(200)
  const { accessToken } = (await tenants.logIn(bought.email)).body
  const own = visitorOf(cloud, MARKET, { token: accessToken })
  const path = `booking_requests/${bought.id}/withdrawal/`
  expect((await own.call<OwnBooking>('GET', `booking_requests/${bought.id}/`)).body.can.withdraw).toMatchObject({
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
  expect((await own.call<OwnBooking>('GET', `booking_requests/${bought.id}/`)).body.can.withdraw).toMatchObject({
    kind: null,
    why: 'withdrawal_done',
  })
})
