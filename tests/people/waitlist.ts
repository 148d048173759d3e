/** A market with one shelf of each type, which staff take so that it is full, and people who wait for it. */
import { expect } from 'vitest'
import { changeLine, type Place, readLine } from '#functions/bookings/table/waitlist.ts'
import { commit } from '#functions/kit/table.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { waitlistStaffCalls } from '#shared/bookings/staff-waitlist-calls.ts'
import type { waitlistCalls } from '#shared/bookings/visitors-waitlist-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays, dayIn, momentIn } from '#shared/kit/day.ts'
import { everyDay, openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { staffToken } from './staff.ts'
import { visitorOf } from './visitor.ts'

const ZONE = 'Europe/Copenhagen'

/** A little more than the seconds between two rounds of a line. */
export const ROUND = 130

/** What a link answers whose offer is over. */
export const OVER = [409, { detail: 'waitlist_offer_over' }]

type List = Answer<typeof waitlistStaffCalls.readWaitlist>
type Offer = Answer<typeof waitlistCalls.readOffer>
type Taken = Answer<typeof waitlistCalls.takeOffer>

const tokenIn = (links: readonly string[] = [], page: string): string =>
  links.find(link => link.includes(page))?.split('#token=')[1] ?? ''

/** `host`: of the mail addresses of those who wait. */
export const waitlistAt = (cloud: TestCloud, market: string, host: string) => {
  const visitor = visitorOf(cloud, market)
  const state = { token: '', shelf: '', price: '', blocker: '' }

  const staff = <T>(method: string, path: string, body?: unknown) =>
    cloud.call<T>(method, `/api/admin/${path}`, body, { market, token: state.token })

  /** Sessions of staff end while the clock runs ahead. */
  const list = async (): Promise<List> => {
    state.token = await staffToken(cloud, market)
    return (await staff<List>('GET', 'waitlist/')).body
  }

  const nowOfCloud = async (): Promise<number> =>
    Date.parse((await cloud.call<{ now: string }>('GET', '/local/clock/')).body.now)

  /** The next morning at ten: the hours of an offer count at once. */
  const toTenOClock = async (): Promise<void> => {
    const now = await nowOfCloud()
    const tomorrow = addDays(dayIn(ZONE, now), 1)
    await cloud.later(Math.ceil((momentIn(ZONE, tomorrow, '10:00') - now) / 1_000))
  }

  const join = async (name: string, more: object = {}) =>
    visitor.call<Answer<typeof waitlistCalls.joinWaitlist>>('POST', 'waitlist/', {
      shelfPeriodPrice: state.price,
      dateStart: addDays(await visitor.today(), 3),
      name: `Anna ${name}`,
      email: `${name}@${host}`,
      language: 'en',
      ...more,
    })

  const mailsTo = async (name: string) => {
    await cloud.idle()
    return visitor.mails(`${name}@${host}`)
  }

  const unblock = async (): Promise<void> => {
    if (state.blocker) expect((await staff('DELETE', `shelf_bookings/${state.blocker}/`)).status).toBe(204)
    state.blocker = ''
  }

  /** Staff take the shelf until long after the bookable days. */
  const block = async (): Promise<void> => {
    const dateStart = await visitor.today()
    const booked = await staff<ShelfBooking>('POST', 'shelf_bookings/', {
      shelf: state.shelf,
      status: 2,
      isBookingForMarket: true,
      dateStart,
      dateEnd: addDays(dateStart, 90),
    })
    expect(booked.status, JSON.stringify(booked.body)).toBe(201)
    state.blocker = booked.body.id
  }

  const joinAll = async (...names: string[]): Promise<void> => {
    for (const name of names) expect((await join(name)).status).toBe(201)
  }

  /** The shelf frees, and a round sees it: not one that has read the calendar before. */
  const free = async (): Promise<void> => {
    await cloud.idle()
    await unblock()
    await cloud.later(ROUND)
  }

  /** The token of the newest offer to a name; empty without one. */
  const offerTo = async (name: string): Promise<string> =>
    (await mailsTo(name)).map(({ links }) => tokenIn(links, 'waitlist-offer')).find(Boolean) ?? ''

  const offer = (token: string, at = market) =>
    visitorOf(cloud, at).call<Offer>('GET', `waitlist/offer/?token=${encodeURIComponent(token)}`)

  return {
    visitor,
    staff,
    list,
    nowOfCloud,
    toTenOClock,
    join,
    mailsTo,
    price: () => state.price,
    shelf: () => state.shelf,
    /**
     * Opens the market and switches its waitlist on, with offers of four hours. They wait for a type: the first, or a
     * named one.
     */
    open: async (open = everyDay('09:00', '19:00'), named?: string): Promise<void> => {
      await openMarket(market, 1, open)
      state.token = await staffToken(cloud, market)
      const types = await visitor.types()
      const type = types.find(({ name }) => name === named) ?? types[0]
      state.price = (await visitor.prices(type?.id))[0]?.id ?? ''
      const { body } = await staff<{ results: { id: string; type: string }[] }>('GET', 'shelves/')
      state.shelf = body.results.find(shelf => shelf.type === type?.id)?.id ?? ''
      const off = await join('early')
      expect([off.status, off.body.detail]).toEqual([409, 'not_enabled'])
      const { version } = (await staff<{ version: number }>('GET', `markets/${market}/`)).body
      const change = { version, waitlistEnabled: true, waitlistHours: '4' }
      expect((await staff('PATCH', `markets/${market}/`, change)).status).toBe(200)
    },
    /** What a mail says: the address of the newest link to an offer, or to leave. */
    linkTo: async (name: string, page: 'waitlist-offer' | 'waitlist-leave'): Promise<string> =>
      (await mailsTo(name)).flatMap(({ links }) => links).find(link => link.includes(page)) ?? '',
    /** Nobody is in line, and staff take the shelf. */
    fill: async (): Promise<void> => {
      for (const { shelfType, id } of (await list()).places)
        await staff('DELETE', `waitlist/${shelfType.id}/${id}/`)
      await cloud.idle()
      await unblock()
      await block()
    },
    block,
    /** The shelf frees, and no round has seen it yet. */
    letFree: async (): Promise<void> => {
      await cloud.idle()
      await unblock()
    },
    free,
    joinAll,
    offerTo,
    offer,
    /** Somebody waits, and the shelf that frees is held for them until `until`, in milliseconds. */
    offered: async (name: string) => {
      await joinAll(name)
      await free()
      const token = await offerTo(name)
      const { bookingRequest, until } = (await offer(token)).body
      return { token, id: bookingRequest.id, until: Date.parse(until) }
    },
    /** Lets time pass until a second after a moment, in milliseconds, and a round see it. */
    passes: async (moment: number): Promise<void> => {
      await cloud.later(Math.ceil((moment - (await nowOfCloud())) / 1_000) + 1)
      await cloud.later(ROUND)
    },
    /** Staff change the hold of an offer. */
    changeHold: async (id: string, more: object): Promise<void> => {
      const { version } = (await staff<ShelfBooking>('GET', `shelf_bookings/${id}/`)).body
      const changed = await staff<ShelfBooking>('PUT', `shelf_bookings/${id}/`, { version, ...more })
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    },
    /** Changes the places of the only line in which somebody waits, in its order. */
    changePlaces: async (change: (place: Place, nth: number) => Place): Promise<void> => {
      const line = await readLine(market, (await list()).places[0]?.shelfType.id ?? '')
      await commit(changeLine(market, line, { ...line, places: line.places.map(change) }))
    },
    /** The token by which a name leaves the line. */
    leavingOf: async (name: string): Promise<string> =>
      (await mailsTo(name)).map(({ links }) => tokenIn(links, 'waitlist-leave')).find(Boolean) ?? '',
    take: (token: string) => visitor.call<Taken>('POST', 'waitlist/offer/take/', { token }),
    decline: (token: string) => visitor.call('POST', 'waitlist/offer/decline/', { token }),
    leave: (token: string) => visitor.call('POST', 'waitlist/leave/', { token }),
    /** How many ended in one way, of all months. */
    ended: async (end: 'taken' | 'letGo' | 'missed'): Promise<number> =>
      (await list()).months.reduce((sum, month) => sum + month[end].count, 0),
  }
}
