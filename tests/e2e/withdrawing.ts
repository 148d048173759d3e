/** For tests of withdrawals: buyers of the demo, and what staff see of their bookings. */
import { expect } from 'vitest'
import { staffToken } from '../people/staff.ts'
import { type Reserved, visitorOf } from '../people/visitor.ts'
import type { Site } from './site.ts'

export interface Bought {
  bookings: Reserved[]
  txId: string
  name: string
  email: string
}

export const withdrawalsAt = (site: Site) => {
  const visitor = visitorOf(site, 'demo')

  /** A guest buys shelves by calls: the wizard has tests of its own. `from`: days from today. */
  const buy = async (name: string, from: number, bookings = 1): Promise<Bought> => {
    const all: Reserved[] = []
    for (let at = 0; at < bookings; at++)
      all.push(await visitor.reserveOne({ from, ...(all[0] ? { cartToken: all[0].cartToken } : {}) }))
    const email = `${name.toLowerCase().replace(' ', '.')}@withdraw.example`
    const guest = { customerName: name, customerEmail: email, customerPhone: '20 12 34 56', language: 'da' }
    const body = { ...visitor.checkout(all, guest), beginWish: true }
    const { paymentId, txId } = (await visitor.init(body)).body
    await visitor.pay(paymentId)
    expect((await visitor.confirm(body, paymentId)).status).toBe(200)
    await site.idle()
    return { bookings: all, txId, name, email }
  }

  const statusOf = async (id: string): Promise<string> => {
    const as = { market: 'demo', token: await staffToken(site, 'demo') }
    const path = `/api/admin/booking_requests/${id}/`
    return (await site.call<{ status: string }>('GET', path, undefined, as)).body.status
  }
  return { visitor, buy, statusOf }
}
