/** What staff do about the money of bookings, and the guests who paid for them, by calls only. */

import type { TestCloud } from '../cloud/local-cloud.ts'
import { readMarketStates } from '../cloud/market-state.ts'
import { staffToken } from './staff.ts'
import { visitorOf } from './visitor.ts'

interface Money {
  paid: string
  amount: string
  card: string | null
  refundable: { rent: string; addons: string }
  refunds: {
    reference: string
    status: string
    amount: string
    said: string | null
    otherwise: string | null
  }[]
}

export interface Became {
  status: string
  addonsRefunded: boolean
  amount: string
  rest?: string
}

/** The session of the administrator `boss` ends while the clock moves: `later` begins a new one. */
export const refundingStaff = (cloud: TestCloud, market: string) => {
  const visitor = visitorOf(cloud, market)
  let token = ''
  let buyers = 0

  const logIn = async () => {
    token = await staffToken(cloud, market)
  }
  const later = async (seconds: number) => {
    await cloud.later(seconds)
    await logIn()
  }
  const call = <T>(method: string, path: string, body?: unknown, key?: string) =>
    cloud.call<T>(method, `/api/admin/${path}`, body, {
      market,
      token,
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    })

  /** A guest pays for some bookings of the first type in one payment. `service`: each with one of it. */
  const buy = async ({ bookings = 1, service = '', from = 5, beginWish = false } = {}) => {
    buyers += 1
    const email = `buyer${buyers}@${market}.example`
    const [price] = await visitor.prices()
    const all = []
    for (let at = 0; at < bookings; at++) {
      const { body } = await visitor.reserve({
        shelfPeriodPrice: price?.id,
        dateStart: await visitor.startDay(price?.id ?? '', from),
        ...(all[0] ? { cartToken: all[0].cartToken } : {}),
        ...(service ? { bookingAddons: [{ service, quantity: 1 }] } : {}),
      })
      all.push(body)
    }
    const guest = { customerName: `Køber ${buyers}`, customerEmail: email, customerPhone: '20 12 34 56' }
    const body = { ...visitor.checkout(all, guest), ...(beginWish ? { beginWish } : {}) }
    const { paymentId, txId } = (await visitor.init(body)).body
    await visitor.pay(paymentId)
    const confirmAgain = () => visitor.confirm(body, paymentId)
    const [one] = all
    if ((await confirmAgain()).status !== 200 || !one) throw new Error('nothing was bought')
    return { ...one, all, txId, email, name: guest.customerName, confirmAgain }
  }

  const refund = (id: string, body: object, key?: string) =>
    call<Became>('POST', `booking_requests/${id}/refund/`, { refundAddons: false, ...body }, key)
  const money = async (id: string) => (await call<Money>('GET', `booking_requests/${id}/payment/`)).body
  const request = async (id: string) =>
    (await call<Record<string, unknown>>('GET', `booking_requests/${id}/`)).body

  /** The totals of the credit notes. */
  const notes = async (id: string) =>
    (
      await call<{ results: { kind: string; total: string }[] }>('GET', `booking_requests/${id}/documents/`)
    ).body.results
      .filter(({ kind }) => kind === 'credit_note')
      .map(({ total }) => total)

  const state = async () => {
    const [found] = await readMarketStates(cloud, [market])
    if (!found) throw new Error('there is no market')
    return found
  }

  /** What the provider gave back of a payment, in all. */
  const givenBack = async (txId: string) => {
    const { sales } = await state()
    const sale = sales.find(({ customReference }) => customReference === txId)
    return sale?.state === 'voided' ? sale.total.amount : Number(sale?.totalRefunded?.amount ?? 0).toFixed(2)
  }

  return { visitor, logIn, later, call, buy, refund, money, request, notes, state, givenBack }
}
