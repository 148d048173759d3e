/** Tenants live through a week on a shelf: who is reminded when, and what a reminder says. */
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { DELETED, EXTENDED, KEPT, MOVED, QUIET, remindingAt, SHORT } from '../../people/reminding.ts'
import { newGuest } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'reminders-week'
const { open, visitor, call, pass, day, book, told } = remindingAt(cloud, MARKET)

beforeAll(open, 60_000)

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
