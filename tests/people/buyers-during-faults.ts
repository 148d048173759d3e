/** Visitors of a market who buy while an outside service fails. */
import { expect, vi } from 'vitest'
import type { TestCloud } from '../cloud/local-cloud.ts'
import { untilQuiet } from '../cloud/market-state.ts'
import { newGuest, type Reserved, visitorOf } from './visitor.ts'

export const buyersDuringFaults = (cloud: TestCloud, market: string) => {
  const at = visitorOf(cloud, market)

  const fault = (service: string, mode: string, more = {}) =>
    cloud.call('POST', '/local/fault/', { service, mode, ...more })

  const buy = async () => {
    const reserved = await at.reserveOne()
    const guest = newGuest()
    const checkout = at.checkout([reserved], guest)
    const { paymentId } = (await at.init(checkout)).body
    await at.pay(paymentId)
    const { body } = await at.confirm(checkout, paymentId)
    return {
      reserved,
      statuses: body.bookingRequests.map(({ status }) => status),
      email: guest.customerEmail,
    }
  }

  /** The mails to the buyer of another booking. */
  const mailsOfNextBooking = async () => {
    const { email } = await buy()
    await cloud.idle()
    return at.mails(email)
  }

  const expectPaymentAfterRecovery = async (reserved: Reserved) => {
    const checkout = at.checkout([reserved], newGuest())
    expect(await at.init(checkout)).toMatchObject({
      status: 503,
      body: { detail: 'payment_provider_unavailable' },
    })
    expect(await at.statuses(reserved)).toEqual(['reserved'])
    await fault('elavon', 'off')
    expect((await at.init(checkout)).status).toBe(200)
  }

  /** How many messages the worker of mails has in flight or before it: a slow mail holds up the next one. */
  const messagesUnsent = async () => {
    const { body } = await cloud.call<{ name: string; waiting: number; inFlight: number }[]>(
      'GET',
      '/local/queues/',
    )
    const queue = body.find(({ name }) => name === 'messages')
    return (queue?.waiting ?? 0) + (queue?.inFlight ?? 0)
  }

  const cannotPayWhile = async (mode: string): Promise<void> => {
    const reserved = await at.reserveOne()
    await fault('elavon', mode)
    await expectPaymentAfterRecovery(reserved)
  }

  const isPaidWhileMailIs = async (mode: string): Promise<void> => {
    await fault('mail', mode)
    const { statuses, email } = await buy()
    expect(statuses).toEqual(['paid'])
    await vi.waitFor(async () => expect(await messagesUnsent()).toBeGreaterThan(0), { timeout: 10_000 })
    expect(await at.mails(email)).toEqual([])
    await fault('mail', 'off')
    await untilQuiet(cloud)
    expect(await at.mails(email)).toHaveLength(2)
  }

  return { at, fault, buy, mailsOfNextBooking, cannotPayWhile, isPaidWhileMailIs }
}
