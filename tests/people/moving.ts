/** Tenants who move their coming bookings, and staff who answer them, by calls only, in a market that is open every day. */
import { commit } from '#functions/kit/table.ts'
import { type Market, putMarket, readMarket } from '#functions/markets/table/market.ts'
import type { DayBoard } from '#shared/bookings/staff-day-board-calls.ts'
import type { staffMoveCalls } from '#shared/bookings/staff-move-calls.ts'
import type { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import type { tenantsMoveCalls } from '#shared/bookings/tenants-move-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { everyDay, openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { staffToken } from './staff.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { writtenTenant } from './written-tenant.ts'

interface Refused {
  detail?: string
  beginWish?: string[]
  dateStart?: string[]
  present?: { shelf: { id: string }; dateStart: string }
}

export type MoveChoices = Answer<typeof tenantsMoveCalls.moveChoices> & Refused
type Moved = Answer<typeof tenantsMoveCalls.moveOwn> & Refused
type StaffsRequest = Answer<typeof requestsCalls.readRequest> & Refused

export const movingAt = (cloud: TestCloud, market: string) => {
  const guest = visitorOf(cloud, market)
  const at = { token: '', today: '', shelves: [] as { id: string; name: string }[] }

  const staff = <T>(method: string, path: string, body?: unknown) =>
    cloud.call<T>(method, `/api/admin/${path}`, body, { market, token: at.token })

  const settings = async (changes: Partial<Market>) =>
    commit(putMarket({ ...(await readMarket(market)), ...changes }))

  /** `at.shelves`: all of the first type. */
  const open = async (shelves: number) => {
    await openMarket(market, shelves, everyDay('10:00', '17:00'))
    at.token = await staffToken(cloud, market)
    at.today = await guest.today()
    const [type] = await guest.types()
    const { body } = await staff<{ results: { id: string; name: string; type: string }[] }>('GET', 'shelves/')
    at.shelves = body.results.filter(one => one.type === type?.id).map(({ id, name }) => ({ id, name }))
    await settings({ supportEmail: `shop@${market}.example` })
  }

  const tenant = (userNumber: string, language?: Language): Promise<Visitor> => {
    const email = `${userNumber}@${market}.example`
    return writtenTenant(cloud, market, { userNumber, name: `Lejer ${userNumber}`, email }, language)
  }

  const day = (n: number) => addDays(at.today, n)
  const shelf = (n: number) => at.shelves[n] ?? { id: '', name: '' }

  /** Staff book a shelf for a week. `from`: days from today. */
  const booked = async (n: number, from: number, more: object = {}): Promise<ShelfBooking> => {
    const fields = { shelf: shelf(n).id, customer: '100001', status: 2, price: '249.00' }
    const dates = { dateStart: day(from), dateEnd: day(from + 6) }
    const { status, body } = await staff<ShelfBooking>('POST', 'shelf_bookings/', {
      ...fields,
      ...dates,
      ...more,
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }

  /** A tenant books online and pays. `from`: days from today. */
  const paid = async (as: Visitor, from: number, beginWish = false) => {
    const reserved = await as.reserveOne({ from })
    const checkout = { ...as.checkout([reserved], {}), ...(beginWish ? { beginWish } : {}) }
    const { paymentId } = (await as.init(checkout)).body
    await as.pay(paymentId)
    await as.confirm(checkout, paymentId)
    return reserved
  }

  const choices = (as: Visitor, id: string, dateStart?: string) =>
    as.call<MoveChoices>(
      'GET',
      `booking_requests/${id}/move_choices/${dateStart ? `?dateStart=${dateStart}` : ''}`,
    )
  const move = (as: Visitor, id: string, body: object, key?: string) =>
    as.call<Moved>('POST', `booking_requests/${id}/move/`, body, key ? { 'idempotency-key': key } : undefined)
  const takeBack = (as: Visitor, id: string) => as.call('DELETE', `booking_requests/${id}/move/`)
  const own = async (as: Visitor, id: string) =>
    (await as.call<OwnBooking>('GET', `booking_requests/${id}/`)).body

  const request = async (id: string) => (await staff<StaffsRequest>('GET', `booking_requests/${id}/`)).body
  const wish = (id: string) =>
    staff<Answer<typeof staffMoveCalls.readMoveWish> & Refused>('GET', `booking_requests/${id}/move/`)
  const answer = (id: string, how: 'accept' | 'decline', body: object) =>
    staff<StaffsRequest>('POST', `booking_requests/${id}/move/${how}/`, body)
  const needs = async () => (await staff<DayBoard>('GET', 'day_board/')).body.needs

  const mails = async (to: string) => {
    await cloud.idle()
    return guest.mails(to.includes('@') ? to : `${to}@${market}.example`)
  }

  return {
    at,
    guest,
    staff,
    settings,
    open,
    tenant,
    day,
    shelf,
    booked,
    paid,
    choices,
    move,
    takeBack,
    own,
    request,
    wish,
    answer,
    needs,
    mails,
  }
}
