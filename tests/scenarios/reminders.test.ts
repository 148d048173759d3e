/** Tenants are reminded of the first day of a booking and of the last: once, in the morning, and only with a reason. */
import { beforeAll, expect, test } from 'vitest'
import { reminderWanted } from '#events/bookings.ts'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { emit } from '#functions/kit/outbox.ts'
import { commit } from '#functions/kit/table.ts'
import type { reminderCalls } from '#shared/bookings/staff-reminder-calls.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays, dayIn, momentIn } from '#shared/kit/day.ts'
import { cloudForTests, everyDay, openMarket } from '../cloud/local-cloud.ts'
import { staffToken } from '../people/staff.ts'
import { newGuest, visitorOf } from '../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'reminders'
const ZONE = 'Europe/Copenhagen'
const visitor = visitorOf(cloud, MARKET)
const emailOf = (userNumber: string) => `${userNumber}@reminders.example`
const state = {
  token: '',
  /** Of the types that visitors do not book here. */
  others: [] as { id: string; name: string }[],
  today: '',
}

const call = <T>(method: string, path: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token: state.token })

const [KEPT, MOVED, EXTENDED, DELETED, SHORT] = ['100001', '100002', '100003', '100004', '100005'] as const
/** Wants no reminders. */
const QUIET = '100006'

beforeAll(async () => {
  await openMarket(MARKET, 8, everyDay('09:00', '19:00'))
  for (const userNumber of [KEPT, MOVED, EXTENDED, DELETED, SHORT, QUIET])
    await commit(
      newCustomer(MARKET, {
        userNumber,
        name: 'Mette Minde',
        email: emailOf(userNumber),
        phone: '+4520123456',
        language: 'en',
        verified: true,
        remindersOff: userNumber === QUIET,
        createdTs: 1,
      }),
    )
  await toTenOClock()
  const type = (await visitor.types())[0]?.id
  const { body } = await call<{ results: { id: string; name: string; type: string }[] }>('GET', 'shelves/')
  state.others = body.results.filter(shelf => shelf.type !== type)
  state.today = await visitor.today()
}, 60_000)

const nowOfCloud = async (): Promise<number> =>
  Date.parse((await cloud.call<{ now: string }>('GET', '/local/clock/')).body.now)

/** The next morning at ten, when the round of the day is over. */
const toTenOClock = async (): Promise<void> => {
  const now = await nowOfCloud()
  const tomorrow = addDays(dayIn(ZONE, now), 1)
  await cloud.later(Math.ceil((momentIn(ZONE, tomorrow, '10:00') - now) / 1_000))
  state.token = await staffToken(cloud, MARKET)
}

const pass = async (days: number): Promise<void> => {
  for (let nth = 0; nth < days; nth++) await toTenOClock()
}

const day = (n: number): string => addDays(state.today, n)

