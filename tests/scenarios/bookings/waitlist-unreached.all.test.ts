/** When a mail of the waitlist cannot be delivered, a visitor loses the place in the line. A customer keeps it. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { mailFailed } from '#events/messages.ts'
import { envelope } from '#functions/kit/outbox.ts'
import onMailFailed from '#functions/messages/sent/on-mail-failed.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { waitlistAt } from '../../people/waitlist.ts'

const cloud = cloudForTests()
const MARKET = 'waitlist-unreached'
const {
  open,
  fill,
  free,
  staff,
  list,
  toTenOClock,
  join,
  joinAll,
  mailsTo,
  changePlaces,
  changeHold,
  offerTo,
  offer,
  ended,
} = waitlistAt(cloud, MARKET, 'waitlist-unreached.example')

beforeAll(async () => {
  await open()
  await toTenOClock()
}, 60_000)
beforeEach(() => fill(), 60_000)

/** Gives the first in line another address, and a customer number. */
const readdress = (email: string, customer: string | null) =>
  changePlaces((place, nth) => (nth ? place : { ...place, email, customer }))

const BOUNCES = 'bounce+waits@simulator.amazonses.com'

test('A visitor whom no mail reaches is out of the line, and the shelf that was held for them goes to the next', async () => {
  expect((await join('unreached', { email: BOUNCES })).status).toBe(201)
  await cloud.idle()
  expect((await list()).places).toEqual([])
  await joinAll('mistyped', 'next')
  await readdress(BOUNCES, null)
  await free()
  expect((await offer(await offerTo('next'))).status).toBe(200)
  expect((await list()).places.map(({ name }) => name)).toEqual(['Anna next'])
})

test('A customer stays in line though a mail does not reach them now', async () => {
  const typed = { name: 'Ida Holm', phone: '20123456', country: 'dk', email: BOUNCES }
  const { userNumber } = (await staff<{ userNumber: string }>('POST', 'customers/', typed)).body
  await joinAll('full-mailbox')
  await readdress(BOUNCES, userNumber)
  await free()
  const { results } = (
    await staff<{ results: { to: string; subject: string }[] }>('GET', 'undelivered_mails/')
  ).body
  expect(results.some(({ to, subject }) => to === BOUNCES && subject.includes('free'))).toBe(true)
  expect((await list()).places).toMatchObject([
    { customer: userNumber, offer: { shelf: expect.any(String) } },
  ])
})

test('A visitor who calls the mail unwanted has got it, and stays in line', async () => {
  expect((await join('complains', { email: 'complaint@simulator.amazonses.com' })).status).toBe(201)
  await cloud.idle()
  expect((await list()).places.map(({ name }) => name)).toEqual(['Anna complains'])
})

/** SES tells of the newest mail to a name that it did not arrive. */
const failed = async (name: string, how: 'bounced' | 'rejected', why: string): Promise<void> => {
  const [mail] = await mailsTo(name)
  const tag = Buffer.from(mail?.event ?? '').toString('base64url')
  await onMailFailed.receive(envelope(MARKET, mailFailed, { mail: tag, how, why }))
  await cloud.idle()
}

test.each([
  ['bounced', 'MailboxFull', []],
  ['bounced', 'ContentRejected', ['Anna refused']],
  ['rejected', '', ['Anna refused']],
] as const)('After a mail that %s (%s) in line are: %j', async (how, why, inLine) => {
  await joinAll('refused')
  await failed('refused', how, why)
  expect((await list()).places.map(({ name }) => name)).toEqual(inLine)
})

/** Staff change the hold that was offered to a name. Returns its request. */
const offeredAndChanged = async (name: string, change: object): Promise<string> => {
  await joinAll(name)
  await free()
  const { id } = (await offer(await offerTo(name))).body.bookingRequest
  await changeHold(id, change)
  return id
}

test('A shelf that staff hold for a customer by now stays held, though a mail to who waited for it bounces', async () => {
  const typed = {
    name: 'Ida Holm',
    phone: '20123456',
    country: 'dk',
    email: 'ida@waitlist-unreached.example',
  }
  const { userNumber: customer } = (await staff<{ userNumber: string }>('POST', 'customers/', typed)).body
  const id = await offeredAndChanged('agreed', { customer })
  await failed('agreed', 'bounced', 'NoEmail')
  expect((await list()).places.map(({ name }) => name)).toEqual(['Anna agreed'])
  expect((await staff<{ status: number }>('GET', `shelf_bookings/${id}/`)).body).toMatchObject({
    status: 3,
    customer,
  })
  expect((await staff('DELETE', `shelf_bookings/${id}/`)).status).toBe(204)
}, 60_000)

test('A shelf that staff have booked for who waited counts as taken, though a mail to them bounces', async () => {
  const before = await ended('taken')
  const id = await offeredAndChanged('booked', { status: 2, isBookingForMarket: true })
  await failed('booked', 'bounced', 'NoEmail')
  expect((await list()).places).toEqual([])
  expect(await ended('taken')).toBe(before + 1)
  expect((await staff('DELETE', `shelf_bookings/${id}/`)).status).toBe(204)
}, 60_000)
