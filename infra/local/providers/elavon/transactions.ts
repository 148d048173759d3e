/** Sales, voids and refunds with Elavon's rules. */
import { randomInt } from 'node:crypto'
import { nowIso } from '#functions/kit/clock.ts'
import type { Books } from './books.ts'
import { type Fields, text, total } from './input.ts'
import { amountOf, fault, invalidField, type Session, type Transaction, units } from './shapes.ts'

const blank = {
  totalRefunded: null,
  parentTransaction: null,
  relatedTransactions: [],
  order: null,
  orderReference: null,
  paymentSession: null,
  capturedAt: null,
  card: null,
  authorizationCode: null,
  failures: [],
}

const code = () => String(randomInt(100_000, 1_000_000))

/** What a shopper's card did in the window. A decline is on the books as well. */
export const sell = (books: Books, session: Session, isApproved: boolean, lastFour: string): Transaction => {
  const order = books.read('orders', session.order, session.alias)
  const isCaptured = isApproved && session.doCapture
  const sale = books.save('transactions', {
    ...blank,
    ...books.fresh(session.alias),
    type: 'sale',
    state: isCaptured ? 'captured' : isApproved ? 'authorized' : 'declined',
    isAuthorized: isApproved,
    total: order.total,
    order: session.order,
    orderReference: order.orderReference ?? null,
    customReference: session.customReference ?? order.customReference ?? null,
    paymentSession: books.href('payment-sessions', session.id),
    capturedAt: isCaptured ? nowIso() : null,
    source: 'hppIframeLightbox',
    card: { scheme: 'Visa', brand: 'Visa', last4: lastFour, maskedNumber: `454634******${lastFour}` },
    authorizationCode: isApproved ? code() : null,
    failures: isApproved ? [] : [{ code: 'declinedByProcessor', description: 'The card was declined' }],
  })
  const { transaction, previousTransactions } = session
  books.save('payment-sessions', {
    ...session,
    transaction: books.href('transactions', sale.id),
    previousTransactions: transaction ? [...previousTransactions, transaction] : previousTransactions,
  })
  return sale
}

/** POST /transactions: a void before settlement, a refund after it. */
export const giveBack = (books: Books, alias: string, fields: Fields): Transaction => {
  const { type } = fields
  if (type !== 'void' && type !== 'refund') throw invalidField('type', 'this sandbox takes void and refund')
  if (!fields.parentTransaction) throw invalidField('parentTransaction', 'is required')
  const parent = books.read('transactions', fields.parentTransaction, alias)
  if (parent.type !== 'sale' || !parent.isAuthorized) {
    throw invalidField('parentTransaction', 'must be an authorized sale')
  }
  const customReference = text(fields, 'customReference', 255)
  return type === 'void'
    ? voidSale(books, parent, customReference)
    : refund(books, parent, fields, customReference)
}

const child = (books: Books, parent: Transaction, changes: Partial<Transaction>): Transaction => {
  const made: Transaction = books.save('transactions', {
    ...blank,
    ...books.fresh(parent.alias),
    type: 'void',
    state: 'voided',
    isAuthorized: true,
    total: parent.total,
    order: parent.order,
    orderReference: parent.orderReference,
    parentTransaction: books.href('transactions', parent.id),
    card: parent.card,
    source: 'api',
    authorizationCode: code(),
    ...changes,
  })
  return made
}

const voidSale = (books: Books, parent: Transaction, customReference: string | null): Transaction => {
  if (parent.state !== 'captured' && parent.state !== 'authorized') {
    throw fault(
      400,
      'badRequest',
      `A transaction that is ${parent.state} cannot be voided`,
      'parentTransaction',
    )
  }
  const made = child(books, parent, { customReference })
  const relatedTransactions = [...parent.relatedTransactions, books.href('transactions', made.id)]
  books.save('transactions', { ...parent, state: 'voided', relatedTransactions })
  return made
}

const refund = (
  books: Books,
  parent: Transaction,
  fields: Fields,
  customReference: string | null,
): Transaction => {
  if (parent.state !== 'settled') {
    throw fault(
      400,
      'badRequest',
      `A transaction that is ${parent.state} cannot be refunded`,
      'parentTransaction',
    )
  }
  const refunded = units(parent.totalRefunded?.amount ?? '0')
  const left = units(parent.total.amount) - refunded
  const wanted = fields.total ? total(fields.total) : { ...parent.total, amount: amountOf(left) }
  if (wanted.currencyCode !== parent.total.currencyCode) {
    throw invalidField('total.currencyCode', 'must be that of the sale')
  }
  const back = units(wanted.amount)
  if (back === 0n || back > left) throw invalidField('total.amount', 'is more than what is left of the sale')
  const made = child(books, parent, {
    type: 'refund',
    state: 'captured',
    capturedAt: nowIso(),
    total: wanted,
    customReference,
  })
  books.save('transactions', {
    ...parent,
    totalRefunded: { ...parent.total, amount: amountOf(refunded + back) },
    relatedTransactions: [...parent.relatedTransactions, books.href('transactions', made.id)],
  })
  return made
}

/** POST /transactions/{id}: takes the money of a sale that was only authorized. */
export const capture = (books: Books, sale: Transaction, fields: Fields): Transaction => {
  if (fields.doCapture !== true || sale.state !== 'authorized') {
    throw fault(400, 'badRequest', `A transaction that is ${sale.state} cannot be captured`)
  }
  return books.save('transactions', { ...sale, state: 'captured', capturedAt: nowIso() })
}
