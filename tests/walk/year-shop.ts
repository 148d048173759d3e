/** A market that lives through a year: bookings of all kinds are made, moved, extended, given back and deleted by calls. */
import { ulid } from 'ulid'
import { linkToken } from '#functions/kit/link.ts'
import type { ExtensionLink } from '#shared/bookings/link.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { WithdrawalQuote } from '#shared/payments/withdrawal-calls.ts'
import type { Answer, TestCloud } from '../cloud/local-cloud.ts'
import type { Choices } from '../people/extending.ts'
import { wish } from '../people/extending.ts'
import { loggedIn, type Tenant } from '../people/logged-in.ts'
import { allShelves, STAFF_PASSWORD } from '../people/staff.ts'
import { newGuest, type Reserved, visitorOf } from '../people/visitor.ts'
import { type Known, plus, type Shop } from './reminder-model.ts'

/** A tenant whom staff book for. */
export interface YearTenant extends Tenant {
  email: string
  isSilent: boolean
}

export interface YearMarket {
  market: string
  timeZone: string
  tenants: YearTenant[]
  isOpen: (day: string) => boolean
}

const LONG = 3 * 366 * 86_400
const ONLINE_SHARE = 0.25
/** Staff look for a shelf that is free on so many. */
const SHELVES_TRIED = 8