const book = async (customer: string, nth: number, from: number, to: number): Promise<ShelfBooking> => {
  const { status, body } = await call<ShelfBooking>('POST', 'shelf_bookings/', {
    shelf: state.others[nth]?.id,
    status: 1,
    customer,
    price: '100.00',
    dateStart: day(from),
    dateEnd: day(to),
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const REMINDS = /yours from tomorrow|more days|must be empty|you move/

/** The reminders that an address got, the oldest first. */
const remindersTo = async (email: string) =>
  (await visitor.mails(email)).filter(({ subject }) => REMINDS.test(subject)).toReversed()

/** In a few letters: s start, 3, 1 and 0 days before the end, m move. */
const told = async (userNumber: string): Promise<string> =>
  (await remindersTo(emailOf(userNumber)))
    .map(({ subject }) => {
      if (subject.includes('yours from tomorrow')) return 's'
      if (subject.includes('more days')) return '3'
      if (subject.includes('empty tomorrow')) return '1'
      return subject.includes('you move') ? 'm' : '0'
    })
    .join('')

/** A guest buys a week from tomorrow. */
const guest = newGuest()
const bought = async () => {
  const reserved = await visitor.reserveOne({ from: 1 })
  const checkout = visitor.checkout([reserved], guest)
  const { paymentId } = (await visitor.init(checkout)).body
  await visitor.pay(paymentId)
  expect((await visitor.confirm(checkout, paymentId)).status).toBe(200)
  return reserved
}
const online = { booking: undefined as Awaited<ReturnType<typeof bought>> | undefined }

test('A week on a shelf, moved, extended, deleted or left: who hears what', async () => {
  online.booking = await bought()
  await book(KEPT, 0, 2, 6)
  const moved = await book(MOVED, 1, 2, 6)
  const extended = await book(EXTENDED, 2, 2, 6)
  const deleted = await book(DELETED, 3, 2, 6)
  await book(SHORT, 4, 2, 3)
  await book(QUIET, 5, 2, 6)
  await pass(1)
  expect(await Promise.all([KEPT, MOVED, EXTENDED, DELETED, SHORT].map(told))).toEqual(Array(5).fill('s'))

  expect((await call('DELETE', `shelf_bookings/${deleted.id}/`)).status).toBe(204)
  await pass(2)
  expect(await told(KEPT)).toBe('s3')
  // Its only two days: the evening before the last, and the last.
  expect(await told(SHORT)).toBe('s10')
  const change = { version: moved.version, dateEnd: day(8) }
  expect((await call('PUT', `shelf_bookings/${moved.id}/`, change)).status).toBe(200)
  const more = { dateEnd: day(20), status: 2, price: '50.00' }
  expect((await call('POST', `booking_requests/${extended.id}/extend/`, more)).status).toBeLessThan(300)

  await pass(5)
  expect(await told(KEPT)).toBe('s310')
  // Three days before the first end and before the second: another end is another reminder.
  expect(await told(MOVED)).toBe('s3310')
  expect(await told(EXTENDED)).toBe('s3')
  expect(await told(DELETED)).toBe('s')
  expect(await told(QUIET)).toBe('')
})

test('The mail names the day and the hour, what it costs to stay, and its link extends without a login', async () => {
  const reserved = online.booking
  if (!reserved) throw new Error('nothing was bought')
  while ((await visitor.today()) < reserved.dateEnd) await pass(1)
  const mails = (await visitor.mails(guest.customerEmail)).filter(({ subject }) =>
    subject.includes(reserved.shelf.name),
  )
  const [last] = mails.filter(({ links }) => links.some(link => link.includes('extend-booking-request')))
  expect(last?.text).toContain('senest kl. 19:00')
  expect(last?.text).toMatch(/Fra 199,00.kr\. kan du forlænge\. .*stadig forlænge til og med/)
  const token = new URL(last?.links.find(link => link.includes('#token=')) ?? '').hash.slice('#token='.length)
  const about = await visitor.call<{ kind: string; bookingRequest: { id: string } }>(
    'GET',
    `booking_request/by_link/?token=${encodeURIComponent(token)}`,
  )
  expect(about.body).toMatchObject({ kind: 'extension', bookingRequest: { id: reserved.id } })
  const extension = await visitor.reserve({
    shelfPeriodPrice: (await visitor.prices())[0]?.id,
    dateStart: addDays(reserved.dateEnd, 1),
    type: 'extension',
    parentBookingRequest: reserved.id,
    linkToken: token,
  })
  expect(extension.status, JSON.stringify(extension.body)).toBe(201)
})

test('What is asked for twice is one mail; what is of another day, or of other days, is none', async () => {
  const first = await visitor.today()
  const mine = await call<ShelfBooking>('POST', 'shelf_bookings/', {
    shelf: state.others[8]?.id,
    status: 2,
    customer: DELETED,
    price: '100.00',
    dateStart: addDays(first, 1),
    dateEnd: addDays(first, 5),
  })
  const asked = {
    bookingRequest: mine.body.id,
    reminder: 'start' as const,
    on: addDays(first, 1),
    day: first,
  }
  const before = (await remindersTo(emailOf(DELETED))).length
  await commit([
    emit(MARKET, reminderWanted, { ...asked, day: addDays(first, -1) }),
    emit(MARKET, reminderWanted, { ...asked, on: addDays(first, 2) }),
    emit(MARKET, reminderWanted, { ...asked, bookingRequest: '01M845MXDN0MFNGVB3PWCW6ZGC' }),
    emit(MARKET, reminderWanted, asked),
    emit(MARKET, reminderWanted, asked),
  ])
  await cloud.idle()
  const mails = (await remindersTo(emailOf(DELETED))).slice(before)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`Shelf ${state.others[8]?.name} at`),
  ])
})

type Settings = Answer<typeof reminderCalls.readReminders>

test('Staff switch reminders off, add words of their own, see them before, and read later who did it', async () => {
  const { body: before } = await call<Settings>('GET', 'reminders/')
  expect(before.reminders.map(({ reminder, isOn }) => [reminder, isOn])).toEqual([
    ['start', true],
    ['end_soon', true],
    ['end_tomorrow', true],
    ['end_today', true],
  ])
  expect(dayIn(ZONE, Date.parse(before.nextRound ?? ''))).toBe(addDays(await visitor.today(), 1))
  const words = { da: 'Husk nøglen.', de: '', en: 'Bring the key.' }
  const preview = await call<{ subject: string; text: string }>('POST', 'reminders/preview/', {
    reminder: 'end_soon',
    language: 'en',
    words: words.en,
  })
  expect(preview.body.subject).toMatch(/^Three more days on shelf A6/)
  expect(preview.body.text).toContain('Bring the key.')

  const asked = {
    version: before.version,
    reminders: [
      { reminder: 'start', isOn: false, words: { da: '', de: '', en: '' } },
      { reminder: 'end_tomorrow', isOn: true, words },
    ],
  }
  const changed = await call<Settings>('PUT', 'reminders/', asked)
  expect(changed.body.reminders).toMatchObject([
    { reminder: 'start', isOn: false },
    { reminder: 'end_soon', isOn: true, words: { en: '' } },
    { reminder: 'end_tomorrow', isOn: true, words },
    { reminder: 'end_today', isOn: true },
  ])
  const late = await call<{ present: Settings }>('PUT', 'reminders/', asked)
  expect([late.status, late.body.detail]).toEqual([409, 'changed_meanwhile'])

  const first = await visitor.today()
  const days = { dateStart: addDays(first, 2), dateEnd: addDays(first, 3) }
  const fields = { shelf: state.others[9]?.id, status: 2, customer: SHORT, price: '100.00' }
  expect((await call('POST', 'shelf_bookings/', { ...fields, ...days })).status).toBe(201)
  const [tellings] = [(await told(SHORT)).length]
  await pass(2)
  const [only, ...others] = (await remindersTo(emailOf(SHORT))).slice(tellings)
  expect(others).toEqual([])
  expect(only?.subject).toContain('must be empty tomorrow')
  expect(only?.text).toContain('Bring the key.')
})
