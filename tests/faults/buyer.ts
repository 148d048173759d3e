/** A buyer whose calls may get no answer, because what answers was killed; and every answer that was given. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '../local-cloud.ts'
import { newGuest, type Reserved, visitorOf } from '../visitor.ts'
import { callsOf, NoAnswer } from './calls.ts'
import type { Child } from './child.ts'

export interface Answered {
  reserved: Reserved[]
  /** Ids of requests that were answered as paid. */
  paid: string[]
  /** How often nobody answered. */
  lost: number
  /** Answers that nobody should ever get. */
  faults: string[]
}

type Ask<T> = () => Promise<Answer<T>>

/** What one buyer wants: a shelf for some days, and perhaps to pay for it. */
export interface Errand {
  wish: object
  pays: boolean
  /** With a key the reservation is asked for again when nobody answered; without, it is given up. */
  key: string | undefined
}

/**
 * Runs errands against the child and notes every answer. What may be repeated is asked again after a kill, as a
 * browser would; what may not is left as it is.
 */
export const buyersOf = (child: Child, market: string, noted: Answered) => {
  const at = visitorOf(callsOf(child), market)

  const once = async <T>(ask: Ask<T>): Promise<Answer<T> | undefined> => {
    try {
      await child.up()
      const answer = await ask()
      const isFault =
        answer.status >= 500 && !['busy', 'payment_provider_unavailable'].includes(answer.body?.detail ?? '')
      if (isFault) noted.faults.push(`${answer.status} ${JSON.stringify(answer.body)}`)
      return answer
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      noted.lost += 1
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
    throw new Error('nobody answers')
  }

  const pay = async (reserved: Reserved): Promise<void> => {
    const checkout = at.checkout([reserved], newGuest())
    const opened = await again(() => at.init(checkout, `pay-${reserved.id}`))
    if (opened?.status !== 200) return
    const { paymentId } = opened.body
    await again(() => at.pay(paymentId, 'approve', 'now'))
    const confirmed = await again(() => at.confirm(checkout, paymentId))
    if (confirmed?.status !== 200) return
    for (const { id, status } of confirmed.body.bookingRequests) if (status === 'paid') noted.paid.push(id)
  }

  return async ({ wish, pays, key }: Errand): Promise<void> => {
    const answer = await (key ? again : once)(() => at.reserve(wish, key))
    if (answer?.status !== 201) return
    noted.reserved.push(answer.body)
    if (pays) await pay(answer.body)
  }
}
