/** A buyer whose calls may get no response because the server was killed. Records every response. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '../cloud/local-cloud.ts'
import { newGuest, type Reserved, visitorOf } from '../people/visitor.ts'
import { callsOf, NoAnswer } from './calls.ts'
import type { Child } from './child.ts'

export interface Outcomes {
  reserved: Reserved[]
  /** Ids of booking requests that a response called paid. */
  paid: string[]
  /** How many calls got no response. */
  lost: number
  /** Responses with an unexpected 5xx. */
  faults: string[]
}

type Ask<T> = () => Promise<Answer<T>>

/** What one buyer does: reserves a shelf, and perhaps pays for it. */
export interface Errand {
  reservation: object
  pays: boolean
  /** With a key the buyer repeats a reservation that got no response. Without one the buyer stops. */
  key: string | undefined
}

/**
 * Runs errands against the child process and records every response. After a kill it repeats the calls that may be
 * repeated, as a browser would, and no others.
 */
export const buyersOf = (child: Child, market: string, outcomes: Outcomes) => {
  const at = visitorOf(callsOf(child), market)

  const once = async <T>(ask: Ask<T>): Promise<Answer<T> | undefined> => {
    try {
      await child.up()
      const answer = await ask()
      const isOurs = !['busy', 'payment_provider_unavailable'].includes(answer.body?.detail ?? '')
      const isFault = answer.status === 400 || (answer.status >= 500 && isOurs)
      if (isFault) outcomes.faults.push(`${answer.status} ${JSON.stringify(answer.body)}`)
      return answer
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      outcomes.lost += 1
      await pause(20)
      return undefined
    }
  }

  const again = async <T>(ask: Ask<T>): Promise<Answer<T> | undefined> => {
    for (let tries = 0; tries < 20; tries++) {
      const answer = await once(ask)
      if (answer && answer.status < 500) return answer
      await pause(answer ? 50 : 0)
    }
    throw new Error('no response after 20 tries')
  }

  const pay = async (reserved: Reserved): Promise<void> => {
    const checkout = at.checkout([reserved], newGuest())
    const opened = await again(() => at.init(checkout, `pay-${reserved.id}`))
    if (opened?.status !== 200) return
    const { paymentId } = opened.body
    await again(() => at.pay(paymentId, 'approve', 'now'))
    const confirmed = await again(() => at.confirm(checkout, paymentId))
    if (confirmed?.status !== 200) return
    for (const { id, status } of confirmed.body.bookingRequests) if (status === 'paid') outcomes.paid.push(id)
  }

  return async ({ reservation, pays, key }: Errand): Promise<void> => {
    const answer = await (key ? again : once)(() => at.reserve(reservation, key))
    if (answer?.status !== 201) return
    outcomes.reserved.push(answer.body)
    if (pays) await pay(answer.body)
  }
}
