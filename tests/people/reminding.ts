/** A market that reminds its tenants, and days that pass there. */
import { expect } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays, dayIn, momentIn } from '#shared/kit/day.ts'
import { everyDay, openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { staffToken } from './staff.ts'
import { visitorOf } from './visitor.ts'

export const ZONE = 'Europe/Copenhagen'

export const [KEPT, MOVED, EXTENDED, DELETED, SHORT] = [
  '100001',
  '100002',
  '100003',
  '100004',
  '100005',
] as const

/** Wants no reminders. */
export const QUIET = '100006'

const REMINDS = /yours from tomorrow|more days|must be empty|you move/

export const remindingAt = (cloud: TestCloud, market: string) => {
  const visitor = visitorOf(cloud, market)
  const emailOf = (userNumber: string) => `${userNumber}@${market}.example`
  const state = {
    token: '',
    /** Of the types that visitors do not book here. */
    others: [] as { id: string; name: string }[],
    today: '',
  }

  const call = <T>(method: string, path: string, body?: unknown) =>
    cloud.call<T>(method, `/api/admin/${path}`, body, { market, token: state.token })

  const nowOfCloud = async (): Promise<number> =>
    Date.parse((await cloud.call<{ now: string }>('GET', '/local/clock/')).body.now)

  /** The next morning at ten, when the round of the day is over. */
  const toTenOClock = async (): Promise<void> => {
    const now = await nowOfCloud()
    const tomorrow = addDays(dayIn(ZONE, now), 1)
    await cloud.later(Math.ceil((momentIn(ZONE, tomorrow, '10:00') - now) / 1_000))
    state.token = await staffToken(cloud, market)
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

  const open = async (): Promise<void> => {
    await openMarket(market, 8, everyDay('09:00', '19:00'))
    for (const userNumber of [KEPT, MOVED, EXTENDED, DELETED, SHORT, QUIET])
      await commit(
        newCustomer(market, {
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
  }

  return { open, visitor, emailOf, state, call, pass, day, book, remindersTo, told }
}
