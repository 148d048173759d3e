/** Staff see which mails went out about a booking, and which of them did not arrive. */
import { beforeAll, expect, test } from 'vitest'
import { sendOnce } from '#functions/messages/letter/send-once.ts'
import onMailFailed from '#functions/messages/sent/on-mail-failed.ts'
import { type Caller, cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'
import { newGuest, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'failed-mails'
const OTHER = 'failed-mails-next-door'
const at = visitorOf(cloud, MARKET)
let staff: Caller
let others: Caller
beforeAll(async () => {
  for (const market of [MARKET, OTHER]) await openMarket(market, 4)
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
  others = { market: OTHER, token: await staffToken(cloud, OTHER) }
})

interface Sent {
  id: string
  to: string
  subject: string
  failure: { reason: string } | null
  on: string
  tick: { who: string } | null
  bookingRequest: string | null
  customer: string | null
}

const list = async (path: string, caller = staff) =>
  (await cloud.call<{ results: Sent[] }>('GET', `/api/admin/${path}`, undefined, caller)).body.results
const mailsAbout = (id: string, caller?: Caller) => list(`sent_mails/?bookingRequest=${id}`, caller)
const undelivered = (caller?: Caller) => list('undelivered_mails/', caller)

/** Buys two shelves at once, with this address. */
const buy = async (customerEmail: string) => {
  const first = await at.reserveOne()
  const reserved = [first, await at.reserveOne({ cartToken: first.cartToken })]
  const checkout = at.checkout(reserved, { ...newGuest(), customerEmail })
  const { paymentId } = (await at.init(checkout)).body
  await at.pay(paymentId)
  expect((await at.confirm(checkout, paymentId)).status).toBe(200)
  await cloud.idle()
  return reserved.map(({ id }) => id)
}

const failed = (mail: string, market = MARKET, why = 'NoEmail') =>
  onMailFailed.receive({
    id: 'of SES',
    name: 'mail-failed',
    version: 1,
    market,
    at: new Date().toISOString(),
    payload: { mail: Buffer.from(mail).toString('base64url'), how: 'bounced', why },
  })

const sendMail = (event: string, marketId = MARKET) =>
  sendOnce(
    {
      marketId,
      visualName: 'M',
      language: 'da',
      address: '',
      postalCode: '',
      city: '',
      supportPhone: '',
      supportEmail: '',
    },
    event,
    'reader@failed-mails.example',
    { language: 'da', subject: event, greeting: '', lead: [], tables: [], closing: [] },
  )

test('Each booking of a payment shows the mails that went to the buyer, and none failed', async () => {
  for (const id of await buy('anna@failed-mails.example')) {
    const mails = await mailsAbout(id)
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) {
      expect(mail).toMatchObject({ to: 'anna@failed-mails.example', failure: null })
      expect(mail.subject).not.toBe('')
    }
  }
  expect(await undelivered()).toEqual([])
})

test('A mail that bounces stands at its bookings and among those that did not arrive', async () => {
  const address = 'bounce+anna@simulator.amazonses.com'
  const ids = await buy(address)
  for (const id of ids)
    expect(await mailsAbout(id)).toContainEqual(
      expect.objectContaining({
        to: address,
        failure: expect.objectContaining({ reason: 'unknown_address' }),
      }),
    )
  const own = (await undelivered())
    .filter(({ to }) => to === address)
    .sort((a, b) => Number(a.customer) - Number(b.customer))
  // The receipt names its booking, the welcome of the new customer their number.
  expect(own).toMatchObject([
    { bookingRequest: expect.toBeOneOf(ids), customer: null },
    { bookingRequest: null, customer: expect.stringMatching(/^\d+$/) },
  ])
})

test('A reader who complains is told as such', async () => {
  const [id = ''] = await buy('complaint@simulator.amazonses.com')
  expect((await mailsAbout(id))[0]?.failure).toMatchObject({ reason: 'complained' })
})

test('A failure that SES tells twice is one', async () => {
  await sendMail('twice')
  await failed('twice')
  await failed('twice', MARKET, 'MailboxFull')
  const found = (await undelivered()).filter(({ subject }) => subject === 'twice')
  expect(found).toMatchObject([{ failure: { reason: 'unknown_address' } }])
})

test('A failure that SES tells twice at once is one', async () => {
  await sendMail('at-once')
  await Promise.all([failed('at-once'), failed('at-once', MARKET, 'MailboxFull'), failed('at-once')])
  expect((await undelivered()).filter(({ subject }) => subject === 'at-once')).toHaveLength(1)
})

test('A failure that comes before the mail is noted comes again', async () => {
  await expect(failed('quick')).rejects.toThrow('not noted')
  await sendMail('quick')
  await failed('quick')
  expect((await undelivered()).map(({ subject }) => subject)).toContain('quick')
})

test('What staff have dealt with is ticked, by whoever was first, and off the list the next day', async () => {
  await sendMail('ticked')
  await failed('ticked')
  const own = async () => (await undelivered()).find(({ subject }) => subject === 'ticked')
  const { id, on } = (await own()) ?? {}
  const tick = (method: string) =>
    cloud.call<{ who: string }>(method, `/api/admin/day_board/ticks/${on}/mail/${id}/`, undefined, staff)
  expect((await tick('PUT')).body).toMatchObject({ who: 'boss' })
  expect(await own()).toMatchObject({ tick: { who: 'boss' } })
  expect((await tick('DELETE')).status).toBe(204)
  expect(await own()).toMatchObject({ tick: null })
  await tick('PUT')
  await cloud.later(86_400)
  staff = { market: MARKET, token: await staffToken(cloud, MARKET) }
  others = { market: OTHER, token: await staffToken(cloud, OTHER) }
  expect(await own()).toBeUndefined()
  expect(await undelivered()).not.toEqual([])
})

test('Another market sees none of it, and an id that is none is refused', async () => {
  const [id = ''] = await buy('bounce+bo@simulator.amazonses.com')
  expect(await mailsAbout(id)).not.toEqual([])
  expect(await mailsAbout(id, others)).toEqual([])
  expect(await undelivered(others)).toEqual([])
  const { status } = await cloud.call('GET', '/api/admin/sent_mails/?bookingRequest=1', undefined, staff)
  expect(status).toBe(400)
  expect(
    (await cloud.call('GET', '/api/admin/undelivered_mails/', undefined, { market: MARKET })).status,
  ).toBe(401)
})
