/** Handles what a person does in the card window. Returns the message that the window posts to the page. */
import { now } from '#functions/kit/clock.ts'
import type { Records } from './records.ts'
import { toResponse } from './rest.ts'
import { idIn, type Session } from './shapes.ts'
import { recordSale } from './transactions.ts'
import { CARD } from './ways.ts'
import type { Push, Webhooks } from './webhooks.ts'

export const OUTCOMES = ['approve', 'decline', 'cancel', 'error'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface Message {
  type: 'transactionCreated' | 'hostedCardCreated' | 'closeOverlay' | 'error'
  sessionId: string
  transaction?: Record<string, unknown>
  hostedCard?: string
  error?: string
}

export const PUSHES = ['now', 'late', 'twice', 'never'] as const satisfies Push[]

/** What a person does: with which of the session's ways, and how that ends. */
export interface Act {
  outcome: Outcome
  push?: Push
  origin?: string
  /** The last digits of the card, also of the card in a wallet. */
  lastFour?: string
}

/** True while the session has not expired and is not paid. */
export const isOpen = (records: Records, session: Session): boolean => {
  const last = session.transaction ? records.find('transactions', idIn(session.transaction)) : undefined
  return Date.parse(session.expiresAt) > now() && !last?.isAuthorized
}

export const checkout = async (
  records: Records,
  webhooks: Webhooks,
  session: Session,
  { outcome, push = 'now', origin = CARD, lastFour = '1119' }: Act,
): Promise<Message> => {
  const sessionId = session.id
  if (outcome === 'cancel') return { type: 'closeOverlay', sessionId }
  if (outcome === 'error') return { type: 'error', sessionId, error: 'The card could not be read' }
  if (!isOpen(records, session)) return { type: 'error', sessionId, error: 'The session has ended' }
  if (!session.doCreateTransaction) {
    records.save('payment-sessions', { ...session, hostedCard: records.href('payment-sessions', sessionId) })
    return { type: 'hostedCardCreated', sessionId, hostedCard: records.href('payment-sessions', sessionId) }
  }
  const sale = recordSale(records, session, outcome === 'approve', { origin, lastFour })
  await webhooks.notify(sale, eventOf(sale.state), push)
  return { type: 'transactionCreated', sessionId, transaction: toResponse(records, 'transactions', sale) }
}

const eventOf = (state: string) =>
  state === 'captured' ? 'saleCaptured' : state === 'authorized' ? 'saleAuthorized' : 'saleDeclined'
