/** What staff mail at their own will has an end a market and day; what a shop owes its customers has none. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { takeUserNumber } from '#functions/customers/table/user-number.ts'
import { countTries } from '#functions/kit/limit.ts'
import { log } from '#functions/kit/log.ts'
import { MOST_BY_HAND, staffMails, staffMailsOf } from '#functions/kit/staff-mails.ts'
import { commit } from '#functions/kit/table.ts'
import { MOST_IMPORT_MAILS } from '#shared/customers/import-row.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { askingOf } from '../../people/asking.ts'

const cloud = cloudForTests()
const MARKET = 'mail-budget'
const { visitor, call, begin, booked, send } = askingOf(cloud, MARKET, 'ida@mail-budget.example')

beforeAll(async () => {
  await begin()
  // Ida has the first number already.
  await takeUserNumber(MARKET)
}, 60_000)
afterEach(() => vi.restoreAllMocks())

const refused = {
  status: 429,
  body: { detail: 'too_many_mails', opensAt: expect.any(Number) },
}

const KIM = { name: 'Kim Kunde', phone: '20123456', country: 'dk', language: 'da' }
let people = 0
const newCustomer = () => {
  people += 1
  const email = `kunde${people}@mail-budget.example`
  return call<{ userNumber: string }>('POST', 'customers/', { ...KIM, email })
}

test('Mails by hand beyond those of a day are refused with the moment at which it opens again; the operator hears at half', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  const { userNumber } = (await newCustomer()).body
  const { id } = await booked()
  expect(warned).not.toHaveBeenCalled()
  await commit(await staffMails(MARKET, MOST_BY_HAND - 101))
  expect(warned).toHaveBeenCalledWith(
    'a market sends unusually many mails',
    expect.objectContaining({ market: MARKET, counted: 'many-mails' }),
  )
  await commit(await staffMails(MARKET, 98))
  const statuses: number[] = []
  for (let nth = 0; nth < 4; nth++)
    statuses.push((await call('POST', `send_email_confirmation/${userNumber}/`)).status)
  expect(statuses).toEqual([204, 204, 429, 429])

  const again = await call<{ opensAt: number }>('POST', `send_email_confirmation/${userNumber}/`)
  expect(again).toMatchObject(refused)
  expect(again.body.opensAt % 86_400).toBe(0)
  expect(await send(id)).toMatchObject(refused)
}, 60_000)

test('Every way by which staff write to somebody refuses beyond the mails of the day, and changes nothing', async () => {
  const { body } = await call<{ results: { userNumber: string; email: string; version: number }[] }>(
    'GET',
    'customers/',
  )
  const { userNumber = '', email } = body.results.find(one => one.email.startsWith('kunde')) ?? {}
  expect(await newCustomer()).toMatchObject(refused)
  expect(await call('PATCH', `customers/${userNumber}/`, { email: 'ny@mail-budget.example' })).toMatchObject(
    refused,
  )
  expect((await call('GET', `customers/${userNumber}/`)).body).toMatchObject({ email })
  expect(await call('PATCH', `customers/${userNumber}/`, { name: 'Kim Ny' })).toMatchObject({ status: 200 })
  expect(await call('PATCH', `reset_customer_password/${userNumber}/`)).toMatchObject(refused)
  const invited = { username: 'nyansat', email: 'nyansat@mail-budget.example' }
  expect(await call('POST', 'administrators/', invited)).toMatchObject(refused)
  expect(await call('PATCH', 'admin/', { email: 'boss@mail-budget.example' })).toMatchObject(refused)
  const written = { name: 'Åse', email: 'aase@mail-budget.example', phone: '20123456', notes: 'Hej' }
  await cloud.call('POST', '/api/market_feedback/', { ...written, marketId: MARKET })
  await cloud.idle()
  const [message] = (await call<{ results: { id: string }[] }>('GET', 'market_messages/')).body.results
  expect(await call('POST', `market_messages/${message?.id}/reply/`, { text: 'Hej' })).toMatchObject(refused)
  expect((await call('GET', `market_messages/${message?.id}/`)).body).toMatchObject({ replies: [] })
  const booking = await booked()
  const path = `shelf_bookings/${booking.id}/`
  expect(await call('POST', `${path}send_confirmation/`)).toMatchObject(refused)
  const { shelf, version, dateStart, dateEnd } = booking
  const move = {
    id: booking.id,
    version,
    shelf: shelf.id,
    dateStart: nextDay(dateStart),
    dateEnd: nextDay(dateEnd),
  }
  expect(await call('POST', 'shelf_bookings/move/', { moves: [move] })).toMatchObject(refused)
  const untold = await call('POST', 'shelf_bookings/move/', { moves: [move], tellCustomer: false })
  expect(untold).toMatchObject({ status: 200 })
})

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

test('A receipt is mailed when the mails of the day are used up', async () => {
  const reserved = await visitor.reserveOne()
  const customerEmail = 'koeber@mail-budget.example'
  const who = { customerName: 'Karen Køber', customerEmail, customerPhone: '+4520123456' }
  const body = visitor.checkout([reserved], who)
  const { paymentId } = (await visitor.init(body)).body
  await visitor.pay(paymentId)
  await visitor.confirm(body, paymentId)
  await cloud.idle()
  const mails = await visitor.mails(customerEmail)
  expect(mails.some(({ attachments }) => attachments.some(({ type }) => type === 'application/pdf'))).toBe(
    true,
  )
})

test('An import of the most mails leaves 200 for what staff write that day, and another market has its own', async () => {
  const market = 'mail-budget-import'
  const imports = staffMailsOf(market, { name: 'import', most: MOST_IMPORT_MAILS })
  await commit([countTries(market, imports, MOST_IMPORT_MAILS)])
  await commit(await staffMails(market, 200))
  await expect(staffMails(market)).rejects.toThrow('too_many_mails')
  await commit(await staffMails('mail-budget-elsewhere', MOST_BY_HAND))
})
