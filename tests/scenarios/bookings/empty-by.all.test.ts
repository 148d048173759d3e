/** A booking that ends on a closed day: every place names the same day and hour by which its shelf is empty (D10). */
import { beforeAll, expect, test } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { setPassword } from '#functions/identity/provider.ts'
import { commit } from '#functions/kit/table.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { addDays, dayIn, momentIn, spokenDay, weekday } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { STAFF_PASSWORD, staffToken } from '../../people/staff.ts'
import { visitorOf } from '../../people/visitor.ts'
import { soak } from '../../run/soak.ts'

const cloud = cloudForTests()
const MARKET = 'empty-by'
const ZONE = 'Europe/Copenhagen'
const visitor = visitorOf(cloud, MARKET)

/** By which words each mail names the moment. `npm test` has the first. */
const EVERYBODY: [string, Language, (day: string) => string, (day: string) => string][] = [
  ['100001', 'da', day => `Tøm senest: ${day} kl. 16:30`, day => `Stil op fra: ${day} kl. 09:00`],
  ['100002', 'de', day => `Ausräumen bis: ${day}, 16:30 Uhr`, day => `Einräumen ab: ${day}, 09:00 Uhr`],
  ['100003', 'en', day => `Empty it by: ${day} at 16:30`, day => `Set up from: ${day} at 09:00`],
]

const PEOPLE = EVERYBODY.slice(0, soak(3))

const emailOf = (userNumber: string) => `${userNumber}@empty-by.example`

let token = ''
const staff = <T>(method: string, path: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token })

const nowOfCloud = async (): Promise<number> =>
  Date.parse((await cloud.call<{ now: string }>('GET', '/local/clock/')).body.now)

/** Ten o'clock, when the round of the day is over. */
const toTen = async (day: string): Promise<void> => {
  const now = await nowOfCloud()
  await cloud.later(Math.ceil((momentIn(ZONE, day, '10:00') - now) / 1_000))
  await cloud.idle()
}

/** The moment at which the file has the emptying end, in ms since 1970. */
const emptiedIn = (file: string): number => {
  const [, event = ''] = /BEGIN:VEVENT\r\nUID:[0-9a-f]+-empty@reol([\s\S]*?)END:VEVENT/.exec(file) ?? []
  const [, y, mo, d, h, mi] = /DTEND:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(event) ?? []
  return Date.UTC(Number(y), Number(mo) - 1, Number(d), Number(h), Number(mi))
}

beforeAll(async () => {
  await openMarket(MARKET, 6, {
    hours: Array.from({ length: 6 }, (): [string, string] => ['09:00', '16:30']),
    closesOnce: false,
  })
  for (const [userNumber, language] of PEOPLE) {
    const account = { userNumber, name: 'Sara', email: emailOf(userNumber), phone: '+4520123456' }
    await commit(newCustomer(MARKET, { ...account, language, verified: true, createdTs: 1 }))
    await setPassword({ market: MARKET, username: userNumber }, STAFF_PASSWORD, 'customers')
  }
  token = await staffToken(cloud, MARKET)
}, 60_000)

const ownBooking = async (userNumber: string, id: string): Promise<OwnBooking> => {
  const body = { username: userNumber, password: STAFF_PASSWORD, market_id: MARKET }
  const { accessToken } = (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body
  const as = visitorOf(cloud, MARKET, { token: accessToken })
  return (await as.call<OwnBooking>('GET', `booking_requests/${id}/`)).body
}

test('Answers, mails, calendar files and reminders in each language name one day and one hour', async () => {
  const today = await visitor.today()
  const start = addDays(today, 14 - weekday(today))
  expect(weekday(start)).toBe(7)
  const [setUp, last] = [addDays(start, 1), addDays(start, 7)]
  const empty = addDays(last, -1)
  const { body } = await staff<{ results: { id: string }[] }>('GET', 'shelves/')
  const ids: string[] = []
  for (const [nth, [customer]] of PEOPLE.entries()) {
    const shelf = body.results[nth]?.id
    const fields = { shelf, status: 2, customer, price: '100.00', dateStart: start, dateEnd: last }
    const made = await staff<ShelfBooking>('POST', 'shelf_bookings/', fields)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    ids.push(made.body.id)
    expect((await staff('POST', `shelf_bookings/${made.body.id}/send_confirmation/`)).status).toBe(200)
    const own = await ownBooking(customer, made.body.id)
    expect([own.dateEndCustomer, own.emptyBy]).toEqual([last, { day: empty, time: '16:30' }])
    expect(own.setUpFrom).toEqual({ day: setUp, time: '09:00' })
  }
  for (let day = addDays(start, -1); day <= last; day = addDays(day, 1)) await toTen(day)
  for (const [nth, [userNumber, language, emptied, setUpFrom]] of PEOPLE.entries()) {
    const full = (day: string) => spokenDay(day, language, true)
    const mails = await visitor.mails(emailOf(userNumber))
    // The confirmation and four reminders, of which the last is of the day on which the shelf is emptied.
    expect(mails, userNumber).toHaveLength(5)
    for (const { text } of mails) {
      expect(text).toContain(full(last))
      expect(text).toContain(emptied(full(empty)))
      expect(text).toContain(setUpFrom(full(setUp)))
    }
    const starts = mails.find(({ event }) => event.startsWith(`start-${ids[nth]}`))
    expect(starts?.text).toContain(spokenDay(setUp, language))
    const ends = mails.find(({ event }) => event.startsWith(`end_today-${ids[nth]}`))
    expect(dayIn(ZONE, momentIn(ZONE, empty, '08:00'))).toBe(ends?.event.slice(-10))
    expect(ends?.text).toContain('16:30')
    const files = mails.flatMap(({ attachments }) => attachments)
    expect(files.map(({ name }) => name)).toEqual([`${MARKET}.ics`])
    expect(emptiedIn(Buffer.from(files[0]?.content ?? '', 'base64').toString())).toBe(
      momentIn(ZONE, empty, '16:30'),
    )
  }
})
