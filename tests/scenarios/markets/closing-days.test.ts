/** Staff close on more days: running bookings get a day more where their shelf is free (D10). */
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#shared/kit/day.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { allShelves, staffToken } from '../../people/staff.ts'
import { newGuest, type Reserved, visitorOf } from '../../people/visitor.ts'

const cloud = cloudForTests()
const MARKET = 'closing'
let token = ''
const at = visitorOf(cloud, MARKET)

beforeAll(async () => {
  await openMarket(MARKET, 6)
  token = await staffToken(cloud, MARKET)
  await close([])
})

interface Touched {
  id: string
  name: string
  dateEnd: string
  newDateEnd: string
  closingDays: string[]
}

const staff = <T>(method: string, path: string, body?: unknown) =>
  cloud.call<T>(method, `/api/admin/${path}`, body, { market: MARKET, token })

const close = (closingDays: string[], more: object = {}) =>
  staff<{ closingDays: string[]; version: number }>('PUT', `market_closing_days/${MARKET}/`, {
    closingDays,
    bookingOpeningDays: [],
    ...more,
  })

const effectOf = async (closingDays: string[]) =>
  (
    await staff<Record<'lengthened' | 'stuck' | 'startsClosed', Touched[]>>('POST', 'closing_days_effect/', {
      closingDays,
    })
  ).body

const book = async (reserved: Reserved, guest = newGuest()) => {
  const { body } = await at.init(at.checkout([reserved], guest))
  await at.pay(body.paymentId)
  const { body: booked } = await at.confirm(at.checkout([reserved], guest), body.paymentId)
  expect(booked.bookingRequests).toMatchObject([{ status: 'paid' }])
  return guest
}

const bookingOf = async ({ cartToken, id }: Reserved) =>
  (await at.cart(cartToken)).find(request => request.id === id)

test('A booking gets a day more and its customer a mail; one after which the shelf is taken is listed', async () => {
  const free = await at.reserveOne()
  const guest = await book(free)
  const followed = await at.reserveOne()
  await book(followed)
  const extension = await at.reserve(await at.extensionOf(followed))
  expect(extension.body.shelf).toEqual(followed.shelf)
  const days = [addDays(free.dateStart, 2)]

  const effect = await effectOf(days)
  expect(effect.lengthened).toMatchObject([
    { id: free.id, name: guest.customerName, dateEnd: free.dateEnd, newDateEnd: addDays(free.dateEnd, 1) },
  ])
  expect(effect.stuck).toMatchObject([{ id: followed.id, closingDays: days }])
  expect(effect.startsClosed).toEqual([])
  expect((await bookingOf(free))?.dateEnd).toBe(free.dateEnd)

  expect((await close(days)).body.closingDays).toEqual(days)
  await cloud.idle()
  expect(await bookingOf(free)).toMatchObject({
    dateEnd: addDays(free.dateEnd, 1),
    dateEndCustomer: addDays(free.dateEnd, 1),
    eligibleClosingDays: days,
  })
  expect((await bookingOf(followed))?.dateEnd).toBe(followed.dateEnd)
  const [mail] = (await at.mails(guest.customerEmail)).filter(({ subject }) =>
    subject.includes('varer længere'),
  )
  expect(mail?.text).toContain('en dag oveni')

  const after = await effectOf(days)
  expect(after.lengthened).toEqual([])
  expect(after.stuck).toMatchObject([{ id: followed.id }])

  // Saving the same days again, or taking them back, changes nothing of what was promised.
  await close(days)
  await close([])
  await cloud.idle()
  expect((await bookingOf(free))?.dateEnd).toBe(addDays(free.dateEnd, 1))
})

test('A booking whose payment link is out gets the day too; the mail goes to the address that the customer has now', async () => {
  const typed = { name: 'Ida Holm', email: 'ida@closing.example', phone: '20123456', country: 'dk' }
  const { userNumber } = (await staff<{ userNumber: string }>('POST', 'customers/', typed)).body
  const shelves = await allShelves(staff)
  const first = addDays(await at.today(), 60)
  const { id } = (
    await staff<{ id: string }>('POST', 'shelf_bookings/', {
      shelf: shelves.at(-1)?.id,
      customer: userNumber,
      status: 1,
      price: '249.00',
      dateStart: first,
      dateEnd: addDays(first, 6),
    })
  ).body
  expect((await staff('POST', `shelf_bookings/${id}/send_payment_request_email/`, {})).status).toBe(200)
  const email = 'ida-now@closing.example'
  expect((await staff('PATCH', `customers/${userNumber}/`, { email })).status).toBe(200)
  await close([addDays(first, 2)])
  await cloud.idle()
  const booking = await staff<{ dateEnd: string }>('GET', `shelf_bookings/${id}/`)
  expect(booking.body.dateEnd).toBe(addDays(first, 7))
  const subjects = async (address: string) => (await at.mails(address)).map(({ subject }) => subject)
  expect(await subjects(email)).toContainEqual(expect.stringContaining('varer længere'))
  expect(await subjects(typed.email)).not.toContainEqual(expect.stringContaining('varer længere'))
  await close([])
})

test('Which bookings begin on a closing date is said', async () => {
  const reserved = await at.reserveOne()
  await book(reserved)
  const { startsClosed } = await effectOf([reserved.dateStart])
  expect(startsClosed.map(({ id }) => id)).toContain(reserved.id)
})

test('Days are sorted and named once; odd days, an older version and another market are refused', async () => {
  const [one = '', other = ''] = ['2030-01-02', '2030-01-01']
  const { body } = await close([one, other, one])
  expect(body.closingDays).toEqual([other, one])
  expect(await close(['2030-02-30'])).toMatchObject({ status: 400 })
  expect(await close([], { version: body.version - 1 })).toMatchObject({
    status: 409,
    body: { detail: 'changed_meanwhile', present: { closingDays: [other, one] } },
  })
  expect(
    await staff('PUT', 'market_closing_days/demo/', { closingDays: [], bookingOpeningDays: [] }),
  ).toMatchObject({
    status: 403,
  })
  expect(await effectOf([])).toEqual({ lengthened: [], stuck: [], startsClosed: [] })
})