/** `random` decides what happens; `today` is that of the market. */
export const yearShop = (cloud: TestCloud, { market, tenants, isOpen }: YearMarket, random: () => number) => {
  const guest = visitorOf(cloud, market)
  let token = ''
  const bookings: Known[] = []
  /** Who bought what online, to give it back. */
  const bought = new Map<string, { name: string; email: string; reference: string }>()
  const shop = {
    bookings,
    isOpen,
    silent: new Set(tenants.filter(({ isSilent }) => isSilent).map(({ email }) => email)),
    off: new Set<string>(),
  } satisfies Shop
  const done = new Map<string, number>()
  let shelves: { id: string }[] = []
  let price = ''

  const upTo = (most: number): number => Math.floor(random() * most)
  const oneOf = <T>(things: readonly T[]): T | undefined => things[upTo(things.length)]
  /** Sessions of staff end while the clock runs ahead. */
  const logIn = async (): Promise<void> => {
    const body = { username: 'boss', password: STAFF_PASSWORD, market_id: market }
    token = (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body.accessToken
  }
  const asStaff = <T>(method: string, path: string, body?: unknown): Promise<Answer<T>> =>
    cloud.call<T>(method, `/api/admin/${path}`, body, { market, token })

  const note = (kind: string, { status }: { status: number }): boolean => {
    const isGood = status < 300
    const name = isGood ? kind : `${kind} refused`
    done.set(name, (done.get(name) ?? 0) + 1)
    if (status >= 500) throw new Error(`${kind} answers ${status}`)
    return isGood
  }

  const known = (answer: ShelfBooking, email: string): Known => ({
    id: answer.id,
    version: answer.version,
    shelf: answer.shelf.name,
    email,
    first: answer.dateStart,
    last: answer.dateEnd,
    begins: answer.dateStartCustomer,
    ends: answer.dateEndCustomer,
    stands: true,
    extends: answer.parentBookingRequest,
  })

  const read = async (id: string): Promise<ShelfBooking> =>
    (await asStaff<ShelfBooking>('GET', `shelf_bookings/${id}/`)).body

  /** What the shop knows of a booking after it changed. */
  const update = (one: Known, answer: ShelfBooking): void => void Object.assign(one, known(answer, one.email))

  const byStaff = async (today: string): Promise<void> => {
    const tenant = oneOf(tenants)
    const dateStart = plus(today, upTo(12))
    const fields = {
      customer: tenant?.username,
      status: 1 + upTo(2),
      price: '100.00',
      dateStart,
      dateEnd: plus(dateStart, upTo(13)),
    }
    for (let tries = 0; tries < SHELVES_TRIED; tries++) {
      const shelf = oneOf(shelves)?.id
      const answer = await asStaff<ShelfBooking>('POST', 'shelf_bookings/', { shelf, ...fields })
      if (!note('by staff', answer)) continue
      bookings.push(known(answer.body, tenant?.email ?? ''))
      return
    }
  }

  /** Pays for what was reserved. */
  const pay = async (reserved: Reserved, buyer: object): Promise<string | undefined> => {
    const checkout = guest.checkout([reserved], buyer)
    const { body } = await guest.init(checkout)
    if (!body.paymentId) return undefined
    await guest.pay(body.paymentId)
    return (await guest.confirm(checkout, body.paymentId)).status === 200 ? body.txId : undefined
  }

  const online = async (): Promise<void> => {
    const dateStart = await guest.startDay(price, 1 + upTo(10))
    const reserved = await guest.reserve({ shelfPeriodPrice: price, dateStart })
    if (!note('online', reserved)) return
    const buyer = { ...newGuest(), customerEmail: `${ulid().toLowerCase()}@${market}.example` }
    const reference = await pay(reserved.body, buyer)
    if (!reference) throw new Error('a guest could not pay')
    const one = known(await read(reserved.body.id), buyer.customerEmail)
    bookings.push(one)
    bought.set(one.id, { name: buyer.customerName, email: buyer.customerEmail, reference })
  }

  /** Other days, or another shelf. */
  const move = async (one: Known, today: string): Promise<void> => {
    const days = 1 + upTo(5)
    const by = random() < 0.5 ? days : -days
    const to = {
      dateStart: one.first > today ? plus(one.first, by) : one.first,
      dateEnd: plus(one.last, by),
    }
    const place = random() < 0.3 ? { shelf: oneOf(shelves)?.id } : to
    const sent = { version: one.version, ...place, tellCustomer: false }
    const answer = await asStaff<ShelfBooking>('PUT', `shelf_bookings/${one.id}/`, sent)
    if (note('moved', answer)) update(one, answer.body)
  }

  const extendByStaff = async (one: Known): Promise<void> => {
    const more = { dateEnd: plus(one.last, 3 + upTo(12)), status: 1 + upTo(2), price: '50.00' }
    const answer = await asStaff<{ id: string }>('POST', `booking_requests/${one.id}/extend/`, more)
    if (note('extended by staff', answer)) await noteExtension(one, answer.body.id)
  }

  /** The extension, and the parent in its new version. */
  const noteExtension = async (one: Known, id: string): Promise<void> => {
    bookings.push({ ...known(await read(id), one.email), extends: one.id })
    update(one, await read(one.id))
  }

  /** By the link in a mail, without a login. */
  const extendByLink = async (one: Known): Promise<void> => {
    const about: ExtensionLink = {
      purpose: 'extend-booking-request',
      market,
      bookingRequest: one.id,
      dateEnd: one.last,
    }
    const token = await linkToken(about, LONG)
    const path = `booking_request/extension_choices/?token=${encodeURIComponent(token)}`
    const choices = await guest.call<Choices>('GET', path)
    if (!note('asked for an extension', choices)) return
    if (!choices.body.choices.length) return
    const reserved = await guest.reserve({ ...wish(choices.body), linkToken: token })
    if (note('extended by link', reserved) && (await pay(reserved.body, {})))
      await noteExtension(one, reserved.body.id)
  }

  const giveBack = async (one: Known): Promise<void> => {
    const statement = bought.get(one.id)
    if (!statement) {
      if (note('deleted', await asStaff('DELETE', `shelf_bookings/${one.id}/`))) one.stands = false
      return
    }
    if (random() < 0.5) {
      const refunded = await asStaff('POST', `booking_requests/${one.id}/refund/`, { refundAddons: false })
      if (note('refunded', refunded)) one.stands = false
      return
    }
    const as = { 'x-forwarded-for': `10.${upTo(256)}.${upTo(256)}.${upTo(256)}` }
    const { body } = await guest.call<{ bookings?: WithdrawalQuote[] }>(
      'POST',
      'withdrawal/quote/',
      statement,
      as,
    )
    const amount = body.bookings?.[0]?.amount
    const ended = { ...statement, bookingRequest: one.id, amount }
    if (note('withdrawn', await guest.call('POST', 'withdrawal/confirm/', ended, as))) one.stands = false
  }

  const change = (one: Known, today: string): Promise<void> => {
    const what = random()
    if (what < 0.4) return move(one, today)
    if (what < 0.55) return extendByStaff(one)
    return what < 0.75 ? extendByLink(one) : giveBack(one)
  }

  /** A tenant switches reminders on or off. */
  const turn = async (): Promise<void> => {
    const tenant = oneOf(tenants)
    if (!tenant) return
    const remindersOff = !shop.silent.has(tenant.email)
    const answer = await loggedIn(cloud, market, tenant)().call('PATCH', 'customer/', { remindersOff })
    if (!note('reminders switched', answer)) return
    if (remindersOff) shop.silent.add(tenant.email)
    else shop.silent.delete(tenant.email)
  }

  /** Staff switch one kind of reminders off, or what is off on again. */
  const choose = async (): Promise<void> => {
    const [back] = shop.off
    const reminder = back ?? oneOf(['start', 'end_soon', 'end_tomorrow', 'end_today']) ?? ''
    const isOn = back !== undefined
    const { version } = (await asStaff<{ version: number }>('GET', 'reminders/')).body
    const words = { da: '', de: '', en: '' }
    const sent = { version, reminders: [{ reminder, isOn, words }] }
    if (!note('chosen by staff', await asStaff('PUT', 'reminders/', sent))) return
    if (isOn) shop.off.delete(reminder)
    else shop.off.add(reminder)
  }

  return {
    shop,
    done,
    /** The market begins with one booking of the day after `firstDay`, so that `firstDay` certainly has a reminder. */
    open: async (firstDay: string): Promise<void> => {
      await logIn()
      shelves = await allShelves(asStaff)
      price = (await guest.prices())[0]?.id ?? ''
      const tenant = tenants.find(({ isSilent }) => !isSilent)
      const days = { dateStart: plus(firstDay, 1), dateEnd: plus(firstDay, 8) }
      const fields = { customer: tenant?.username, status: 1, price: '100.00', ...days }
      const answer = await asStaff<ShelfBooking>('POST', 'shelf_bookings/', {
        shelf: shelves[0]?.id,
        ...fields,
      })
      if (!note('by staff', answer)) throw new Error('the first booking was refused')
      bookings.push(known(answer.body, tenant?.email ?? ''))
    },
    /** So many bookings are made, and about half as many changed, all at once. */
    day: async (today: string, news: number): Promise<void> => {
      await logIn()
      // What ended a month ago matters to nobody.
      const old = bookings.findIndex(({ last }) => last >= plus(today, -40))
      bookings.splice(0, old === -1 ? bookings.length : old)
      const open = bookings.filter(({ stands, ends }) => stands && ends >= today)
      const chosen = new Set(Array.from({ length: Math.ceil(news / 2) }, () => oneOf(open)))
      const acts = [
        ...Array.from({ length: news }, () => (random() < ONLINE_SHARE ? online() : byStaff(today))),
        ...[...chosen].flatMap(one => (one ? [change(one, today)] : [])),
        ...(random() < 0.1 ? [turn()] : []),
        ...(random() < (shop.off.size ? 0.4 : 0.05) ? [choose()] : []),
      ]
      await Promise.all(acts)
    },
  }
}
