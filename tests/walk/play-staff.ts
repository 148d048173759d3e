/** Plays what staff do with the bookings of a market, whoever made them. */
import type { PlanRowAnswer } from '#shared/bookings/staff-plan-calls.ts'
import { addDays } from '#shared/kit/day.ts'
import type { Answer, TestCloud } from '../cloud/local-cloud.ts'
import type { Visitor } from '../people/visitor.ts'
import type { Act } from './acts.ts'

export interface StaffLogIn {
  username: string
  password: string
}

type Book = Extract<Act, { does: 'staffBook' }>
type Change = Extract<Act, { by: number }>

/** Which bookings an act is about, so that most acts are possible. */
const IS_FOR: Record<Change['does'], (row: PlanRowAnswer) => boolean> = {
  staffMove: ({ status }) => status !== 4,
  staffSwap: ({ status }) => status !== 4,
  staffDelete: ({ status }) => status <= 3,
  staffConfirm: ({ requestStatus }) => requestStatus === 'paid',
  staffAsk: ({ status, customer }) => status === 1 && customer !== null,
  staffWithdraw: ({ status }) => status === 6,
  staffSettle: ({ status }) => status === 6,
  staffRefund: ({ status }) => status === 5,
  staffRefundPart: ({ status }) => status === 5,
}

export const staffOf = (cloud: TestCloud, market: string, logIn: StaffLogIn, visitor: Visitor) => {
  let token = ''
  const renew = async () => {
    const body = { ...logIn, market_id: market }
    token = (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body.accessToken
  }
  const call = async <T>(method: string, path: string, body?: unknown): Promise<Answer<T>> => {
    if (!token) await renew()
    const ask = () => cloud.call<T>(method, `/api/admin/${path}`, body, { market, token })
    const answer = await ask()
    if (answer.status !== 401) return answer
    await renew()
    return ask()
  }

  const shelves = async () =>
    (await call<{ results: { id: string; type: string }[] }>('GET', 'shelves/')).body.results

  /** The bookings of the first type, by their ids. */
  const rows = async (): Promise<PlanRowAnswer[]> => {
    const [type] = await visitor.types()
    const today = await visitor.today()
    const query = `shelfType=${type?.id}&dateStart=${today}&dateEnd=${addDays(today, 60)}`
    const { body } = await call<{ results?: PlanRowAnswer[] }>('GET', `booking_plan/?${query}`)
    return (body.results ?? []).toSorted((one, other) => one.id.localeCompare(other.id))
  }

  /** For a tenant; without one the market holds the shelf. */
  const book = async ({ status, shelf, from, days }: Book, customer: string | undefined) => {
    const all = await shelves()
    const dateStart = addDays(await visitor.today(), from)
    return call('POST', 'shelf_bookings/', {
      shelf: all[shelf % all.length]?.id,
      status: customer ? status : 3,
      customer: customer ?? null,
      dateStart,
      dateEnd: addDays(dateStart, days),
      price: '120.00',
    })
  }

  const moveTo = (row: PlanRowAnswer, place: Partial<PlanRowAnswer>) => {
    const { id, shelf: at, dateStart, dateEnd } = { ...row, ...place }
    return { id, shelf: at, dateStart, dateEnd }
  }

  /** Moves a booking by some days, on its shelf. */
  const move = async (id: string, days: number): Promise<Answer<unknown> | undefined> => {
    const row = (await rows()).find(one => one.id === id)
    if (!row) return undefined
    const place = { dateStart: addDays(row.dateStart, days), dateEnd: addDays(row.dateEnd, days) }
    return call('POST', 'shelf_bookings/move/', { moves: [moveTo(row, place)] })
  }

  const refund = (id: string): Promise<Answer<unknown>> =>
    call('POST', `booking_requests/${id}/refund/`, { refundAddons: false })

  /** Staff grant what a tenant has asked for, on the first shelf that is free for it, or refuse it. */
  const answerWish = async (id: string, isGranted: boolean): Promise<Answer<unknown>> => {
    const path = `booking_requests/${id}/move/`
    const { body } = await call<{ version?: number; shelves?: { id: string }[] }>('GET', path)
    const [shelf] = body.shelves ?? []
    const { version } = body
    return isGranted && shelf
      ? call('POST', `${path}accept/`, { version, shelf: shelf.id })
      : call('POST', `${path}decline/`, { version })
  }

  const change = async ({ does, which, by, shelf }: Change) => {
    const found = (await rows()).filter(IS_FOR[does])
    const one = found[which % Math.max(1, found.length)]
    const other = found[(which + 1) % Math.max(1, found.length)]
    if (!one || !other) return undefined
    const acts: Record<Change['does'], () => Promise<Answer<unknown>>> = {
      staffMove: async () => {
        const all = await shelves()
        const place = {
          shelf: all[shelf % all.length]?.id ?? '',
          dateStart: addDays(one.dateStart, by),
          dateEnd: addDays(one.dateEnd, by),
        }
        return call('POST', 'shelf_bookings/move/', { moves: [moveTo(one, place)] })
      },
      staffSwap: () =>
        call('POST', 'shelf_bookings/move/', {
          moves:
            one === other
              ? [moveTo(one, {})]
              : [moveTo(one, { shelf: other.shelf }), moveTo(other, { shelf: one.shelf })],
        }),
      staffDelete: () => call('DELETE', `shelf_bookings/${one.id}/`),
      staffConfirm: () => call('PUT', `booking_requests/${one.id}/confirm/`, {}),
      staffAsk: () => call('POST', `shelf_bookings/${one.id}/send_payment_request_email/`, {}),
      staffWithdraw: () => call('DELETE', `booking_requests/${one.id}/payment_request/`),
      staffRefund: () =>
        call('POST', `booking_requests/${one.id}/refund/`, { refundAddons: shelf % 2 === 0 }),
      staffRefundPart: () =>
        call('POST', `booking_requests/${one.id}/refund/`, { refundAddons: false, amount: '7.50' }),
      staffSettle: () => call('POST', `booking_requests/${one.id}/finalize_payment_request/`, {}),
    }
    return acts[does]()
  }

  /** A booking of a customer whose money is asked for. */
  const askedOf = async (customer: string): Promise<string | undefined> =>
    (await rows()).find(row => row.status === 6 && row.customer === customer)?.id

  return { book, change, askedOf, move, refund, answerWish }
}

export type Staff = ReturnType<typeof staffOf>
