/** What a person does in the card window, and the message that the window posts to the page for it. */
import { now } from '#functions/kit/clock.ts'
import type { Books } from './books.ts'
import { shown } from './rest.ts'
import { idIn, type Session } from './shapes.ts'
import { sell } from './transactions.ts'
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

/** A session can be paid while it lives and until it was paid. */
export const isOpen = (books: Books, session: Session): boolean => {
  const last = session.transaction ? books.find('transactions', idIn(session.transaction)) : undefined
  return Date.parse(session.expiresAt) > now() && !last?.isAuthorized
}

export const checkout = async (
  books: Books,
  webhooks: Webhooks,
  session: Session,
  outcome: Outcome,
  push: Push = 'now',
  lastFour = '1119',
): Promise<Message> => {
  const sessionId = session.id
  if (outcome === 'cancel') return { type: 'closeOverlay', sessionId }
  if (outcome === 'error') return { type: 'error', sessionId, error: 'The card could not be read' }
  if (!isOpen(books, session)) return { type: 'error', sessionId, error: 'The session has ended' }
  if (!session.doCreateTransaction) {
    books.save('payment-sessions', { ...session, hostedCard: books.href('payment-sessions', sessionId) })
    return { type: 'hostedCardCreated', sessionId, hostedCard: books.href('payment-sessions', sessionId) }
  }
  const sale = sell(books, session, outcome === 'approve', lastFour)
  await webhooks.tell(sale, eventOf(sale.state), push)
  return { type: 'transactionCreated', sessionId, transaction: shown(books, 'transactions', sale) }
}

const eventOf = (state: string) =>
  state === 'captured' ? 'saleCaptured' : state === 'authorized' ? 'saleAuthorized' : 'saleDeclined'
