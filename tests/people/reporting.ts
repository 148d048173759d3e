/** Staff who ask for reports of a market of their own: two customers, and days from a Monday three weeks ahead. */
import { expect } from 'vitest'
import { newCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import type { reportCalls } from '#shared/bookings/staff-report-calls.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays, weekday } from '#shared/kit/day.ts'
import { openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { staffToken } from './staff.ts'
import { visitorOf } from './visitor.ts'

/** A name that a spreadsheet would run if it took it for a formula. */
export const RUNS = '=Anna+1'

type Ends = Answer<typeof reportCalls.endDateReport>
type Bookings = Answer<typeof reportCalls.bookingsReport>

/** `file` names the mail addresses. */
export const reportingStaff = (cloud: TestCloud, market: string, file: string) => {
  const visitor = visitorOf(cloud, market)
  const state = {
    token: '',
    monday: '',
    types: [] as { id: string; name: string }[],
    shelves: [] as { id: string; name: string; type: string }[],
    /** The shortest booking period. */
    period: { id: '', name: '' },
  }

  const call = <T>(method: string, path: string, body?: unknown) =>
    cloud.call<T>(method, `/api/admin/${path}`, body, { market, token: state.token })

  const logIn = async (): Promise<void> => {
    state.token = await staffToken(cloud, market)
  }

  const open = async (): Promise<void> => {
    await openMarket(market, 5)
    for (const [userNumber, name] of [
      ['100001', RUNS],
      ['100002', 'Bo Lund'],
    ] as const)
      await commit(
        newCustomer(market, {
          userNumber,
          name,
          email: `${userNumber}@${file}.example`,
          phone: '+4520123456',
          language: 'da',
          verified: true,
          createdTs: 1,
        }),
      )
    await logIn()
    state.types = await visitor.types()
    state.shelves = (await call<{ results: typeof state.shelves }>('GET', 'shelves/')).body.results
    const today = await visitor.today()
    state.monday = addDays(today, 22 - weekday(today))
    const [price] = (await visitor.prices(state.types[0]?.id)) as unknown as {
      bookingPeriod: typeof state.period
    }[]
    if (price) state.period = price.bookingPeriod
  }

  const day = (n: number): string => addDays(state.monday, n)

  return {
    state,
    visitor,
    call,
    logIn,
    open,
    day,
    /** The id of a shelf by the number of its type and its own. */
    on: (type: number, n: number): string =>
      state.shelves.filter(shelf => shelf.type === state.types[type]?.id)[n]?.id ?? '',
    book: async (shelf: string, from: number, to: number, more: object = {}): Promise<ShelfBooking> => {
      const asked = { shelf, status: 1, customer: '100001', dateStart: day(from), dateEnd: day(to), ...more }
      const { status, body } = await call<ShelfBooking>('POST', 'shelf_bookings/', asked)
      expect(status, JSON.stringify(body)).toBe(201)
      return body
    },
    ends: async (query: string): Promise<Ends> => (await call<Ends>('GET', `end_date_report/?${query}`)).body,
    earned: async (query: string): Promise<Bookings> =>
      (await call<Bookings>('GET', `bookings_report/?${query}`)).body,
    range: (from: number, to: number): string => `dateFrom=${day(from)}&dateTo=${day(to)}`,
    fileOf: async (path: string, body: object): Promise<{ name: string; bytes: Buffer }> => {
      const { status, body: answer } = await call<{ url: string }>('POST', path, body)
      expect(status, JSON.stringify(answer)).toBe(200)
      expect(new URL(answer.url).searchParams.get('X-Amz-Expires')).toBe('900')
      const response = await fetch(answer.url)
      const name = /filename="(.*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
      return { name, bytes: Buffer.from(await response.arrayBuffer()) }
    },
  }
}
