/**
 * Lets 100 guests who have just paid confirm at once, over HTTP, in a market that has served 60 guests before. Each
 * becomes a customer.
 */
import { startLocalCloud } from '#infra/local/cloud.ts'
import { addDays, weekday } from '#shared/kit/day.ts'
import { MARKET, makeMarket } from './market.ts'
import type { Measure } from './result.ts'

const GUESTS = 100
/** Guests who confirmed before, one after another: the rush does not meet a process that has just started. */
const BEFORE = 60
const LONGEST_MS = 2_000

interface Opened {
  checkout: object
  paymentId: string
}

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  const { weekPrice, startDay, closingDays } = await makeMarket()
  // On one day about thirty of the 300 shelves are free for a week.
  const days = [0, 1, 2, 3, 4, 5, 6, 7]
    .map(more => addDays(startDay, more))
    .filter(day => weekday(day) !== 7 && !closingDays.includes(day))
  const post = async (path: string, body: object, address = '10.0.0.1') => {
    const from = performance.now()
    const response = await fetch(`${cloud.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-market-id': MARKET, 'x-forwarded-for': address },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Record<string, string>
    return { status: response.status, answer, ms: performance.now() - from }
  }

  /** A guest who has paid, and whose browser has not said so yet. */
  const paid = async (nth: number): Promise<Opened> => {
    const asked = { shelfPeriodPrice: weekPrice(0), dateStart: days[nth % days.length] }
    const { answer: held } = await post('/api/anonymous/booking_request/reserve/', asked, `10.0.1.${nth}`)
    const checkout = {
      bookingIds: [held.id],
      cartToken: held.cartToken,
      termsAccepted: true,
      customerName: 'Ida Bo',
      customerEmail: `guest${nth}@example.com`,
      customerPhone: '20 12 34 56',
    }
    const { answer } = await post('/api/anonymous/booking_request/init_payment/', checkout, `10.0.1.${nth}`)
    const paymentId = `${answer.paymentId}`
    await post('/local/elavon/pay/', { paymentId, outcome: 'approve', webhook: 'never' })
    return { checkout, paymentId }
  }

  const guests: Opened[] = []
  for (let nth = 0; nth < BEFORE + GUESTS; nth++) guests.push(await paid(nth))
  const confirm = ({ checkout, paymentId }: Opened) =>
    post('/api/anonymous/booking_request/confirm_payment/', { ...checkout, paymentId })
  for (const guest of guests.splice(0, BEFORE)) await confirm(guest)
  await post('/local/idle/', {})
  const answers = await Promise.all(guests.map(confirm))
  await cloud.stop()
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? 0)
  const confirmed = answers.filter(({ status }) => status === 200).length
  return {
    lines: [
      {
        what: `${GUESTS} new guests confirm their payments at once`,
        bar: `${GUESTS} × 200, p99 ≤ ${LONGEST_MS / 1000} s`,
        number: `${confirmed} × 200, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
        met: confirmed === GUESTS && at(0.99) <= LONGEST_MS,
      },
    ],
  }
}
